/** Explanations of terms. */
import type { Words } from './words.en.ts';

export const es: Words = {
  insured: {
    text: '¿Su edificio exige un certificado de seguro? Pídalo cuando llame.',
  },
  yard: {
    label: '¿Qué es una yarda cúbica?',
    text: (yards: number) =>
      `Un cubo de 3 pies por lado, más o menos como una lavadora. En nuestro camión caben ${yards} yardas cúbicas.`,
  },
  minimum: {
    label: (from: string) => `¿Qué incluyen los ${from}?`,
    /** `loads` as "colchón queen + box spring". */
    text: (feet: number, loads: readonly string[]) =>
      `Un octavo del camión (${feet} pies cúbicos): ${loads.join(', o ')}. Incluye mano de obra, carga, transporte, lo que cobran en el basurero y la limpieza del lugar.`,
  },
  refrigerant: {
    label: 'Refrigerante',
    text: 'El gas que enfría un refrigerador o un aire acondicionado. Por ley hay que sacarlo antes de mandar el aparato a la chatarra.',
  },
};
