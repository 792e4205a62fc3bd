/** The page where reviews come in: from the owner's export, or pasted one by one. */
import { useState, type ComponentProps, type SubmitEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { counted } from '#lib/text.ts';
import { HOW, readExport, ownWords, type Found } from './read.ts';
import { candidates, CannotShow, reviewsIn, RULES, withReviews, type Candidate, type Named } from './records.ts';
import './reviews.css';

export interface ReviewsOptions {
  /** The text of content/reviews.yaml, as the repository has it now. */
  read: () => Promise<string>;
  /** @throws Error that says why it was not saved */
  save: (text: string, message: string) => Promise<void>;
  places: readonly Named[];
  services: readonly Named[];
  timezone: string;
}

/** Where people write; another source can be typed. */
const SOURCES = ['Google', 'Yelp', 'Facebook', 'Nextdoor', 'Text message', 'Email'];

type FieldProps = ComponentProps<'input'> & { label: string };

/** An input, unless it is given another control. */
const Field = ({ label, children, ...input }: FieldProps) => (
  <label className="field">
    <span>{label}</span>
    {children ?? <input autoComplete="off" {...input} />}
  </label>
);

interface ChoiceProps {
  label: string;
  name: string;
  options: readonly { id: string | number; label: string }[];
  first?: string | undefined;
}

const Choice = ({ label, name, options, first = '' }: ChoiceProps) => (
  <Field label={label}>
    <select name={name} aria-label={label} required defaultValue={first}>
      <option value="">{label}</option>
      {options.map(({ id, label: text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  </Field>
);

const STARS = [5, 4, 3, 2, 1].map((id) => ({ id, label: `${id} of 5` }));
const sorted = (all: readonly Named[]) => all.toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

interface RowProps extends Pick<ReviewsOptions, 'places' | 'services'> {
  candidate: Candidate;
  /** Where it is in the list: fields of a form are told apart by it. */
  at: number;
  isPasted: boolean;
}

function Row({ candidate, at, isPasted, places, services }: RowProps) {
  const { found, author, quotes, place, service, problem } = candidate;
  const [isChecked, check] = useState(isPasted);
  const isPicked = isChecked && problem === undefined;
  const { lang } = found;
  const title = [author, `${found.stars} of 5 stars`, found.date, found.source, lang && `lang: ${lang}`]
    .filter(Boolean)
    .join(', ');
  return (
    <li>
      <label className="pick">
        <input
          type="checkbox"
          checked={isPicked}
          disabled={problem !== undefined}
          onChange={({ target }) => check(target.checked)}
          ref={(box) => (isPasted ? box?.scrollIntoView() : undefined)}
        />
        <span>{problem === undefined ? title : `${title} (${problem})`}</span>
      </label>
      <p lang={lang} dir="auto">
        {found.words}
      </p>
      {isPicked && (
        <>
          <Choice label="Town" name={`place-${at}`} options={sorted(places)} first={place} />
          <Choice label="Service" name={`service-${at}`} options={sorted(services)} first={service} />
          {quotes.length > 1 && (
            <Field label="It is too long to be shown whole. Show">
              <select name={`quote-${at}`}>
                {quotes.map((quote) => (
                  <option key={quote}>{quote}</option>
                ))}
              </select>
            </Field>
          )}
        </>
      )}
    </li>
  );
}

const entered = (event: SubmitEvent<HTMLFormElement>): Record<string, string> => {
  event.preventDefault();
  return Object.fromEntries(new FormData(event.currentTarget) as unknown as Iterable<[string, string]>);
};

/** The form for one review that is pasted. */
function Paste({ onPaste }: { onPaste: (found: Found) => void }) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const { words = '', name = '', stars, date = '', source = '', url } = entered(event);
    event.currentTarget.reset();
    const known = { ...ownWords(words), name, stars: Number(stars), date, source: source.trim() };
    onPaste(url ? { ...known, url } : known);
  };
  return (
    <form onSubmit={submit}>
      <Field label="What the customer wrote, word for word">
        <textarea name="words" rows={5} required />
      </Field>
      <Field label="Customer’s name" name="name" required />
      <Choice label="Stars" name="stars" options={STARS} />
      <Field label="Day they wrote it" name="date" type="date" required />
      <Field label="Where they wrote it" name="source" required minLength={2} list="sources" />
      <datalist id="sources">
        {SOURCES.map((source) => (
          <option key={source} value={source} />
        ))}
      </datalist>
      <Field label="Link to it, if it has one" name="url" type="url" pattern="https://.*" placeholder="https://" />
      <button>Next: town and service</button>
    </form>
  );
}

/** The reviews in the list, what happens to them, and what the page says about it. */
function useReviews({ read, save, places, services, timezone }: ReviewsOptions) {
  const [rows, setRows] = useState<readonly Candidate[]>([]);
  const [message, setMessage] = useState({ status: '', error: '', isBusy: false });

  const run = async (work: () => Promise<string>) => {
    setMessage({ status: '', error: '', isBusy: true });
    try {
      setMessage({ status: await work(), error: '', isBusy: false });
    } catch (cause) {
      setMessage({ status: '', error: `Nothing was saved. ${(cause as Error).message}`, isBusy: false });
    }
  };

  const show = async (found: readonly Found[]): Promise<string> => {
    const all = candidates(found, reviewsIn(await read()), places, services);
    setRows(all);
    const free = all.filter(({ problem }) => problem === undefined).length;
    return `${counted(all.length, 'review')}, ${free} of them can be put on the site.`;
  };

  const foundIn = async (file: File) => readExport(await file.text(), file.name, timezone);

  const put = async (form: Record<string, string>): Promise<string> => {
    const picks = rows.flatMap(({ found }, at) => {
      const [place, service, quote] = [form[`place-${at}`], form[`service-${at}`], form[`quote-${at}`]];
      return place && service ? [{ found, place, service, ...(quote ? { quote } : {}) }] : [];
    });
    if (picks.length === 0) throw new CannotShow('Check the reviews you want on the site.');
    const sources = [...new Set(picks.map(({ found }) => found.source))].join(', ');
    const title = `${counted(picks.length, 'review')} from ${sources}`;
    // Someone else may have saved in the meantime, so the text is read again.
    await save(await withReviews(await read(), picks), title);
    await show(rows.map(({ found }) => found));
    return `Saved: ${title}.`;
  };

  return {
    rows,
    message,
    take: (files: readonly File[]) => run(async () => show((await Promise.all(files.map(foundIn))).flat())),
    add: (found: Found) => run(() => show([found, ...rows.map((row) => row.found)])),
    put: (form: Record<string, string>) => run(() => put(form)),
  };
}

function Reviews(options: ReviewsOptions) {
  const { places, services } = options;
  const { rows, message, take, add, put } = useReviews(options);
  const [pasted, setPasted] = useState<Found>();
  return (
    <>
      <h1>Reviews</h1>
      <p>{RULES}</p>
      <h2>From your business profile</h2>
      <p>{HOW}</p>
      <Field
        label="The reviews.json of your Google export"
        type="file"
        accept=".json,application/json"
        multiple
        onChange={({ target }) => void take([...(target.files ?? [])])}
      />
      <h2>Or paste one</h2>
      <Paste
        onPaste={(found) => {
          setPasted(found);
          void add(found);
        }}
      />
      <form onSubmit={(event) => void put(entered(event))}>
        <ul>
          {rows.map((candidate, at) => (
            <Row
              key={`${candidate.found.date} ${candidate.found.name} ${candidate.found.words}`}
              {...{ candidate, at, places, services }}
              isPasted={candidate.found === pasted}
            />
          ))}
        </ul>
        {rows.some(({ problem }) => problem === undefined) && (
          <button className="main" disabled={message.isBusy}>
            Put the checked ones on the site
          </button>
        )}
      </form>
      <p role="status">{message.status}</p>
      <p role="alert">{message.error}</p>
    </>
  );
}

export function openReviews(root: HTMLElement, options: ReviewsOptions): void {
  createRoot(root).render(<Reviews {...options} />);
}
