/** SVG of the load gauge. A React component, because the estimator island updates it live. */
import { gaugeGeometry, TRUCK } from './gauge-geometry.ts';
import type { Gauge as Load } from './gauge.ts';

interface Props {
  gauge: Pick<Load, 'from' | 'to' | 'spoken'>;
  className?: string;
}

export default function Gauge({ gauge, className = 'w-40' }: Props) {
  const { full, maybe, lines } = gaugeGeometry(gauge.from, gauge.to);
  return (
    <svg className={`gauge ${className}`} viewBox={TRUCK.viewBox} role="img" aria-label={gauge.spoken}>
      <rect className="gauge-body" {...TRUCK.body} />
      {maybe && (
        <rect className="gauge-maybe" x={maybe.x} y={TRUCK.load.y} width={maybe.width} height={TRUCK.load.height} />
      )}
      {full && (
        <rect className="gauge-full" x={full.x} y={TRUCK.load.y} width={full.width} height={TRUCK.load.height} />
      )}
      <path className="gauge-lines" d={lines} />
      <path className="gauge-cab" d={TRUCK.cab} />
      <path className="gauge-glass" d={TRUCK.glass} />
      {TRUCK.wheels.flatMap(({ cx, cy }) => [
        <circle key={`wheel-${cx}`} className="gauge-wheel" cx={cx} cy={cy} r={TRUCK.wheelRadius} />,
        <circle key={`hub-${cx}`} className="gauge-hub" cx={cx} cy={cy} r={TRUCK.hubRadius} />,
      ])}
    </svg>
  );
}
