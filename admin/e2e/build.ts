/** Builds the desk once, before its browser tests. */
import { buildDesk } from '../app/build.ts';

export default async function build(): Promise<void> {
  await buildDesk();
}
