/** How full the truck was: tapped on the drawing of the truck, which is eight radio buttons. */
import { gaugeGeometry, TRUCK } from '#ui/load/gauge-geometry.ts';
import { EIGHTHS } from '#i18n/english.ts';
import { element, type Control, type Given } from './control.ts';
import { seen } from './draft.ts';

const SVG = 'http://www.w3.org/2000/svg';
const WIDTH = 220;

/** A part of the drawing. */
function drawn(tag: string, name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, tag);
  made.setAttribute('class', name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  return made;
}

/** The truck as the site draws it (src/ui/load/GaugeDrawing.tsx), with its load as one part that moves. */
function truck(): { svg: SVGElement; fill: (eighths: number) => void } {
  const svg = drawn('svg', 'gauge', { viewBox: TRUCK.viewBox, 'aria-hidden': 'true' });
  const full = drawn('rect', 'gauge-full', { x: 0, width: 0, ...TRUCK.load });
  svg.append(
    drawn('rect', 'gauge-body', TRUCK.body),
    full,
    drawn('path', 'gauge-lines', { d: gaugeGeometry(0, 0).lines }),
    drawn('path', 'gauge-cab', { d: TRUCK.cab }),
    drawn('path', 'gauge-glass', { d: TRUCK.glass }),
    ...TRUCK.wheels.flatMap((center) => [
      drawn('circle', 'gauge-wheel', { ...center, r: TRUCK.wheelRadius }),
      drawn('circle', 'gauge-hub', { ...center, r: TRUCK.hubRadius }),
    ]),
  );
  const fill = (eighths: number): void => {
    const { x, width } = gaugeGeometry(eighths, eighths).full ?? { x: 0, width: 0 };
    full.setAttribute('x', String(x));
    full.setAttribute('width', String(width));
  };
  return { svg, fill };
}

/** "3 of 8: three-eighths" */
const wordsFor = (eighths: number): string => `${eighths} of 8: ${EIGHTHS[eighths] ?? ''}`;

const asEighths = (value: unknown): number => (Number.isInteger(Number(value)) ? Number(value) : 0);

/** A radio button over the eighth of the drawing that it fills last; the load grows from the cab, on the right. */
function choice(name: string, eighths: number): { label: HTMLLabelElement; input: HTMLInputElement } {
  const input = element('input', { type: 'radio', name, value: String(eighths), 'aria-label': wordsFor(eighths) });
  const label = element('label', {}, input);
  const { full } = gaugeGeometry(eighths, eighths);
  const width = (full?.width ?? 0) / eighths;
  label.style.left = `${((full?.x ?? 0) / WIDTH) * 100}%`;
  label.style.width = `${(width / WIDTH) * 100}%`;
  return { label, input };
}

export const eighthsControl: Control = (root) => {
  const { svg, fill } = truck();
  const said = element('p', { class: 'desk-said' });
  const box = element('div', { class: 'desk-gauge', role: 'radiogroup' }, svg);
  let given: Given | undefined;
  /** Chosen here, and not handed back by the form yet. */
  let sent: number | undefined;
  const show = (eighths: number): void => {
    fill(eighths);
    for (const { input } of choices) input.checked = Number(input.value) === eighths;
    said.textContent = eighths === 0 ? 'Tap how far the truck was filled.' : wordsFor(eighths);
  };
  const name = `eighths-${crypto.randomUUID()}`;
  const choices = Array.from({ length: 8 }, (_, at) => choice(name, at + 1));
  for (const { label, input } of choices) {
    input.addEventListener('change', () => {
      sent = Number(input.value);
      show(sent);
      given?.onChange(sent);
    });
    box.append(label);
  }
  root.append(box, said);
  return {
    update(next) {
      seen(next);
      given = next;
      box.setAttribute('aria-labelledby', `${next.forID}-label`);
      const eighths = asEighths(next.value);
      // The form may still be at what was chosen before.
      if (sent !== undefined && sent !== eighths) return;
      sent = undefined;
      show(eighths);
    },
  };
};
