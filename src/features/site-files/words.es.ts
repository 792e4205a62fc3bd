/** Spanish text of llms.txt, the vCard and the web app manifest. */
import { counted } from '#i18n/spanish.ts';
import type { Words } from './words.en.ts';

export const es: Words = {
  llms: {
    /** Headings of the link lists. "Optional" stays English, because it has a special meaning in llmstxt.org. */
    sections: {
      company: 'La empresa, los precios y adónde vamos',
      services: 'Servicios',
      towns: 'Ciudades y pueblos',
      guides: 'Guías',
      optional: 'Optional',
    },
    /** `hours` has no final period. */
    reach: ({ phone, email, hours }: { phone: string; email: string; hours: string }) =>
      `Llame o mande un mensaje de texto al ${phone}, o escriba a ${email}. ${hours}. No hay formulario ni citas en línea.`,
    area: ({ counties, municipalities, zips }: { counties: readonly string[]; municipalities: number; zips: number }) =>
      `Adónde vamos: ${counties.join('; ')}. ${counted(municipalities, 'ciudad o pueblo', 'ciudades y pueblos')}, ${counted(zips, 'código postal', 'códigos postales')}.`,
    /** Each row as "un cuarto del camión $229". */
    prices: (steps: readonly string[]) =>
      `Precios según la parte del camión que llena la carga: ${steps.join(', ')}. El equipo da el precio en el lugar y usted lo aprueba antes de que empecemos a cargar.`,
    markdown: (index: string) =>
      `Todas las páginas de esta lista están en Markdown; la página web está en la misma dirección sin ".md" (${index} en lugar de index.md).`,
    sources:
      'Lo que decimos de reglas de recogida, leyes, pesos y volúmenes lleva su fuente, la fecha de la fuente y el mes en que la leímos. Las reglas cambian: pregunte en su ciudad o pueblo.',
    data: (csv: string, json: string) => `Lo que recoge o recibe cada ciudad y pueblo, como datos: ${csv} y ${json}.`,
  },
  /** Note of the vCard; `hours` may end in "pm.", whose period also ends the sentence. */
  note: ({ line, hours }: { line: string; hours: string }) => `${line} ${hours.replace(/\.$/, '')}.`,
  /** BCP 47 tag. */
  language: 'es-US',
};
