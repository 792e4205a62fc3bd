/** Drawn codes, read back as a phone's camera does. */
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { qrCode, qrSvg } from './qr-code.ts';

it.each(['https://www.company.example/municipality/ashford', 'x', 'sms:+15555550100?&body=Hi,%20é'])(
  'draws a code for %j',
  async (text) => {
    const svg = qrSvg(qrCode(text), ' width="400" height="400"');
    const data = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).ensureAlpha().raw().toBuffer();
    expect(decodeQR({ width: 400, height: 400, data })).toBe(text);
  },
);
