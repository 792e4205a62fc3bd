/** What islands and scripts say: plain data, which templates hand them as props or attributes. */
import { estimate } from './browser/estimate.ts';
import { estimator } from './browser/estimator.ts';
import { filter } from './browser/filter.ts';
import { finder } from './browser/finder.ts';
import { loadSheet } from './browser/load-sheet.ts';
import { notices } from './browser/notices.ts';
import { place } from './browser/place.ts';
import { search } from './browser/search.ts';

export const browser = { estimate, estimator, filter, finder, loadSheet, notices, place, search };
