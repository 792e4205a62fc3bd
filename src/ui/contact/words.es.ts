/** Texts of contact links and prefilled messages. */
import type { Words } from './words.en.ts';

export const es: Words = {
  /** This language's name in business.yaml, terms.languages. */
  language: 'español',
  /** If this language is not spoken on the phone; `spoken` lists those that are, or ''. */
  inWriting: (spoken: string) =>
    `${spoken ? `Por teléfono contestamos en ${spoken}. ` : ''}¿Prefiere en español? Puede escribirnos en español por mensaje de texto o correo electrónico, y le contestamos por escrito.`,
  /** Completes "¿Cuánto cobran por …?" by default. */
  anything: 'recoger muebles y basura',
  subject: (about: string) => `¿Cuánto cobran por ${about}?`,
  message: (name: string, about: string) =>
    `Hola, ${name}. ¿Cuánto cobran por ${about}? Les mando fotos. Código postal y piso: `,
  letter: (name: string, about: string) =>
    `Hola, ${name}:\n\n¿Cuánto cobran por ${about}?\n\nQué es:\nDónde está (piso, escaleras):\nCódigo postal:\nEl día que me conviene:\n\nAdjunto fotos.\n`,
  /** Texts and emails in other words, with blanks to fill in: of people who handle a place for others, and after a job. */
  letters: {
    managers: {
      text: (name: string) =>
        `Hola, ${name}. Administro un edificio. ¿Cuánto cobran por vaciar un apartamento o local? Les mando fotos. Dirección, apartamento y piso: `,
      subject: '¿Cuánto cobran por vaciar apartamentos o locales de mi edificio?',
      body: (name: string) =>
        `Hola, ${name}:\n\nAdministro un edificio y necesito saber cuánto cobran.\n\nNombre y dirección del edificio:\nCada apartamento o local (número, piso, qué hay adentro):\nQué se queda:\nElevador (cuál, horario):\nDías y horas que permite el edificio:\nQuién le abre al equipo:\nCertificado de seguro (sí o no):\nNombre para el recibo o la factura:\nFotos de los cuartos vacíos (sí o no):\nEl día que me conviene:\n\nAdjunto fotos.\n`,
    },
    executors: {
      text: (name: string) =>
        `Hola, ${name}. ¿Cuánto cobran por vaciar una casa heredada? Les mando fotos. Dirección y código postal de la casa: `,
      subject: '¿Cuánto cobran por vaciar una casa heredada?',
      body: (name: string) =>
        `Hola, ${name}:\n\nEstoy a cargo de una herencia y necesito saber cuánto cobran.\n\nDirección y código postal de la casa:\nPiso y escaleras:\nQué cuartos:\nQué se queda:\nQué cosas hay que buscar y apartar:\nQuién toma las decisiones, y su teléfono:\nQuién le abre al equipo, y dónde se deja la llave después:\nNombre para el recibo o la factura:\nFotos de los cuartos vacíos (sí o no):\nPara qué día tiene que estar vacío:\n\nAdjunto fotos.\n`,
    },
    finished: {
      text: (name: string) =>
        `Hola, ${name}. Les escribo por un trabajo que ya hicieron. Nombre, dirección y qué pasó: `,
      subject: 'Sobre un trabajo que ya hicieron',
      body: (name: string) =>
        `Hola, ${name}:\n\nLes escribo por un trabajo que ya hicieron.\n\nNombre y dirección:\nDía:\nQué pasó:\n`,
    },
  },
  /** Contact bar buttons, each a third of a phone's width. */
  bar: { call: 'Llamar', text: 'Mensaje', mail: 'Correo' },
  actions: {
    call: (phone: string) => `Llamar al ${phone}`,
    text: 'Pedir precio por mensaje',
    mail: 'Correo',
    book: 'Reservar en línea',
  },
  /** For devices that cannot send text messages. */
  textFromDesktop: {
    open: '¿Nos ve desde una computadora? Mándenos el mensaje desde su teléfono',
    how: 'Apunte la cámara del teléfono a este código, o copie el mensaje y mándenoslo.',
    code: 'Código QR que abre un mensaje de texto para nosotros',
    close: 'Cerrar',
    copyNumber: 'Copiar el número',
    copyMessage: 'Copiar el mensaje',
    /** Name in the toast. */
    message: 'El mensaje',
    photos: 'Qué fotos tomar',
  },
  contactCta: { title: '¿Quiere saber el precio?', photos: 'Qué fotos tomar' },
};
