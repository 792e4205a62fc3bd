/** A short text that stands for a value. */
import { createHash } from 'node:crypto';

/** @returns the same text for values that are the same as JSON, and another for any other */
export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');
