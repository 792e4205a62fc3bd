/** Formatting, lint and types, without warnings. */
import { CHECKS, runAll } from '../tools/steps.ts';

await runAll(CHECKS);
