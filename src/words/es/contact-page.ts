/** `/contact`: the labels around what content says. */

export const contactPage = {
  /** `rating` as in "4.9 con 327 opiniones". */
  rated: (rating: string) => `Calificación: ${rating}`,
  labels: {
    copyNumber: 'Copiar el número',
    copyAddress: 'Copiar el correo',
    vcard: 'Guárdenos en sus contactos',
    say: 'Qué decirnos',
    questions: 'Preguntas comunes',
    areas: 'Adónde vamos',
  },
};
