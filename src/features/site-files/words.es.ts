/** The notes at the head of llms.txt, for readers without a browser. */
import { counted } from '#i18n/spanish.ts';
import type { Words } from './words.en.ts';

export const es: Words = {
  llms: {
    /**
     * Headings over the lists of links; by the standard of the file, what stands under "Optional" may be skipped, so that
     * word stays English.
     */
    sections: {
      company: 'La empresa, los precios y adónde vamos',
      services: 'Servicios',
      towns: 'Ciudades y pueblos',
      guides: 'Guías',
      optional: 'Optional',
    },
    /** `hours` is a sentence without its full stop. */
    reach: ({ phone, email, hours }: { phone: string; email: string; hours: string }) =>
      `Llame o mande un mensaje de texto al ${phone}, o escriba a ${email}. ${hours}. No hay formulario ni citas en línea.`,
    area: ({ counties, municipalities, zips }: { counties: readonly string[]; municipalities: number; zips: number }) =>
      `Adónde vamos: ${counties.join('; ')}. ${counted(municipalities, 'ciudad o pueblo', 'ciudades y pueblos')}, ${counted(zips, 'código postal', 'códigos postales')}.`,
    /** Each step as "un cuarto del camión $229". */
    prices: (steps: readonly string[]) =>
      `Precios según la parte del camión que llena la carga: ${steps.join(', ')}. El equipo da el precio en el lugar y usted lo aprueba antes de que empecemos a cargar.`,
    markdown: (index: string) =>
      `Todas las páginas de esta lista están en Markdown; la página web está en la misma dirección sin ".md" (${index} en lugar de index.md).`,
    sources:
      'Lo que decimos de reglas de recogida, leyes, pesos y volúmenes lleva su fuente, la fecha de la fuente y el mes en que la leímos. Las reglas cambian: pregunte en su ciudad o pueblo.',
    data: (csv: string, json: string) => `Lo que recoge o recibe cada ciudad y pueblo, como datos: ${csv} y ${json}.`,
  },
  /** The note of the contact card; `hours` may end in "pm.", whose period ends the sentence, too. */
  note: ({ line, hours }: { line: string; hours: string }) => `${line} ${hours.replace(/\.$/, '')}.`,
  /** The language of these words with its region, as browsers know it (BCP 47). */
  language: 'es-US',
};
