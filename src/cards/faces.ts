/** The site's two faces, for what is drawn instead of printed. */
import { Typeface } from './text-layout.ts';

/** Headlines and the wordmark. */
export const DISPLAY = await Typeface.open('src/styles/fonts/bricolage.woff2', undefined, -0.025);
export const TEXT = await Typeface.open('src/styles/fonts/figtree.woff2', 500, 0);
