/** What cost much to make, kept on the disk from one build to the next. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeWhole } from './whole-file.ts';

type Bytes = string | Buffer;

/** @returns another text for any other parts, or any other division of them */
export function printOf(parts: Bytes[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(createHash('sha256').update(part).digest());
  return hash.digest('hex').slice(0, 32);
}

/** A folder of results, each named after a hash of everything that decides on it. */
export class BuildCache {
  readonly #folder: string;
  readonly #asked = new Set<string>();
  /** How many were not there. */
  made = 0;

  /** @param folder with a slash at the end */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
  }

  /** @param parts all that decides on the result, its maker's code among it */
  get(parts: Bytes[], make: () => Bytes | Promise<Bytes>): Promise<Buffer> {
    return this.named(printOf(parts), make);
  }

  /** @param name what `printOf` gave for all that decides on the result */
  async named(name: string, make: () => Bytes | Promise<Bytes>): Promise<Buffer> {
    this.#asked.add(name);
    const file = this.#folder + name;
    if (existsSync(file)) return readFileSync(file);
    const bytes = Buffer.from(await make());
    writeWhole(file, bytes);
    this.made += 1;
    return bytes;
  }

  /** Drops what no one asked for. */
  prune(): void {
    for (const name of readdirSync(this.#folder)) if (!this.#asked.has(name)) rmSync(this.#folder + name);
  }
}
