/** The result of the estimator: gauge, price and actions for the list. */
import type { Estimate } from '#business/estimate.ts';
import { mailHref, smsHref } from '#lib/contact.ts';
import { fill } from '#lib/template.ts';
import type { EstimateText, EstimateWords } from '#ui/load/estimate-text.ts';
import { EstimateGauge } from '#ui/load/EstimateGauge.tsx';
import type { EstimatorView } from './estimator.ts';
import type { EstimatorWords } from './use-load.ts';

interface Props {
  result: Estimate | undefined;
  text: EstimateText | undefined;
  view: EstimatorView;
  words: EstimatorWords;
  estimateWords: EstimateWords;
}

const messageOf = (text: EstimateText, { view, estimateWords }: Props): string =>
  fill(estimateWords.message, { company: view.company, ...text });

/** Gauge, price and text link; a sticky bar on small screens. */
export function EstimateSummary(props: Props) {
  const { result, text, view, words, estimateWords } = props;
  return (
    <div className="estimator-sum">
      <EstimateGauge result={result} text={text} words={estimateWords} />
      <div aria-live="polite">
        {text ? (
          <p key="price" className="price">
            {text.price}
          </p>
        ) : (
          <p key="empty">{words.empty}</p>
        )}
      </div>
      {text && (
        <a className="button button-main" href={smsHref(view.phone, messageOf(text, props))}>
          {estimateWords.text}
        </a>
      )}
    </div>
  );
}

interface DetailsProps extends Props {
  heavy: boolean;
  /** The list as a query string, without the question mark. */
  query: string;
  onClear: () => void;
}

export function EstimateDetails({ heavy, query, onClear, ...props }: DetailsProps) {
  const { text, view, estimateWords } = props;
  return (
    <div className="estimator-more">
      {text && <p>{text.volume}</p>}
      {heavy && <p>{view.heavyPrice}</p>}
      <p className="text-small">{estimateWords.note}</p>
      {text && <ListActions {...props} text={text} query={query} onClear={onClear} />}
    </div>
  );
}

/** Print, e-mail, copy and clear. */
function ListActions({ query, onClear, ...props }: Omit<DetailsProps, 'heavy'> & { text: EstimateText }) {
  const { text, view, words } = props;
  return (
    <p className="estimator-actions">
      <a className="copy" href={`${view.sheet}?${query}`}>
        {words.print}
      </a>
      <a className="copy" href={mailHref(view.email, fill(words.subject, { ...text }), messageOf(text, props))}>
        {words.mail}
      </a>
      <button
        type="button"
        className="copy"
        data-copy={fill(words.copied, { ...text })}
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
