/**
 * Puts photos of jobs where the site looks for them, in the commit that saves their words: the file is named after the
 * job, whose id is only final when the form is saved. Photos that a job no longer has are deleted.
 */
import { jobPicture } from '#business/job-pictures.ts';
import { PICTURE_ENDINGS, PICTURES } from '#business/picture-files.ts';
import { homeOf } from '#business/schema/collections.ts';
import type { Commit } from '../app/fetch-guard.ts';
import { isRecord, photoOf, type Values } from '../forms/shape.ts';

const SIDES = ['before', 'after'] as const;

interface PhotoPlan {
  /** Uploaded file → the paths without ending that it belongs at. */
  readonly moves: ReadonlyMap<string, readonly string[]>;
  /** Paths without ending whose photos go. */
  readonly removed: readonly string[];
}

/** @param form the values of a form right before they are saved, with the paths that Sveltia gave to new photos */
export function planPhotos({ jobs }: Values): PhotoPlan {
  const moves = new Map<string, string[]>();
  const removed: string[] = [];
  for (const job of Array.isArray(jobs) ? jobs.filter(isRecord) : []) {
    for (const side of SIDES) {
      const stem = `${PICTURES}/${jobPicture(String(job.id), side)}`;
      const address = isRecord(job.photos) ? job.photos[photoOf(side)] : undefined;
      if (!isRecord(job.photos)) removed.push(stem);
      else if (typeof address === 'string' && address.startsWith('/'))
        moves.set(address.slice(1), [...(moves.get(address.slice(1)) ?? []), stem]);
    }
  }
  return { moves, removed };
}

/** @param existing paths of the repository's files */
export function placePhotos(commit: Commit, plan: PhotoPlan, existing: ReadonlySet<string>): Commit {
  const { input } = commit.variables;
  const uploaded = input.fileChanges.additions ?? [];
  const placesOf = (path: string): string[] =>
    (plan.moves.get(path) ?? []).map((stem) => stem + path.slice(path.lastIndexOf('.')));
  const additions = uploaded.flatMap((file) =>
    plan.moves.has(file.path) ? placesOf(file.path).map((path) => ({ ...file, path })) : [file],
  );
  const added = new Set(additions.map(({ path }) => path));
  const replaced = uploaded.flatMap(({ path }) => plan.moves.get(path) ?? []);
  const gone = [...replaced, ...(added.has(homeOf('jobs')) ? plan.removed : [])]
    .flatMap((stem) => PICTURE_ENDINGS.map((ending) => stem + ending))
    .filter((path) => existing.has(path) && !added.has(path))
    .map((path) => ({ path }));
  const deletions = [...(input.fileChanges.deletions ?? []), ...gone];
  // The query asks for the hash of each new file, by its path.
  const query = [...plan.moves.keys()].reduce(
    (text, path) => text.replaceAll(JSON.stringify(path), JSON.stringify(placesOf(path)[0])),
    commit.query,
  );
  return { query, variables: { ...commit.variables, input: { ...input, fileChanges: { additions, deletions } } } };
}
