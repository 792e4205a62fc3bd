/** Controls that Sveltia does not have: photos of jobs, eighths of the truck, ids made from what a record says. */
import type CMS from '@sveltia/cms';
import { withPhotoCommits } from './commit.ts';
import { asComponent } from './control.ts';
import { eighthsControl } from './eighths.ts';
import { idControl, missingIds } from './id.ts';
import { photoControl } from './photo.ts';
import { EIGHTHS, ID, PHOTO } from './widgets.ts';
import './controls.css';

/** A record as Sveltia hands it to what listens: a map that never changes. */
interface Entry {
  get: (name: 'data') => { toJS: () => unknown };
  setIn: (path: readonly (string | number)[], value: unknown) => Entry;
}

/** Gives new records their ids; a control would not, while it is out of sight. */
function withIds(entry: Entry): Entry | undefined {
  const missing = missingIds(entry.get('data').toJS());
  if (missing.length === 0) return undefined;
  return missing.reduce((map, [list, at, id]) => map.setIn(['data', list, at, 'id'], id), entry);
}

/** To be called before `init`. */
export function registerControls(cms: Pick<typeof CMS, 'registerFieldType' | 'registerEventListener'>): void {
  cms.registerFieldType(PHOTO, asComponent(photoControl));
  cms.registerFieldType(EIGHTHS, asComponent(eighthsControl));
  cms.registerFieldType(ID, asComponent(idControl));
  cms.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => withIds(entry) as unknown as typeof entry,
  });
  window.fetch = withPhotoCommits(window.fetch.bind(window));
}
