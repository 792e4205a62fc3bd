/** Previews of Sveltia: what pages make of a form, with the site's own styles, beside the form or (on a phone) behind it. */
import type CMS from '@sveltia/cms';
import { PREVIEWED } from '../forms/faces.ts';
import { previewOf, type Source } from './preview.tsx';
import { followRecords } from './record.ts';
import styles from './site.css?url';
import './button.css';

/** To be called before `init`. */
export function registerPreviews(
  cms: Pick<typeof CMS, 'registerPreviewStyle' | 'registerPreviewTemplate'>,
  source: Source,
): void {
  followRecords();
  cms.registerPreviewStyle(styles);
  for (const name of PREVIEWED) cms.registerPreviewTemplate(name, previewOf(name, source));
}
