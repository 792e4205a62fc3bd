/** Checks content/ (the default), lists what is due or missing, and keeps derived files up to date. */
import { subcommand } from './lib/subcommand.ts';

subcommand('content', 'check');
