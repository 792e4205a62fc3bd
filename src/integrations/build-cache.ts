/** What cost much to make, kept on the disk from one build to the next. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeWhole } from './whole-file.ts';

type Bytes = string | Buffer;

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
  async get(parts: Bytes[], make: () => Bytes | Promise<Bytes>): Promise<Buffer> {
    const hash = createHash('sha256');
    for (const part of parts) hash.update(createHash('sha256').update(part).digest());
    const name = hash.digest('hex').slice(0, 32);
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
