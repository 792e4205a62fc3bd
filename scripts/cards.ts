/**
 * Draws the card of each built page for shared links, and puts its address where the page says what stands on it.
 * The name is a hash of the bytes: a card that changes, as when a price does, has a new address, which the sharing
 * sites must fetch, and the CDN may keep every card for good.
 */
import type { AstroIntegration } from 'astro';
import { parse, type HTMLElement } from 'node-html-parser';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PICTURE_ENDINGS } from '#lib/pictures.ts';
import { draw, paint, type Wanted } from './card.ts';
import { codeDigest } from './code-digest.ts';
import { Kept } from './kept.ts';

/** What a page says about its card; see src/layouts/SocialCard.astro. */
export const TEMPLATE = /<template data-card[\s\S]*?<\/template>/;

function wantedIn(template: HTMLElement): Wanted {
  const said = (name: string) => template.getAttribute(`data-${name}`) ?? '';
  const drawing = (selector: string) => template.querySelector(selector)?.toString();
  return {
    lead: said('lead'),
    title: said('title'),
    answer: said('answer'),
    note: said('note'),
    truck: drawing('[data-truck] svg'),
    locator: drawing('.locator'),
    // The names in the tiles are for those who tap them.
    map: drawing('.tile-map')?.replace(/<text[\s\S]*?<\/text>/g, ''),
    ladder: template.querySelectorAll('[data-price]').map((row) => ({
      truck: row.querySelector('svg')?.toString() ?? '',
      price: row.getAttribute('data-price') ?? '',
    })),
    marks: template.querySelectorAll('[data-taken]').map((mark) => ({
      label: mark.text,
      taken: mark.getAttribute('data-taken') === 'true',
    })),
  };
}

/** @returns file of the picture with this id */
function pictureFile(id: string): string {
  const file = PICTURE_ENDINGS.map((ending) => `src/assets/pictures/${id}${ending}`).find((name) => existsSync(name));
  if (!file) throw new Error(`src/assets/pictures/${id}.webp is missing: render it (art/README.md)`);
  return file;
}

const hash = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 12);

interface Card {
  svg: string;
  /** File of the picture beside the words. */
  picture?: string | undefined;
}

/** @throws Error when there is more on the card than fits */
function cardOf(html: string): Card {
  const template = parse(html).querySelector('template');
  if (!template) throw new Error('It says nothing about its card: give it the frame of src/layouts/Base.astro');
  const id = template.getAttribute('data-picture');
  return { svg: draw(wantedIn(template)), picture: id && pictureFile(id) };
}

/** Astro integration: works on the finished pages in the output folder. */
export function cards(): AstroIntegration {
  let site: string | undefined;
  let cache = '';
  return {
    name: 'cards',
    hooks: {
      'astro:config:done': ({ config }) => {
        site = config.site;
        cache = `${fileURLToPath(config.cacheDir)}cards/`;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const began = performance.now();
        // Beside drawing and picture these decide on the bytes.
        const painter = readFileSync('scripts/card.ts', 'utf8') + JSON.stringify(sharp.versions);
        const code = codeDigest();
        const kept = new Kept(cache);
        let painted = 0;

        async function addressOf(template: string): Promise<string> {
          const drawn = await kept.get([code, template], () => JSON.stringify(cardOf(template)));
          const { svg, picture } = JSON.parse(drawn.toString()) as Card;
          const parts = [painter, svg, picture ? readFileSync(picture) : ''];
          const jpeg = await kept.get(parts, () => {
            painted += 1;
            return paint(svg, picture);
          });
          const path = `_astro/card.${hash(jpeg)}.jpg`;
          writeFileSync(fileURLToPath(dir) + path, jpeg);
          return new URL(path, site).href;
        }

        // Pages that share a card say the same. Their words would keep the pages in memory, of which they are a part.
        const addresses = new Map<string, Promise<string>>();
        async function finish(file: string): Promise<void> {
          const html = readFileSync(file, 'utf8');
          const template = TEMPLATE.exec(html)?.[0] ?? '';
          const said = hash(template);
          const address = addresses.get(said) ?? addressOf(template);
          addresses.set(said, address);
          writeFileSync(file, html.replace(template, `<meta property="og:image" content="${await address}">`));
        }

        const files = globSync(`${fileURLToPath(dir)}**/*.html`).values();
        const work = Array.from({ length: availableParallelism() }, async () => {
          for (const file of files)
            await finish(file).catch((error: unknown) => {
              throw new Error(`The card of ${file} cannot be drawn`, { cause: error });
            });
        });
        await Promise.all(work);
        kept.prune();
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        logger.info(`${addresses.size} cards, ${painted} of them painted now: ${seconds} s`);
      },
    },
  };
}
