/** Makes files that are kept beside the code: -- icons, fonts, tiles, screenshots (scripts/assets/). */
import { subcommand } from './lib/subcommand.ts';

subcommand('assets');
