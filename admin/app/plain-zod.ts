/** The desk's policy allows no code made of text, by which zod makes schemas faster. Imported before any schema. */
import { z } from 'astro/zod';

z.config({ jitless: true });
