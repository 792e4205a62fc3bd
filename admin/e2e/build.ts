/** Builds the admin once, before its browser tests. */
import { buildAdmin } from '../app/build.ts';

export default buildAdmin;
