/** content/counties.yaml, municipalities.yaml, locations.yaml, zips.yaml and towns/*.md. */
import { z } from 'astro/zod';
import { STATES, type State } from '#business/states.ts';
import {
  description,
  figure,
  type FormMeta,
  idOf,
  licenseId,
  unique,
  ourPicture,
  ourZip,
  point,
  prose,
  question,
  slug,
  text,
  title,
  url,
  zip,
} from './common.ts';

const asStart = { error: "must be two to five digits in quotes, such as '104' or '06840'" };

/**
 * The colors that tell counties apart on the map. They are names of styles, and four are enough for any number of
 * counties: give a further one the color of a county that it has no border with.
 */
const TINTS = ['sage', 'sand', 'clay', 'lilac'] as const;

/** content/counties.yaml: every county we work in, whole or in part. */
export const county = z.strictObject({
  id: slug,
  /** `county` where we serve all of it; `town` where the record stands for one town of it alone, and has that town's name. */
  kind: z.enum(['county', 'town']),
  /** As people say it. */
  name: text(4, 40),
  /** How we say it in a sentence, for example "Bergen County, NJ". */
  label: text(4, 40).meta({ title: 'Name in a sentence' }),
  /** The county that a town lies in, as a sentence says it: "Fairfield County, CT". Leave it out where that is the label. */
  official: text(4, 40).meta({ title: 'County of the town' }).optional(),
  state: z.enum(Object.keys(STATES) as State[]),
  /** The license that the law asks of a hauler here. Counties under one license repeat it. Leave it out where none is asked for. */
  license: z
    .strictObject({
      /** Its number goes into business.yaml, `licenses`, under this id. */
      id: licenseId,
      /** What is printed before the number: "Rockland County hauler permit". */
      name: text(8, 80),
      /** What the launch check asks for until the number is there. */
      duty: text(20, 240).meta({ title: 'What the law asks' }),
    })
    .optional(),
  /** Its color on the map; neighbors take different ones. */
  tint: z.enum(TINTS).meta({ title: 'Color on the map' }),
  title,
  description,
  /** The sentence under the headline. */
  lead: prose(40, 200),
  /** Two to four paragraphs of its own about how trash works there. Tokens allowed. */
  about: z
    .array(prose(80, 700))
    .min(2)
    .meta({ title: 'About', form: { one: 'paragraph' } satisfies FormMeta }),
});
export type County = z.infer<typeof county>;

const squareMiles = figure(0.01, 1000);

/** content/municipalities.yaml: every city, town, village, borough and township we serve. */
export const municipality = z.strictObject({
  id: slug,
  /** As people say it. */
  name: text(2, 40),
  /** The same, but unique: "Mamaroneck (village)". Titles are made of it. */
  label: text(2, 30).meta({ title: 'Name that is unique' }),
  /** As its charter says: "Village of Mamaroneck". */
  official: text(4, 60).meta({ title: 'Official name' }),
  kind: z.enum(['city', 'town', 'village', 'town-village', 'borough', 'township']),
  county: idOf('counties'),
  /** What it looks like: the id of a picture in pictures.yaml, such as "townscapes/main-street". */
  picture: ourPicture,
  /** Towns a village lies in. */
  within: unique(idOf('municipalities')).meta({ title: 'Lies in' }),
  /** 2020 census. */
  population: z.int().min(1).max(10_000_000),
  /** Land, square miles. */
  area: squareMiles,
  /** Its center by the Census. */
  point,
  /** ZIP codes with a part here, largest share first. */
  zips: unique(ourZip).min(1),
  /** Municipalities of ours that share a land border. */
  neighbors: unique(idOf('municipalities')),
  /** The same across a river or a sound. */
  across: unique(idOf('municipalities')).meta({ title: 'Across the water' }),
  /** The town hall's own page. Leave out when not confirmed. */
  website: url.optional(),
  /** One or two paragraphs that only this place's page could carry. With it, the page is indexed. */
  about: z
    .array(prose(80, 900))
    .meta({ form: { one: 'paragraph' } satisfies FormMeta })
    .optional(),
});
export type Municipality = z.infer<typeof municipality>;

/** content/outside.yaml: places we do not serve, so that a visitor from there is told which of ours are near. */
export const outside = z.strictObject({
  id: slug,
  /** As a sentence says it: "the Bronx". Leave it out where the ZIP codes are of many places. */
  name: text(3, 40).optional(),
  /** What else people type who mean it. */
  names: unique(text(3, 40))
    .meta({ title: 'Other names', form: { one: 'name' } satisfies FormMeta })
    .optional(),
  /** Its ZIP codes, or the first digits that they share. The longest one that fits counts, and ours come first. */
  zips: unique(z.string(asStart).regex(/^\d{2,5}$/, asStart))
    .min(1)
    .meta({ form: { one: 'ZIP' } satisfies FormMeta }),
  /** About its middle. */
  point,
  /** Ids of municipalities that are nearest by road, where water lies between it and those that are nearest on the map. */
  near: unique(idOf('municipalities')).min(1).meta({ title: 'Nearest by road' }).optional(),
});
export type Outside = z.infer<typeof outside>;

/** content/locations.yaml: hamlets and neighborhoods that are not municipalities. */
export const location = z.strictObject({
  id: slug,
  /** As people say it. */
  name: text(2, 40),
  /** The same, but unique. */
  label: text(2, 40).meta({ title: 'Name that is unique' }),
  kind: z.enum(['hamlet', 'neighborhood']),
  /** Municipalities it lies in; the first one's town hall sets the rules. */
  within: unique(idOf('municipalities')).min(1).meta({ title: 'Lies in' }),
  /** What it looks like, as in municipalities.yaml. Leave it out where it looks like the municipality it lies in. */
  picture: ourPicture.optional(),
  /** Land of the census-designated place, square miles. */
  area: squareMiles.optional(),
  /** Population of the census-designated place: the figure and which count it is from. */
  population: z
    .strictObject({
      value: z.int().min(1).max(10_000_000).meta({ title: 'People' }),
      from: z.enum(['census-2020', 'acs-2019-2023']).meta({ title: 'Counted in' }),
    })
    .optional(),
  point: point.optional(),
  /** True where the point is its ZIP's center and not the hamlet's. */
  pointIsZip: z.boolean().meta({ title: 'Point of its ZIP' }).optional(),
  /** Its ZIP codes. */
  zips: unique(ourZip),
  /** A remark on the name or outline, in a sentence. */
  note: text(15, 200).optional(),
  /** One or two paragraphs that only this place's page could carry. With 120 words, the page is indexed. */
  about: z
    .array(prose(80, 900))
    .meta({ form: { one: 'paragraph' } satisfies FormMeta })
    .optional(),
});
export type Location = z.infer<typeof location>;

/** content/zips.yaml: every ZIP code of the service area. */
export const zipRow = z.strictObject({
  id: zip,
  /** Post-office city. */
  city: text(2, 33),
  county: idOf('counties'),
  /** Unique: of one building or company. */
  kind: z.enum(['standard', 'po-box', 'unique']),
  /** About its middle. */
  point,
  /** Municipalities it covers, largest share first. */
  municipalities: unique(idOf('municipalities')).min(1),
  /** Hamlets in it. */
  locations: unique(idOf('locations')).meta({ title: 'Hamlets' }),
  /** Land, square miles (2020 ZIP Code Tabulation Area). */
  area: squareMiles.optional(),
  /** A remark, in a sentence. */
  note: text(15, 200).optional(),
});
export type Zip = z.infer<typeof zipRow>;

/** content/towns/*.md: the long page of a town. The file name is its address. */
export const town = z.strictObject({
  /** Municipalities the page speaks for, the main one first. */
  municipalities: unique(idOf('municipalities')).min(1),
  title,
  description,
  /** The sentence under the headline. */
  lead: prose(40, 200),
  /** Services people there ask for. Where they are fewer than three, the usual ones follow. */
  services: unique(idOf('services')).max(6),
  questions: z.array(question).min(2).max(5),
});
export type Town = z.infer<typeof town>;
