/** TODO header */
import type { Site } from '#business/entities.ts';
import { type ClientsView, clientsView } from '#features/company/clients.ts';

export const propertyManagersView = (site: Site): ClientsView => clientsView(site, 'managers', 'fleet/crew');
