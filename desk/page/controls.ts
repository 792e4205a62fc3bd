/** Form controls of our own: the one place where they are registered, after the gate is open and before Sveltia begins. */
import type CMS from '@sveltia/cms';

/** Each is a function that is given Sveltia: `registerControls` of desk/controls. */
const CONTROLS: readonly ((cms: typeof CMS) => void)[] = [];

export function registerControls(cms: typeof CMS): void {
  for (const register of CONTROLS) register(cms);
}
