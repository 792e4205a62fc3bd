/** The site's small drawings that are files of their own, in the colors of src/styles/tokens.css. */
import { existsSync, readFileSync } from 'node:fs';
import { color } from '#styles/colors.ts';

/** The truck: a box, a cab and two wheels. */
function favicon(): string {
  const [evergreen, paper] = [color('evergreen'), color('paper')];
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="45" r="8" fill="${evergreen}"/><circle cx="${x}" cy="45" r="5.5" fill="${paper}"/>`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="14" fill="${evergreen}"/>`,
    `<rect x="5" y="15" width="37" height="27" rx="3" fill="${paper}"/>`,
    `<path fill="${color('orange')}" d="M24 18h15v21H24z"/>`,
    `<path fill="${color('leaf')}" d="M44 24h7l8 9v9H44z"/>`,
    `${wheel(17)}${wheel(48)}</svg>\n`,
  ].join('');
}

/** The handle that is drawn along between two pictures. */
const sliderHandle = (): string =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'><circle cx='24' cy='24' r='22' fill='${color('paper')}' stroke='${color('ink')}' stroke-width='3'/><path d='M19 17l-7 7 7 7M29 17l7 7-7 7' fill='none' stroke='${color('ink')}' stroke-width='3.5'/></svg>\n`;

/** The owner's own icon, if there is one. */
const OWN = 'src/assets/icon.svg';

/** The drawings by their files. */
export const drawings = (): Record<string, string> => ({
  'public/favicon.svg': existsSync(OWN) ? readFileSync(OWN, 'utf8') : favicon(),
  'src/assets/slider-handle.svg': sliderHandle(),
});
