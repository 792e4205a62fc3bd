/** What the estimator answers: the truck as it fills, the price, and the list on its way. */
import type { EstimatorView } from '#views/estimator.ts';
import { mailHref, smsHref } from '#lib/contact.ts';
import type { Estimate } from '#lib/estimate.ts';
import { estimator as words } from '#words/browser.ts';
import { sayHeavy, type Said } from './said.ts';
import { SumGauge } from './SumGauge.tsx';

interface Props {
  result: Estimate | undefined;
  said: Said | undefined;
  view: EstimatorView;
}

/** Truck, price and the way to send the list: on small screens a bar that stays in view. */
export function Sum({ result, said, view }: Props) {
  return (
    <div className="estimator-sum">
      <SumGauge result={result} said={said} />
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
        <a className="button button-main" href={smsHref(view.phone, words.message({ company: view.company, ...said }))}>
          {words.text}
        </a>
      )}
    </div>
  );
}

interface More extends Pick<Props, 'said' | 'view'> {
  heavy: boolean;
  /** This list behind the question mark of an address. */
  query: string;
  onClear: () => void;
}

/** The answer in a sentence, what it leaves open, and what else can be done with the list. */
export function More({ said, view, heavy, query, onClear }: More) {
  return (
    <div className="estimator-more">
      {said && <p>{said.volume}</p>}
      {heavy && <p>{sayHeavy(view)}</p>}
      <p className="text-small">{words.note}</p>
      {said && <Keep said={said} query={query} view={view} onClear={onClear} />}
    </div>
  );
}

/** Prints the list, sends it another way, copies it, or begins anew. */
function Keep({ said, query, view, onClear }: { said: Said; query: string; view: EstimatorView; onClear: () => void }) {
  const { share, price, list } = said;
  return (
    <p className="estimator-actions">
      <a className="copy" href={`${view.sheet}?${query}`}>
        {words.print}
      </a>
      <a
        className="copy"
        href={mailHref(view.email, words.subject(share), words.message({ company: view.company, ...said }))}
      >
        {words.mail}
      </a>
      <button
        type="button"
        className="copy"
        data-copy={words.copied(list, share, price)}
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
