/** Shape of `/rules.json`, which its JSON Schema publishes. */
import { z } from 'astro/zod';
import { answer, METHODS, THINGS, officeContact, RULE_KINDS, type RuleKind, told } from './answers.ts';

/** Raised when a field changes its name or meaning; a new field does not count. */
export const VERSION = '2.0';

const contactShape = officeContact.extend({ of: z.string() });

const fields = answer.omit({ kinds: true, how: true, by: true, at: true, things: true });
/** Fields of an answer that are published as they are. */
export const LINE_FIELDS = fields.keyof().options;

const lineShape = fields.extend({
  things: z.array(z.enum(THINGS)).describe('Which things of the kind; all of them where left out').optional(),
  by: z.enum(['municipality', 'county', 'state', 'utility']).describe('Who answers'),
  how: z.enum(METHODS),
  at: z
    .array(
      z.object({ name: z.string(), address: z.string().optional(), hours: z.string().optional(), url: z.string() }),
    )
    .describe('Where to bring it: any of these'),
  contact: contactShape.describe('Who to call about it').optional(),
  text: z.string().describe('The same in a sentence'),
  sources: z.array(
    z.object({ title: z.string(), url: z.string(), dated: z.string().optional(), read: z.string(), says: z.string() }),
  ),
});

const rowShape = z.object({
  lines: z.array(lineShape).describe('Best first; empty where no source answers'),
  contact: contactShape.describe('Who to ask, where no line answers').optional(),
});

export const rulesShape = z.object({
  title: z.string(),
  version: z.literal(VERSION),
  schema: z.string(),
  page: z.string(),
  license: z.string(),
  checked: z.string().describe('Day on which a source was last read'),
  rows: z.array(
    z.object({
      id: z.string(),
      municipality: z.string(),
      county: z.string(),
      state: z.string(),
      page: z.string(),
      collector: told.collector,
      lookup: told.lookup,
      contact: contactShape.optional(),
      checked: z.string().optional(),
      kinds: z.object(
        Object.fromEntries(RULE_KINDS.map((kind) => [kind, rowShape])) as Record<RuleKind, typeof rowShape>,
      ),
    }),
  ),
});
export type Data = z.infer<typeof rulesShape>;
export type DataLine = z.infer<typeof lineShape>;
export type DataContact = z.infer<typeof contactShape>;

export const rulesJsonSchema = () => z.toJSONSchema(rulesShape, { unrepresentable: 'any', io: 'output' });
