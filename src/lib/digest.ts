/** SHA-256 digests. */
import { createHash } from 'node:crypto';

/** Digest of a value's JSON, base64url. */
export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** CSP hash of an inline style or script. */
export const policyHash = (code: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;
