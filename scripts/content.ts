/** What stands in content/: checked (the usual), listed, kept in step. Names of scripts/content/ follow: -- launch. */
import { subcommand } from './lib/subcommand.ts';

subcommand('content', 'check');
