/** The truck as full as a list makes it, empty while nothing is counted. */
import type { Estimate } from '#business/estimate.ts';
import { fill } from '#lib/template.ts';
import Gauge from '#ui/load/GaugeDrawing.tsx';
import type { EstimateWords, Said } from './said.ts';

interface Props {
  result: Estimate | undefined;
  said: Said | undefined;
  words: EstimateWords;
}

const full = (eighths = 0): number => Math.min(8, eighths);

export const SumGauge = ({ result, said, words }: Props) => (
  <Gauge
    gauge={{
      from: full(result?.eighths.low),
      to: full(result?.eighths.high),
      spoken: fill(words.gauge, { load: said?.share ?? words.emptyTruck }),
    }}
    className="w-full"
  />
);
