/** What layouts and components say wherever they stand. */

export const interfaceWords = {
  skip: 'Ir al contenido',
  skipMap: 'Saltar el mapa',
  /** Names of landmarks, read out. */
  landmarks: {
    main: 'Principal',
    menu: 'Menú',
    contact: 'Contacto',
    breadcrumbs: 'Dónde está usted',
    contents: 'En esta página',
  },
  /** The buttons of the bar on a phone: a third of its width each. */
  bar: { call: 'Llamar', text: 'Mensaje', mail: 'Correo' },
  actions: {
    call: (phone: string) => `Llamar al ${phone}`,
    text: 'Pedir precio por mensaje',
    mail: 'Correo',
  },
  /** Beside the hours, by the visitor's clock. */
  openNow: { open: 'Abierto ahora.', closed: 'Cerrado ahora.' },
  /** Beside the spinner, while another page is slow to come. */
  leaving: 'Cargando',
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
  compare: {
    edge: (title: string) => `${title}: arrastre para comparar el antes y el después`,
    /** Where the edge is, read out: "40 por ciento". */
    percent: (value: string) => `${value} por ciento`,
    full: 'Ver el antes',
    cleared: 'Ver el después',
  },
  /** Links between the pages of a long list. */
  pages: {
    label: 'Páginas',
    page: (number: number) => `Página ${number}`,
    description: (title: string) =>
      `${title}. De lo más nuevo a lo más viejo, repartido en páginas. Lo más reciente está en la primera.`,
    title: ({ title, page }: { title: string; page: number }) => `${title}, página ${page}`,
  },
  filterList: { label: 'Filtrar la lista', all: 'Todo' },
  reviews: {
    heading: 'Opiniones',
    stars: (count: number) => `${count} de 5 estrellas`,
  },
  questions: 'Preguntas',
  itemAnswers: '¿Se llevan…?',
  sources: {
    heading: 'Fuentes',
    /** The line that opens the list. */
    count: (heading: string, sources: number) => `${heading} (${sources})`,
    confirm: 'Las reglas cambian. Antes de ir, pregunte en su ciudad o pueblo, o en el centro de acopio.',
  },
};
