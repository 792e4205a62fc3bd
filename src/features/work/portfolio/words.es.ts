/** Spanish text of `/portfolio`. */
import { counted } from '#i18n/spanish.ts';
import type { Words } from './words.en.ts';

export const es: Words = {
  headTitle: 'Trabajos de recogida, con su carga y su precio',
  description:
    'De cada trabajo, el lugar, el servicio, qué parte del camión se llenó y cuánto cuesta eso. Los de ejemplo están marcados.',
  title: 'Nuestros trabajos',
  lead: 'Qué había, qué parte del camión llenó y cuánto cuesta eso.',
  cardNote: 'Qué tanto llenó cada carga y cuánto costó',
  samplesNote: 'Estos son ejemplos, no trabajos que hayamos hecho. Después pondremos trabajos reales, con fotos.',
  /** Filter labels. */
  county: 'Condado',
  service: 'Servicio',
  none: 'Todavía no tenemos un trabajo de ese tipo en ese condado. Pruebe solo con el servicio o solo con el condado.',
  before: 'Antes',
  after: 'Después',
  /** "1 hora y 20 minutos" */
  duration: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [hours > 0 && counted(hours, 'hora'), rest > 0 && counted(rest, 'minuto')].filter(Boolean).join(' y ');
  },
  /** Shown when there are no jobs. */
  empty: {
    title: 'Todavía no hay trabajos aquí',
    text: 'Aquí pondremos fotos de nuestros trabajos, con la carga y el precio, cuando los clientes nos den permiso. Mientras tanto, vea qué cabe en el camión y cuánto cuesta.',
    links: { gallery: 'Vea qué cabe', pricing: 'Vea todos los precios' },
  },
  labels: {
    /** Accessible name. */
    list: 'Trabajos',
  },
};
