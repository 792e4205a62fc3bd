/**
 * Parts of the answer: where the job is, what can't be taken, pages that fit. Each text has an element of its own: React then
 * writes it anew also where a translator has replaced it (src/layout/hydration/Redraw.tsx).
 */
import { fill, plural } from '#lib/template.ts';
import { parseZipInput } from '#lib/zip.ts';
import type { AskProps } from './ask-props.ts';
import type { SearchItem, SearchResult, SentenceReading } from './engine/ask-data.ts';
import { LinkedSentence } from './LinkedSentence.tsx';

const Links = ({ items }: { items: readonly SearchItem[] }) => (
  <ul className="ask-links">
    {items.map(({ href, title, text }) => (
      <li key={href}>
        <a href={href}>{title}</a> <span>{text}</span>
      </li>
    ))}
  </ul>
);

interface PartProps extends AskProps {
  reading: SentenceReading;
  query: string;
}

/** Whether we come there. */
export function Where({ reading: { places, isAmbiguous, outside }, query, words, phone, number }: PartProps) {
  const typed = parseZipInput(query);
  if (typed.kind === 'partial' && typed.digits.length > 2)
    return <p>{plural(words.partial, 5 - typed.digits.length, words.locale)}</p>;
  if (typed.kind === 'invalid') return <p>{fill(words.odd, { count: typed.digits.length })}</p>;
  if (outside)
    return (
      <div>
        <p className="ask-where">
          <span>
            {fill(words.beyond, { place: outside.place }).replace(words.contraction.from, words.contraction.to)}
          </span>{' '}
          {outside.near.length > 0 && <span>{words.closest}</span>}
        </p>
        <Links items={outside.near} />
        <p>
          <LinkedSentence sentence={words.ask} href={`tel:${number}`} label={phone} />
        </p>
      </div>
    );
  const [place] = places;
  if (!place) return null;
  if (isAmbiguous)
    return (
      <div>
        <p className="ask-where">{words.which}</p>
        <Links items={places} />
      </div>
    );
  return (
    <p className="ask-where">
      <LinkedSentence sentence={words.yes} href={place.href} label={place.title} />
    </p>
  );
}

/** What we can't take, and where it goes instead. */
export const Refused = ({ items, words }: Pick<AskProps, 'words'> & { items: readonly SearchItem[] }) =>
  items.map(({ href, title, text }) => (
    <p key={href} className="ask-refused">
      <strong>
        <LinkedSentence sentence={words.refused} href={href} label={title} />
      </strong>{' '}
      <span>{text}</span>
    </p>
  ));

export function Pages({
  result: { hits, suggestion },
  query,
  words,
  phone,
  maxPages,
}: AskProps & { result: SearchResult; query: string }) {
  if (query.trim() === '') return null;
  if (hits.length === 0) return <p>{fill(words.none, { query, phone })}</p>;
  return (
    <section className="ask-pages" aria-labelledby="ask-pages">
      <h3 id="ask-pages">{words.pages}</h3>
      {suggestion !== undefined && <p>{fill(words.didYouMean, { instead: suggestion })}</p>}
      <ul>
        {hits.slice(0, maxPages).map(({ href, title, role, text }) => (
          <li key={href}>
            <a href={href}>{title}</a> <span>{words.kinds[role]}</span>
            {text !== '' && role !== 'item' && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
