/** The load gauge of an estimate, empty without one. */
import type { Estimate } from '#business/estimate.ts';
import { fill } from '#lib/template.ts';
import Gauge from './GaugeDrawing.tsx';
import type { EstimateText, EstimateWords } from './estimate-text.ts';

interface Props {
  result: Estimate | undefined;
  text: EstimateText | undefined;
  words: EstimateWords;
}

const upToFull = (eighths = 0): number => Math.min(8, eighths);

export const EstimateGauge = ({ result, text, words }: Props) => (
  <Gauge
    gauge={{
      from: upToFull(result?.eighths.low),
      to: upToFull(result?.eighths.high),
      spoken: fill(words.gauge, { load: text?.share ?? words.emptyTruck }),
    }}
    className="w-full"
  />
);
