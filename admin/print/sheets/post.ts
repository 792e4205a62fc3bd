/** A post for a business profile, made from a job: before and after side by side, and a text to paste. */
import { color } from '#styles/colors.ts';
import type { Job, Site } from '#business/entities.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import { html, type Html } from '../html.ts';
import { gaugeDrawing, picture, share, shareTitle, wordmark } from '../parts.ts';
import { words } from '../words.ts';

/** Pixels, four by three, as such profiles show it. */
export const POST = { width: 1200, height: 900 };

export interface Post {
  /** Path of its picture and its text below kit/, without an ending. */
  file: string;
  label: string;
  page: Html;
  text: string;
  sample: boolean;
}

/** No phone number: profiles refuse posts for one. */
function textOf(site: Site, job: Job): string {
  const { sampleText, where, load, price } = words.post;
  return [
    ...(job.sample ? [sampleText] : []),
    `${job.title}. ${where({ service: job.service.name, place: job.place.name })}`,
    job.story,
    `${load(share(site, job.eighths))} ${price(startingPrice(site))}`,
  ]
    .map((paragraph) => `${paragraph}\n`)
    .join('\n');
}

/** @returns undefined for a job without two pictures */
export async function post(site: Site, job: Job): Promise<Post | undefined> {
  const { pair } = job;
  if (!pair) return undefined;
  const { before, after, illustration, sample } = words.post;
  const side = async (id: string, label: string) =>
    html`<figure class="${job.photographed ? 'photo' : 'drawn'}">
      <img src="${await picture(id, color('paper'))}" alt="" />
      <figcaption>${label}${!job.photographed && html` <small>${illustration}</small>`}</figcaption>
    </figure>`;
  const page = html`
    ${await side(pair.before.id, before)} ${await side(pair.after.id, after)}
    <div class="post-foot on-dark">
      ${gaugeDrawing(site, job.eighths)} <b>${shareTitle(site, job.eighths)}</b> ${await wordmark(site)}
    </div>
    ${job.sample === true && html`<b class="post-sample">${sample}</b>`}
  `;
  return { file: `posts/${job.id}`, label: job.title, page, text: textOf(site, job), sample: job.sample === true };
}
