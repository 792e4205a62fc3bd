/** Whether a photo tells where it was taken: GPS in EXIF or XMP. */

const GPS_IFD = 0x8825;
/** "GPSVersionID", which says nothing. */
const GPS_VERSION = 0;
const IN_XMP = /GPSL(?:at|ong)itude/;

/** Tags of the EXIF directory at an offset, each with the offset of its value; none where it cannot be read. */
function* tagsAt(view: DataView, directory: number, little: boolean): Generator<[tag: number, value: number]> {
  if (directory + 2 > view.byteLength) return;
  const count = view.getUint16(directory, little);
  for (let at = directory + 2; at + 12 <= view.byteLength && at < directory + 2 + count * 12; at += 12)
    yield [view.getUint16(at, little), at + 8];
}

/**
 * @param exif the EXIF block, with or without "Exif" before its header
 * @param xmp the XMP block
 */
export function hasLocation(exif: Uint8Array | undefined, xmp: Uint8Array | undefined): boolean {
  if (xmp && IN_XMP.test(new TextDecoder().decode(xmp))) return true;
  if (!exif) return false;
  const text = new TextDecoder('latin1').decode(exif.subarray(0, 16));
  const start = Math.max(text.indexOf('II*\0'), text.indexOf('MM\0*'));
  if (start < 0 || exif.byteLength < start + 8) return false;
  const view = new DataView(exif.buffer, exif.byteOffset + start, exif.byteLength - start);
  const little = text.startsWith('II', start);
  for (const [tag, value] of tagsAt(view, view.getUint32(4, little), little))
    if (tag === GPS_IFD)
      for (const [inner] of tagsAt(view, view.getUint32(value, little), little)) if (inner !== GPS_VERSION) return true;
  return false;
}
