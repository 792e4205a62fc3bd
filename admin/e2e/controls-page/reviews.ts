/** The part for reviews over a file that is kept on this page alone. */
import { openReviews } from '../../reviews/page.ts';
import { files, places, services } from './given.ts';

const FILE = 'content/reviews.yaml';
let text = files[FILE] ?? '';

openReviews(document.querySelector('main') ?? document.body, {
  read: () => Promise.resolve(text),
  save: (changed, message) => {
    text = changed;
    document.body.dataset.saved = text;
    document.body.dataset.message = message;
    return Promise.resolve();
  },
  places,
  services,
  timezone: 'America/New_York',
});
