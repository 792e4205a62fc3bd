/** What the owner does every week, on a phone: how long a thumb takes, and which lines come of it. */
import { expect } from '@playwright/test';
import { enter, openForm, saved, test } from './admin.ts';
import { Thumb } from './thumb.ts';

const TASKS: [name: string, form: string, work: (thumb: Thumb) => Promise<void>, added: RegExp][] = [
  [
    'a notice for today',
    'business',
    async (thumb) => {
      await thumb.tap(thumb.page.getByRole('checkbox', { name: /Add.*Notice/ }));
      await thumb.type('notice.text', 'Today has room until 4 pm');
      await expect(thumb.field('notice.from').locator('input').first()).not.toHaveValue('');
      thumb.taps += 4;
      await thumb.field('notice.until').locator('input').first().fill('2026-12-24T16:00');
    },
    /text: Today has room until 4 pm\W+from: '\S+ \S+'\W+until: '2026-12-24 16:00'/,
  ],
  [
    'a holiday',
    'business',
    async (thumb) => {
      const days = thumb.field('hours.special');
      await thumb.add('', days);
      await thumb.type('hours.special.1.name', 'Christmas');
      for (const end of ['from', 'to']) {
        thumb.taps += 3;
        await thumb.field(`hours.special.1.${end}`).locator('input').first().fill('2026-12-25');
      }
      const hours = thumb.field('hours.special.1.hours');
      await thumb.tap(hours.getByRole('button', { name: /^Add/ }).last());
      await thumb.tap(thumb.page.getByRole('menuitem', { name: 'The same every day' }));
      await thumb.type('hours.special.1.hours.value', 'closed');
    },
    /- { name: Christmas, from: '2026-12-25', to: '2026-12-25', hours: closed }/,
  ],
  [
    'a question',
    'faq',
    async (thumb) => {
      await thumb.add('question');
      await thumb.type('faq.2.q', 'Do you take mattresses?');
      await thumb.page.getByRole('button', { name: /Add.*question/ }).scrollIntoViewIfNeeded();
      await thumb.type('faq.2.a', 'Yes. We bag each one and bring it to a recycler.');
    },
    /- \W*id: do-you-take-mattresses/,
  ],
];

for (const [name, form, work, added] of TASKS)
  test(`${name} takes less than two minutes, and no other line changes`, async ({ page, room }) => {
    const file = `content/${form}.yaml`;
    const before = await room.textOf(file);
    await enter(page, room);
    await openForm(page, room, form);
    const thumb = new Thumb(page);
    await work(thumb);
    await thumb.tap(page.getByRole('button', { name: 'Save', exact: true }));
    await saved(page);
    const text = await room.textOf(file);
    expect(text).toMatch(added);
    const kept = new Set(text.split('\n'));
    expect(before.split('\n').filter((line) => !kept.has(line))).toEqual([]);
    thumb.isQuick(name);
  });
