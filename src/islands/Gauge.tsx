/** The load gauge: the truck from the side, its body in eighths, filled from the cab. Printed, or drawn live. */
import { gaugeGeometry } from '#lib/gauge.ts';
import type { Gauge as Load } from '#views/ingredients.ts';

interface Props {
  gauge: Load;
  className?: string;
}

export default function Gauge({ gauge, className = 'w-40' }: Props) {
  const { full, maybe, lines } = gaugeGeometry(gauge.from, gauge.to);
  return (
    <svg
      className={`gauge ${className}`}
      viewBox="0 0 220 92"
      role="img"
      aria-label={`Load gauge: ${gauge.from === 0 ? 'empty truck' : gauge.label}`}
    >
      <rect className="gauge-body" x="4" y="6" width="160" height="64" rx="4" />
      {maybe && <rect className="gauge-maybe" x={maybe.x} y="8" width={maybe.width} height="60" />}
      {full && <rect className="gauge-full" x={full.x} y="8" width={full.width} height="60" />}
      <path className="gauge-lines" d={lines} />
      <path className="gauge-cab" d="M168 26h24l22 22v22h-46z" />
      <path className="gauge-glass" d="M175 32h14l14 15h-28z" />
      <circle className="gauge-wheel" cx="44" cy="74" r="14" />
      <circle className="gauge-hub" cx="44" cy="74" r="5" />
      <circle className="gauge-wheel" cx="186" cy="74" r="14" />
      <circle className="gauge-hub" cx="186" cy="74" r="5" />
    </svg>
  );
}
