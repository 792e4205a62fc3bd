/** `/zip`: every ZIP code, by county. */
import { counted } from '#lib/spanish.ts';

export const zipIndex = {
  headTitle: (count: number) => `Los ${count} códigos postales (ZIP) adonde vamos`,
  /** In search results, at most 160 characters; `area` names the counties. */
  description: (area: string) =>
    `Todos los códigos postales adonde vamos en ${area}: qué pueblos cubren, qué reglas valen y el centro de entrega más cercano.`,
  title: 'Busque su código postal',
  lead: 'Escriba su código postal (ZIP) o búsquelo abajo. Algunos cubren varios pueblos, cada uno con sus propias reglas de recogida.',
  /** Names the row of links that follows. */
  jumps: 'Códigos postales por condado',
  /** The link to the list of towns. */
  byName: 'Busque su pueblo por nombre',
  card: {
    answer: (count: number) => counted(count, 'código postal', 'códigos postales'),
    note: 'Con los pueblos que cubre cada uno',
  },
};
