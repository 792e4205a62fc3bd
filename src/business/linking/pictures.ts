/** Pictures by id, and the check that none is missing. */
import { STANDING_PICTURES } from '#business/entities.ts';
import { fieldName } from '#business/field-names.ts';
import type { Add } from '#business/problem.ts';
import type { Rows } from '#business/rows.ts';
import { documentFile, homeOf } from '#business/schema/collections.ts';
import type { Picture } from '#business/schema/pages.ts';
import { mapById } from './reporter.ts';

export interface Pictures {
  all: ReadonlyMap<string, Picture>;
  /** A missing picture stands in for itself: checkPictures reports it, and nothing else may follow from it. */
  of: (id: string) => Picture;
  /** A room full and cleared; undefined unless there are both. */
  pair: (room: string | undefined) => { before: Picture; after: Picture } | undefined;
}

export function createPictures(rows: Rows['pictures']): Pictures {
  const all = mapById(rows);
  return {
    all,
    of: (id) => all.get(id) ?? { id, alt: '' },
    pair: (room) => {
      const [before, after] = [all.get(`pairs/${room}-before`), all.get(`pairs/${room}-after`)];
      return before && after && { before, after };
    },
  };
}

/** Reports pictures that pages or records need and content/pictures.yaml does not have. */
export function checkPictures(rows: Rows, { all, pair }: Pictures, add: Add): void {
  const { services, municipalities, locations, posts } = rows;
  for (const id of [...STANDING_PICTURES, ...services.map((row) => `services/${row.id}`)])
    if (!all.has(id))
      add(homeOf('pictures'), id, 'is missing', 'Render the picture (art/README.md) and write its alternative text');
  const named = [
    ...municipalities.map(({ id, picture }) => ({ file: homeOf('municipalities'), field: `${id} → picture`, picture })),
    ...locations.map(({ id, picture }) => ({ file: homeOf('locations'), field: `${id} → picture`, picture })),
    ...posts.map(({ id, picture }) => ({ file: documentFile('posts', id), field: 'picture', picture })),
  ];
  for (const { file, field, picture } of named)
    if (picture && !all.has(picture))
      add(
        file,
        field,
        `names "${picture}", which is not in content/pictures.yaml`,
        'Take one that is there, such as townscapes/main-street',
      );
  for (const { id, pair: room } of services)
    if (room && !pair(room))
      add(
        documentFile('services', id),
        'pair',
        `names "${room}", which has no two pictures in content/pictures.yaml`,
        `Render pairs/${room}-before and pairs/${room}-after and write their alternative texts`,
      );
  checkProof(rows, all, add);
}

/** Only photos can prove who comes. */
function checkProof({ business }: Rows, all: Pictures['all'], add: Add): void {
  const { proof } = business;
  const named = [
    ...(proof.owner?.picture ? [{ id: proof.owner.picture, field: 'proof.owner.picture' }] : []),
    ...(proof.photos ?? []).map((id, at) => ({ id, field: fieldName(business, ['proof', 'photos', at]) })),
  ];
  for (const { id, field } of named)
    if (!all.get(id)?.photo)
      add(
        homeOf('business'),
        field,
        all.has(id) ? `names "${id}", which is no photo` : `names "${id}", which is not in content/pictures.yaml`,
        'Add the photo to src/assets/pictures and a record with photo: true to content/pictures.yaml',
      );
}
