/** What our forms add to Sveltia: photos of jobs and ids of new records. */
import type CMS from '@sveltia/cms';
import type { Options } from '../app/saving.ts';
import { PHOTO, type Values } from '../forms/shape.ts';
import { missingIds } from './ids.ts';
import { photoControl } from './photo.ts';
import { placePhotos, planPhotos } from './photo-commit.ts';
import './photo.css';

/** A record as Sveltia gives it to listeners: an immutable map. */
interface Entry {
  get: (name: 'data') => { toJS: () => Values };
  setIn: (path: readonly (string | number)[], value: unknown) => Entry;
}

/** @returns what puts the photos of the form that was saved last where they belong */
export function registerControls(
  cms: Pick<typeof CMS, 'registerFieldType' | 'registerEventListener'>,
): Options['placePhotos'] {
  let plan = planPhotos({});
  cms.registerFieldType(PHOTO, photoControl());
  cms.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      let map = entry as unknown as Entry;
      const ids = missingIds(map.get('data').toJS());
      for (const [list, at, id] of ids) map = map.setIn(['data', list, at, 'id'], id);
      plan = planPhotos(map.get('data').toJS());
      return ids.length > 0 ? (map as unknown as typeof entry) : undefined;
    },
  });
  return (commit, existing) => placePhotos(commit, plan, existing);
}
