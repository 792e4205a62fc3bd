/** `/offline`: shown by the service worker when there is no connection. */
import type { Site } from '#business/entities.ts';
import { opening, textBlocks } from '#layout/text-page.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import type { TextBlock } from '#ui/prose/text-block.ts';
import { Prose } from '#ui/sources/prose.ts';
import type { Words } from './words.en.ts';
import { offlineWords } from './words.ts';

interface OfflineView extends PageView {
  labels: Words;
  lead: string;
  blocks: TextBlock[];
}

const offlineView = (site: Site): OfflineView => ({
  ...opening(site, 'offline', { indexed: false }),
  labels: offlineWords(site.language),
  blocks: textBlocks(site, new Prose(site), 'offline'),
});

export const pagesIn = onePage('offline', offlineView);
