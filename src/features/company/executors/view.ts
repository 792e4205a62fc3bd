/** `/executors` */
import type { Site } from '#business/entities.ts';
import { type ClientsView, clientsView } from '#features/company/clients.ts';
import { onePage } from '#ui/page-view.ts';

export const executorsView = (site: Site): ClientsView =>
  clientsView(site, 'executors', { picture: 'places/empty-room', band: 'bands/donation-shop' });

export const pagesIn = onePage('executors', executorsView);
