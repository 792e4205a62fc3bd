/** `/offline`: what browsers show without a connection. */
import { type PageView, onePage } from '#ui/page-view.ts';
import type { Words as OfflineWords } from './words.en.ts';
import { offlineWords } from './words.ts';
import type { TextBlock } from '#ui/prose/text-block.ts';
import { opening, textBlocks } from '#layout/text-page.ts';
import type { Site } from '#business/entities.ts';
import { Prose } from '#ui/sources/prose.ts';

export interface OfflineView extends PageView {
  labels: Pick<OfflineWords, 'again'>;
  lead: string;
  blocks: TextBlock[];
}

/** What stands in for a page that the browser has not kept, while there is no connection. */
export const offlineView = (site: Site): OfflineView => ({
  ...opening(site, 'offline', { indexed: false }),
  labels: { again: offlineWords(site.language).again },
  blocks: textBlocks(site, new Prose(site), 'offline'),
});

export const pagesIn = onePage('offline', offlineView);
