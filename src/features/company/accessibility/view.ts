/** `/accessibility` */
import { textPagesIn } from '#layout/text-page.ts';

export const pagesIn = textPagesIn('accessibility');
