/** What the prepared messages say. */

export const contact = {
  /** What the owner calls this language among those spoken on the phone (business.yaml, terms.languages). */
  language: 'español',
  /** Where it is none of them; `spoken` are those, '' while the owner has not said. */
  inWriting: (spoken: string) =>
    `${spoken ? `Por teléfono atendemos en ${spoken}. ` : ''}En español, escríbanos por mensaje o correo: le contestamos por escrito.`,
  /** Completes "Quisiera un precio para …" where the page is about nothing in particular. */
  anything: 'recoger muebles y basura',
  subject: (about: string) => `Precio para ${about}`,
  message: (name: string, about: string) =>
    `Hola, ${name}. Quisiera un precio para ${about}. Les mando fotos. Mi código postal y piso: `,
  letter: (name: string, about: string) =>
    `Hola, ${name}:\n\nQuisiera un precio para ${about}.\n\nQué es:\nDónde está (piso, escaleras):\nCódigo postal:\nEl día que me conviene:\n\nAdjunto fotos.\n`,
  /** E-mails for people who handle a place for others: what they have to tell, to be filled in. */
  letters: {
    managers: {
      subject: 'Precio de un vaciado para mi edificio',
      body: (name: string) =>
        `Hola, ${name}:\n\nAdministro un edificio y necesito un precio.\n\nNombre y dirección del edificio:\nCada apartamento o local (número, piso, qué hay adentro):\nQué se queda:\nElevador (cuál, horario):\nDías y horas que permite el edificio:\nQuién le abre al equipo:\nHace falta certificado de seguro (sí o no):\nNombre para el recibo o la factura:\nFotos de los cuartos vacíos (sí o no):\nEl mejor día:\n\nAdjunto fotos.\n`,
    },
    executors: {
      subject: 'Precio para vaciar una casa de herencia',
      body: (name: string) =>
        `Hola, ${name}:\n\nEstoy a cargo de una herencia y necesito un precio.\n\nDirección, piso y escaleras:\nQué cuartos:\nQué se queda:\nQué hay que buscar y apartar:\nQuién toma las decisiones, y su teléfono:\nQuién le abre al equipo, y dónde se deja la llave después:\nNombre para el recibo o la factura:\nFotos de los cuartos vacíos (sí o no):\nTiene que estar vacío para el día:\n\nAdjunto fotos.\n`,
    },
  },
};
