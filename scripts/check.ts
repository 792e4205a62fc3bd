/** Formatting, lint and types, without warnings. */
import { CHECKS, run } from './steps.ts';

for (const step of CHECKS) run(step);
