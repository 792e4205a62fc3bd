/** Text by language. */
import { dictionary } from '#i18n/dictionary.ts';
import { en, type Words } from './words.en.ts';
import { es } from './words.es.ts';

export const thingWords = dictionary<Words>({ en, es });
