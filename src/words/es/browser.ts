/** What is said in the browser: a part an island, because each ships with its own and with no other. */
import { early } from './browser/early.ts';
import { estimator, gauge } from './browser/estimator.ts';
import { filter } from './browser/filter.ts';
import { finder } from './browser/finder.ts';
import { loadSheet } from './browser/load-sheet.ts';
import { menu } from './browser/menu.ts';
import { place } from './browser/place.ts';
import { search } from './browser/search.ts';
import { shell } from './browser/shell.ts';

export const browser = { early, estimator, gauge, filter, finder, loadSheet, menu, place, search, shell };
