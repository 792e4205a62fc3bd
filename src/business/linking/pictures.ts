/** Pictures by id, and the ones that pages cannot do without. */
import { homeOf } from '#business/schema/collections.ts';
import type { Picture } from '#business/schema/pages.ts';
import { STANDING_PICTURES } from '#business/entities.ts';
import type { Rows } from '#business/rows.ts';
import type { Reporter } from './reporter.ts';

export interface Pictures {
  all: ReadonlyMap<string, Picture>;
  /** A missing picture is one problem; what belongs to it is linked all the same, so that no other problem follows. */
  of: (id: string) => Picture;
  /** As `of`, for a record that names its picture: the problem is then in that record. */
  named: (id: string, file: string, record: string) => Picture;
  /** A room full and cleared; undefined unless there are both. */
  pair: (room: string | undefined) => { before: Picture; after: Picture } | undefined;
}

export function linkPictures(rows: Rows['pictures'], { add }: Reporter): Pictures {
  const all = new Map(rows.map((picture) => [picture.id, picture]));
  const of = (id: string): Picture => {
    const picture = all.get(id);
    if (!picture)
      add(homeOf('pictures'), id, 'is missing', 'Render the picture (art/README.md) and write its alternative text');
    return picture ?? { id, alt: '' };
  };
  const named = (id: string, file: string, record: string): Picture => {
    const picture = all.get(id);
    if (!picture)
      add(
        file,
        `${record} → picture`,
        `names "${id}", which is not in content/pictures.yaml`,
        'Take one that is there, such as townscapes/main-street',
      );
    return picture ?? { id, alt: '' };
  };
  const pair = (room: string | undefined) => {
    const [before, after] = [all.get(`pairs/${room}-before`), all.get(`pairs/${room}-after`)];
    return before && after ? { before, after } : undefined;
  };
  for (const id of STANDING_PICTURES) of(id);
  return { all, of, named, pair };
}
