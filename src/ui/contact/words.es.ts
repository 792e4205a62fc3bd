/** The ways to reach us, and what the prepared messages say. */
import type { Words } from './words.en.ts';

export const es: Words = {
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
  /** The buttons of the bar on a phone: a third of its width each. */
  bar: { call: 'Llamar', text: 'Mensaje', mail: 'Correo' },
  actions: {
    call: (phone: string) => `Llamar al ${phone}`,
    text: 'Pedir precio por mensaje',
    mail: 'Correo',
  },
  /** For people at a device that sends no text messages. */
  textFromDesktop: {
    open: '¿Nos ve desde una computadora? Mándenos el mensaje desde su teléfono',
    how: 'Apunte la cámara del teléfono a este código, o copie el mensaje y mándenoslo.',
    code: 'Código QR que abre un mensaje de texto para nosotros',
    copyNumber: 'Copiar el número',
    copyMessage: 'Copiar el mensaje',
    /** What the notice calls it. */
    message: 'El mensaje',
    photos: 'Qué fotos tomar',
  },
  contactCta: { title: '¿Quiere saber el precio?', photos: 'Qué fotos tomar' },
};
