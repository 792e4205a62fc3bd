/** TODO header */
import type { Site } from '#business/entities.ts';
import { type ClientsView, clientsView } from '#features/company/clients.ts';

export const executorsView = (site: Site): ClientsView => clientsView(site, 'executors', 'places/empty-room');
