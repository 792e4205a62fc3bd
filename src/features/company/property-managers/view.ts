/** `/property-managers` */
import type { Site } from '#business/entities.ts';
import { type ClientsView, clientsView } from '#features/company/clients.ts';
import { onePage } from '#ui/page-view.ts';

export const propertyManagersView = (site: Site): ClientsView =>
  clientsView(site, 'managers', { picture: 'company/managers', band: 'buildings' });

export const pagesIn = onePage('propertyManagers', propertyManagersView);
