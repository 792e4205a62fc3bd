/** What the estimator answers: the truck as it fills, the price, and the list on its way. */
import type { EstimatorView } from './estimator.ts';
import { mailHref, smsHref } from '#lib/contact.ts';
import type { Estimate } from '#business/estimate.ts';
import { fill } from '#lib/template.ts';
import type { EstimatorWords } from './load-list.ts';
import type { EstimateWords, Said } from './said.ts';
import { SumGauge } from './SumGauge.tsx';

interface Props {
  result: Estimate | undefined;
  said: Said | undefined;
  view: EstimatorView;
  words: EstimatorWords;
  estimateWords: EstimateWords;
}

const messageOf = (said: Said, { view, estimateWords }: Props): string =>
  fill(estimateWords.message, { company: view.company, ...said });

/** Truck, price and the way to send the list: on small screens a bar that stays in view. */
export function Sum(props: Props) {
  const { result, said, view, words, estimateWords } = props;
  return (
    <div className="estimator-sum">
      <SumGauge result={result} said={said} words={estimateWords} />
      <div aria-live="polite">
        {said ? (
          <p key="price" className="price">
            {said.price}
          </p>
        ) : (
          <p key="empty">{words.empty}</p>
        )}
      </div>
      {said && (
        <a className="button button-main" href={smsHref(view.phone, messageOf(said, props))}>
          {estimateWords.text}
        </a>
      )}
    </div>
  );
}

interface More extends Props {
  heavy: boolean;
  /** This list behind the question mark of an address. */
  query: string;
  onClear: () => void;
}

/** The answer in a sentence, what it leaves open, and what else can be done with the list. */
export function More({ heavy, query, onClear, ...props }: More) {
  const { said, view, estimateWords } = props;
  return (
    <div className="estimator-more">
      {said && <p>{said.volume}</p>}
      {heavy && <p>{view.heavyPrice}</p>}
      <p className="text-small">{estimateWords.note}</p>
      {said && <Keep {...props} said={said} query={query} onClear={onClear} />}
    </div>
  );
}

/** Prints the list, sends it another way, copies it, or begins anew. */
function Keep({ query, onClear, ...props }: Omit<More, 'heavy'> & { said: Said }) {
  const { said, view, words } = props;
  return (
    <p className="estimator-actions">
      <a className="copy" href={`${view.sheet}?${query}`}>
        {words.print}
      </a>
      <a className="copy" href={mailHref(view.email, fill(words.subject, { ...said }), messageOf(said, props))}>
        {words.mail}
      </a>
      <button
        type="button"
        className="copy"
        data-copy={fill(words.copied, { ...said })}
        data-copy-name={words.listName}
      >
        {words.copyList}
      </button>
      <button
        type="button"
        className="copy"
        data-copy={`${view.address}?${query}#estimate`}
        data-copy-name={words.linkName}
      >
        {words.copyLink}
      </button>
      <button type="button" className="copy" onClick={onClear}>
        {words.again}
      </button>
    </p>
  );
}
