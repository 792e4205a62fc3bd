/** What the prepared messages say. */

export const contact = {
  /** What the owner calls this language among those spoken on the phone (business.yaml, terms.languages). */
  language: 'español',
  /** Where it is none of them; `spoken` are those, '' while the owner has not said. */
  inWriting: (spoken: string) =>
    `${spoken ? `Por teléfono contestamos en ${spoken}. ` : ''}¿Prefiere en español? Puede escribirnos en español por mensaje de texto o correo electrónico, y le contestamos por escrito.`,
  /** Completes "¿Cuánto cobran por …?" where the page is about nothing in particular. */
  anything: 'recoger muebles y basura',
  subject: (about: string) => `¿Cuánto cobran por ${about}?`,
  message: (name: string, about: string) =>
    `Hola, ${name}. ¿Cuánto cobran por ${about}? Les mando fotos. Mi código postal y en qué piso está: `,
  letter: (name: string, about: string) =>
    `Hola, ${name}:\n\n¿Cuánto cobran por ${about}?\n\nQué es:\nDónde está (piso, escaleras):\nCódigo postal:\nEl día que me conviene:\n\nAdjunto fotos.\n`,
  /** E-mails for people who handle a place for others: what they have to tell, to be filled in. */
  letters: {
    managers: {
      subject: '¿Cuánto cobran por vaciar apartamentos o locales de mi edificio?',
      body: (name: string) =>
        `Hola, ${name}:\n\nAdministro un edificio y necesito saber cuánto cobran.\n\nNombre y dirección del edificio:\nCada apartamento o local (número, piso, qué hay adentro):\nQué se queda:\nElevador (cuál, horario):\nDías y horas que permite el edificio:\nQuién le abre al equipo:\nCertificado de seguro (sí o no):\nNombre para el recibo o la factura:\nFotos de los cuartos vacíos (sí o no):\nEl día que me conviene:\n\nAdjunto fotos.\n`,
    },
    executors: {
      subject: '¿Cuánto cobran por vaciar una casa heredada?',
      body: (name: string) =>
        `Hola, ${name}:\n\nEstoy a cargo de una herencia y necesito saber cuánto cobran.\n\nDirección, piso y escaleras:\nQué cuartos:\nQué se queda:\nQué cosas hay que buscar y apartar:\nQuién toma las decisiones, y su teléfono:\nQuién le abre al equipo, y dónde se deja la llave después:\nNombre para el recibo o la factura:\nFotos de los cuartos vacíos (sí o no):\nPara qué día tiene que estar vacío:\n\nAdjunto fotos.\n`,
    },
  },
};
