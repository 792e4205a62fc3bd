/** Form controls of our own: the one place where they are registered, after the gate is open and before Sveltia begins. */
import type CMS from '@sveltia/cms';
import { registerControls as ofDesk } from '../fields/index.ts';

/** Each is given Sveltia, and may put something before the gate. */
const CONTROLS: readonly ((cms: typeof CMS) => void)[] = [ofDesk];

export function registerControls(cms: typeof CMS): void {
  for (const register of CONTROLS) register(cms);
}
