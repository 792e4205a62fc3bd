/** Opens the desk, or says why not. */
import './plain-zod.ts';
import { notice } from './notice.ts';
import type { PageSettings } from './settings.ts';

async function open(): Promise<void> {
  const answer = await fetch('/desk.json', { cache: 'no-store' });
  const settings = (await answer.json()) as PageSettings;
  if (settings.repository.owner === '') {
    notice(
      'This desk has no repository yet',
      'Write its owner and name into desk/settings.ts, then run npm run desk:build and publish the desk again.',
    );
    return;
  }
  // After zod is told what this page allows: schemas are made when the module is loaded.
  const { openDesk } = await import('./desk.ts');
  await openDesk(settings);
}

open().catch((error: unknown) => {
  console.error(error);
  notice('The desk did not open', 'Check the connection, then reload this page. Nothing was lost.');
});
