/** A post for a business profile, made from a job: before and after side by side, and a text to paste. */
import { capital } from '#lib/text.ts';
import type { Job, Site } from '#business/entities.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import { html, type Html } from '../html.ts';
import { gaugeDrawing, picture, share, wordmark } from '../parts.ts';

/** In pixels. */
export const POST = { width: 1200, height: 900 };

export interface Post {
  /** Path of its picture and its text in the folder print/, without an extension. */
  file: string;
  label: string;
  page: Html;
  text: string;
}

/** No phone number: profiles refuse posts for one. */
function textOf(site: Site, job: Job): string {
  return [
    ...(job.sample ? ['SAMPLE. Not a real job: don’t publish this.'] : []),
    `${job.title}. ${job.service.name} in ${job.place.name}.`,
    job.story,
    `It filled ${share(site, job.eighths)}. Prices start at ${startingPrice(site)}, and you approve the price before we lift anything.`,
  ]
    .map((paragraph) => `${paragraph}\n`)
    .join('\n');
}

/** @returns undefined for a job without two pictures */
export async function post(site: Site, job: Job): Promise<Post | undefined> {
  const { pair } = job;
  if (!pair) return undefined;
  const side = (id: string, label: string) =>
    html`<figure class="relative overflow-hidden">
      <img
        class="${job.photographed ? 'object-cover' : 'object-contain'} absolute size-full"
        src="${picture(id)}"
        alt=""
      />
      <figcaption
        class="absolute top-[32px] left-[32px] rounded-full bg-evergreen px-[26px] pt-[14px] pb-[16px] font-display text-[34px]/none font-extrabold text-paper"
      >
        ${label}
        ${!job.photographed && html`<small class="font-text text-[22px]/none font-semibold">Illustration</small>`}
      </figcaption>
    </figure>`;
  const page = html`<div class="grid h-full grid-cols-2 grid-rows-[1fr_190px] gap-x-[6px]">
    ${side(pair.before.id, 'Before')} ${side(pair.after.id, 'After')}
    <div
      class="on-dark col-span-2 grid grid-cols-[250px_1fr_380px] items-center gap-[28px] bg-evergreen px-[40px] text-paper"
    >
      ${gaugeDrawing(site, job.eighths)}
      <b class="font-display text-[38px]/[1.1] font-extrabold text-balance">${capital(share(site, job.eighths))}</b>
      ${await wordmark(site, 'h-[66px]')}
    </div>
    ${
      job.sample === true &&
      html`<b
        class="absolute top-2/5 left-1/2 -translate-1/2 -rotate-18 bg-sun px-[600px] py-[14px] font-display text-[64px]/none font-extrabold"
        >SAMPLE</b
      >`
    }
  </div>`;
  return { file: `posts/${job.id}`, label: job.title, page, text: textOf(site, job) };
}
