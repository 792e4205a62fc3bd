/** Icons of things. */
import type { EstimatorGroup } from '#business/schema/estimator.ts';

const PATHS: Record<EstimatorGroup, string> = {
  rooms: 'M4 15 16 5l12 10v13H4zM13 28v-8h6v8',
  seating: 'M7 17V9q0-2 2-2h14q2 0 2 2v8M3 15q4-1 4 3v2h18v-2q0-4 4-3v10H3zM7 25v3M25 25v3',
  chairs: 'M10 4h12v13H10zM8 17h16v4H8zM10 21v8M22 21v8',
  beds: 'M3 8v20M3 24v-7h26v11M3 24h26M7 17v-4h8v4',
  storage: 'M6 5h20v22H6zM6 12h20M6 19h20M14 8.5h4M14 15.5h4M14 23h4M9 27v2M23 27v2',
  tables: 'M2 10h28v4H2zM6 14v14M26 14v14',
  appliances: 'M6 4h20v24H6zM6 10h20M21 7h1M16 13a6 6 0 1 0 .1 0z',
  screens: 'M3 6h26v17H3zM11 28h10M16 23v5',
  outside: 'M16 3v15M12 3h8M10 18h12v4q0 4-6 7-6-3-6-7z',
  plants: 'M16 3a8 8 0 0 1 7 11 6 6 0 0 1-3 9h-8a6 6 0 0 1-3-9 8 8 0 0 1 7-11zM16 15v14M16 21l4-4',
  wheels: 'M8 15a6 6 0 1 0 .1 0zM24 15a6 6 0 1 0 .1 0zM8 21l4-10h10l2 10M12 11l5 10H8M17 21l5-10M10 11h4M22 11l-1-4h4',
  boxes: 'M4 10h24v18H4zM4 10l4-6h16l4 6M16 4v6M13 15h6',
  rolls: 'M8 9h18q4 7 0 14H8zM8 9a4 7 0 1 0 .1 0zM8 13a1.5 3 0 1 0 .1 0z',
  bath: 'M3 15h26v5q0 6-6 6H9q-6 0-6-6zM7 15V7q0-3 3-3t3 3M9 26v3M23 26v3',
  music: 'M5 4h22v24h-3v-7H8v7H5zM3 14h26v5H3zM9 14v5M14 14v5M19 14v5M24 14v5',
  other: 'M7 4h4v20h14M15 8h9v12h-9zM11 24a3 3 0 1 0 .1 0z',
};

const isKind = (kind: string): kind is EstimatorGroup => kind in PATHS;

/** @param kind an EstimatorGroup; undefined renders a placeholder of the same size */
export const ThingIcon = ({ kind = '' }: { kind?: string | undefined }) =>
  isKind(kind) ? (
    <svg className="thing-icon" viewBox="0 0 32 32" aria-hidden="true">
      <path d={PATHS[kind]} />
    </svg>
  ) : (
    <i className="thing-icon" />
  );
