/** Texts of jobs, reviews and the rating. */
import { lowerFirst, capital, counted } from '#i18n/spanish.ts';
import type { Words } from './words.en.ts';

const opinions = (count: number): string => counted(count, 'opinión', 'opiniones');

export const es: Words = {
  /** Label above a job's title; '' for real jobs with photos. */
  kind: ({ sample, pictures }: { sample: boolean; pictures: 'own' | 'service' | 'illustration' }) => {
    const shown = { own: '', service: 'foto de otro trabajo', illustration: 'ilustración' }[pictures];
    return capital([sample && 'Trabajo de ejemplo', shown].filter(Boolean).join(', '));
  },
  jobs: 'Trabajos recientes',
  sampleJobs: 'Trabajos de ejemplo',
  where: ({ place, service }: { place: string; service: string }) => `${place}, ${lowerFirst(service)}`,
  allJobs: 'Todos los trabajos',
  /** `day` is formatted; `source` and `day` may be unknown. */
  rating: ({
    value,
    count,
    source,
    day,
  }: {
    value: number;
    count: number;
    source: string | undefined;
    day: string | undefined;
  }) => {
    const origin = [source, day && `al ${day}`].filter(Boolean).join(', ');
    return `${value} de 5 en ${opinions(count)}${origin ? ` (${origin})` : ''}`;
  },
  ratingSource: {
    readOn: (source: string, day: string) => `Lo vimos en ${source} el ${day}.`,
    unconfirmed:
      'Esta calificación la publicamos nosotros y todavía nadie la ha confirmado. Cuando se confirme, pondremos la fecha y dónde se publicó.',
  },
  /** In place of the stars. */
  sample: 'Ejemplo: no es de un cliente',
  allReviews: 'Todas las opiniones',
  reviews: {
    heading: 'Opiniones',
    stars: (count: number) => `${count} de 5 estrellas`,
  },
};
