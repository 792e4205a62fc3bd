/** The truck as full as a list makes it, empty while nothing is counted. */
import type { Estimate } from '#lib/estimate.ts';
import { gauge as words } from '#words/browser.ts';
import Gauge from './Gauge.tsx';
import type { Said } from './said.ts';

interface Props {
  result: Estimate | undefined;
  said: Said | undefined;
}

const full = (eighths = 0): number => Math.min(8, eighths);

export const SumGauge = ({ result, said }: Props) => (
  <Gauge
    gauge={{ from: full(result?.eighths.low), to: full(result?.eighths.high), label: said?.share ?? words.empty }}
    className="w-full"
  />
);
