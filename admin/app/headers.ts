/** The headers that the admin's host sends with every file. */
import { originsOf, type Asked } from './settings.ts';

export function policy(settings: Asked): string {
  return [
    "default-src 'none'",
    // WebAssembly: Sveltia turns photos into WebP with it, and reads HEIC.
    "script-src 'self' 'wasm-unsafe-eval'",
    // Sveltia sets styles while it runs.
    "style-src 'self' 'unsafe-inline' blob:",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' ${originsOf(settings).join(' ')} blob: data:`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Sveltia's makers of HTML, and ours for the rest (sveltia.ts).
    'trusted-types svelte-trusted-html lexical dompurify default',
  ].join('; ');
}

export const headersFor = (settings: Asked): string => `/*
  Content-Security-Policy: ${policy(settings)}
  X-Robots-Tag: noindex, nofollow, noarchive
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: no-referrer
  Permissions-Policy: accelerometer=(), autoplay=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  Cross-Origin-Opener-Policy: same-origin-allow-popups
  Cross-Origin-Resource-Policy: same-origin
  Cache-Control: no-cache

/print/*
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; font-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'

/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
`;
