/** Makes files that are kept in the repository: icons, fonts, tiles; and screenshots. */
import { subcommand } from './lib/subcommand.ts';

subcommand('assets');
