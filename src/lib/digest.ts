/** A short text that stands for a value. */
import { createHash } from 'node:crypto';

/** @returns the same text for values that are the same as JSON, and another for any other */
export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** @returns the hash of an inline style or script as a content security policy names it */
export const policyHash = (code: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;
