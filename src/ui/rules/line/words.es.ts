/** Spanish sentences of one line of a row, from the fields of its facts. */
import type { Line } from '#business/entities.ts';
import type { Answer, Office, Thing } from '#business/schema/answers.ts';
import { WEEKDAY_NAMES } from '#i18n/spanish-format.ts';
import { clockTime, datesIn } from '#lib/dates.ts';
import { capital, counted, listed, spelled } from '#i18n/spanish.ts';
import { isSpan, type LineWords, sentence, sentencesOf, sitesInWords } from './line-words.ts';

const things: Record<Thing, string> = {
  furniture: 'muebles',
  mattresses: 'colchones y bases de cama',
  carpet: 'alfombras',
  'household-items': 'cosas de la casa',
  wood: 'madera',
  metal: 'metal',
  'scrap-metal': 'chatarra',
  fridges: 'refrigeradores y congeladores',
  'working-fridges': 'un refrigerador o congelador que funcione',
  'air-conditioners': 'aires acondicionados',
  'refrigerant-appliances': 'aparatos con refrigerante',
  'washers-dryers': 'lavadoras y secadoras',
  stoves: 'estufas',
  dishwashers: 'lavaplatos',
  'water-heaters': 'calentadores de agua',
  'large-appliances': 'electrodomésticos grandes',
  'small-appliances': 'electrodomésticos pequeños',
  microwaves: 'microondas',
  'lawn-mowers': 'cortadoras de grama',
  tvs: 'televisores',
  'tube-tvs': 'televisores de tubo',
  monitors: 'monitores',
  computers: 'computadoras',
  printers: 'impresoras',
  'small-electronics': 'aparatos electrónicos pequeños',
  paint: 'pintura',
  'latex-paint': 'pintura de látex',
  'oil-paint': 'pintura de aceite',
  chemicals: 'productos químicos de la casa',
  pesticides: 'pesticidas',
  'pool-chemicals': 'químicos de piscina',
  flammables: 'líquidos inflamables',
  'automotive-fluids': 'líquidos de carro',
  'motor-oil': 'aceite de motor',
  'household-batteries': 'pilas',
  'alkaline-batteries': 'pilas alcalinas',
  'rechargeable-batteries': 'baterías recargables',
  'car-batteries': 'baterías de carro',
  'fluorescent-bulbs': 'bombillas fluorescentes',
  mercury: 'cosas con mercurio',
  propane: 'tanques de propano',
  'fire-extinguishers': 'extintores',
  medicine: 'medicinas',
  leaves: 'hojas',
  grass: 'grama cortada',
  branches: 'ramas',
  logs: 'troncos',
  'garden-waste': 'restos de jardín',
  'christmas-trees': 'árboles de Navidad',
  lumber: 'madera de construcción',
  drywall: 'drywall',
  concrete: 'concreto',
  brick: 'ladrillos',
  asphalt: 'asfalto',
  roofing: 'material de techo',
  plaster: 'yeso',
  tile: 'losetas',
  'doors-windows': 'puertas y ventanas',
  toilets: 'inodoros y lavamanos',
  bathtubs: 'bañeras',
  fencing: 'cercas',
  decking: 'madera de terraza',
  siding: 'revestimiento exterior',
  insulation: 'material aislante',
  soil: 'tierra',
  rocks: 'piedras',
  tires: 'llantas',
  'bulky-plastic': 'plásticos grandes',
};

const named = (list: readonly Thing[], conjunction: 'and' | 'or' = 'and'): string =>
  listed(
    list.flatMap((thing) => things[thing].split(' y ')),
    conjunction,
  );

const { fullDate, monthName } = datesIn('es-US');

/** "las 7:30 am", "el mediodía" */
const time = (value: string): string =>
  value === '12:00' ? 'el mediodía' : `${/^(01|13):/.test(value) ? 'la' : 'las'} ${clockTime(value)}`;

type Days = NonNullable<Answer['days']>[number];

const ORDINALS: Record<NonNullable<Days['week']>[number], string> = {
  first: 'primer',
  second: 'segundo',
  third: 'tercer',
  fourth: 'cuarto',
  fifth: 'quinto',
  last: 'último',
};

const COLLECTIONS: Record<NonNullable<Days['with']>, string> = {
  trash: 'con la basura',
  'first-trash': 'el primer día de basura de la semana',
  'second-trash': 'el segundo día de basura de la semana',
  'last-trash': 'el último día de basura de la semana',
  recycling: 'el día de reciclaje',
};

const RHYTHMS: Record<NonNullable<Days['every']>, string> = {
  week: 'cada semana',
  'two-weeks': 'una semana sí y otra no',
  month: 'una vez al mes',
  quarter: 'cuatro veces al año',
  'half-year': 'dos veces al año',
  year: 'una vez al año',
};

/** "el primer y tercer lunes del mes", "un miércoles sí y otro no", "los lunes y jueves" */
function daysOn({ on = [], week, every, with: beside }: Days): string[] {
  const list = on.map((day) => WEEKDAY_NAMES[day]);
  const names = listed(list, beside ? 'or' : 'and');
  if (week) return [`el ${listed(week.map((each) => ORDINALS[each]))} ${names} del mes`];
  if (every === 'two-weeks') return [`un ${names} sí y otro no`];
  const days = isSpan(on) ? `de ${list[0] ?? ''} a ${list.at(-1) ?? ''}` : `${on.length === 1 ? 'el' : 'los'} ${names}`;
  return every === undefined || every === 'week' ? [days] : [days, RHYTHMS[every]];
}

function when(days: Days): string {
  const { on, every, with: beside, from, to } = days;
  const parts = on ? daysOn(days) : [every && RHYTHMS[every]];
  const hours = from && to && `de ${time(from)} a ${time(to)}`.replace(/\ba el /, 'al ').replace(/\bde el /, 'del ');
  return [...parts, beside && COLLECTIONS[beside], hours].filter(Boolean).join(', ');
}

const days = (list: readonly Days[]): string =>
  [...Map.groupBy(list, when)]
    .map(([text, same]) => {
      const areas = same.flatMap(({ area }) => area ?? []);
      return areas.length > 0 ? `${text} (${listed(areas)})` : text;
    })
    .join(list.some(({ area }) => area) ? ', ' : ' o ');

type Limit = NonNullable<Answer['limits']>[number];

const UNITS: Record<Limit['unit'], (count: number) => string> = {
  items: (count) => `hasta ${counted(count, 'cosa')}`,
  'pieces-of-furniture': (count) => `hasta ${counted(count, 'mueble')}`,
  appliances: (count) => `hasta ${counted(count, 'electrodoméstico')}`,
  bags: (count) => `hasta ${counted(count, 'bolsa')}`,
  bundles: (count) => `hasta ${counted(count, 'bulto')}`,
  cans: (count) => `hasta ${counted(count, 'bote')}`,
  'pounds-each': (count) => `hasta ${count} libras cada uno`,
  'pounds-in-all': (count) => `hasta ${count} libras en total`,
  'feet-long': (count) => `hasta ${counted(count, 'pie')} de largo`,
  'inches-thick': (count) => `hasta ${counted(count, 'pulgada')} de grueso`,
  'cubic-yards': (count) => `hasta ${counted(count, 'yarda cúbica', 'yardas cúbicas')}`,
  gallons: (count) => `hasta ${counted(count, 'galón', 'galones')}`,
  tires: (count) => `hasta ${counted(count, 'llanta')}`,
  loads: (count) => `hasta ${counted(count, 'viaje')}`,
  minutes: (count) => `hasta ${counted(count, 'minuto')}`,
};

const PER: Record<NonNullable<Limit['per']>, string> = {
  pickup: 'por recogida',
  day: 'al día',
  week: 'a la semana',
  month: 'al mes',
  year: 'al año',
  visit: 'por visita',
};

type Fee = NonNullable<Answer['fees']>[number];

const FEE_PER: Record<NonNullable<Fee['per']>, string> = {
  item: 'por cosa',
  sticker: 'por etiqueta',
  pickup: 'por recogida',
  load: 'por viaje',
  carload: 'por carro',
  'cubic-yard': 'por yarda cúbica',
  visit: 'por visita',
  year: 'al año',
  gallon: 'por galón',
  pound: 'por libra',
  ton: 'por tonelada',
};

function fee({ usd, per, for: what }: Fee): string {
  const forWhat = what ? ` (${named(what)})` : '';
  if (usd === undefined) return `hay que pagar${forWhat}`;
  if (usd === 0) return `gratis${forWhat}`;
  return `$${Number.isInteger(usd) ? usd : usd.toFixed(2)}${per ? ` ${FEE_PER[per]}` : ''}${forWhat}`;
}

type Booking = NonNullable<Answer['booking']>;

const WAYS_TO_BOOK: Record<Booking['by'][number], string> = {
  call: 'llame',
  online: 'pida cita por internet',
  email: 'mande un correo',
  form: 'mande el formulario',
  app: 'pida cita en la aplicación',
  sticker: 'consiga una etiqueta',
  permit: 'saque un permiso',
};

function booking({ by, on, at, hours, days: before }: Booking): string {
  const limit = [on && `el ${WEEKDAY_NAMES[on]}`, at && `a ${time(at)}`]
    .filter(Boolean)
    .join(' ')
    .replace(/\ba el /, 'al ');
  const deadline = [
    limit && `${limit} a más tardar`,
    hours && `al menos ${counted(hours, 'hora')} antes`,
    before && `al menos ${counted(before, 'día')} antes`,
  ].filter(Boolean);
  const wordsOf = (list: Booking['by']) => list.map((way) => WAYS_TO_BOOK[way]);
  const isBought = (way: Booking['by'][number]) => way === 'sticker' || way === 'permit';
  const ways = [listed(wordsOf(by.filter(isBought))), listed(wordsOf(by.filter((way) => !isBought(way))), 'or')]
    .filter(Boolean)
    .join(' y luego ');
  return deadline.length > 0 ? `${ways}, ${deadline.join(', ')}` : `primero ${ways}`;
}

const PREPARED: Record<NonNullable<Answer['prepare']>[number], string> = {
  bundle: 'amárrelo en bultos',
  'bag-in-paper': 'use bolsas de papel',
  'in-open-cans': 'use botes abiertos',
  'at-curb-loose': 'déjelo suelto en la acera',
  'take-apart': 'desármelo',
  'wrap-mattresses': 'envuelva en plástico los colchones y las bases de cama',
  'wrap-upholstery': 'envuelva en plástico los muebles tapizados',
  'doors-off': 'quíteles la puerta a los refrigeradores y congeladores',
  'refrigerant-out': 'primero haga que le saquen el refrigerante',
  'metal-apart': 'ponga el metal aparte',
  'beside-trash': 'póngalo junto a los botes de basura',
  'dry-out-paint': 'primero deje secar la pintura',
  labeled: 'deje puesta la etiqueta',
  'cut-up': 'córtelo',
  'no-nails': 'quítele los clavos',
};

const BROUGHT: Record<NonNullable<Answer['bring']>[number], string> = {
  'proof-of-residency': 'comprobante de domicilio',
  'photo-id': 'identificación con foto',
  permit: 'su permiso',
  decal: 'su calcomanía de residente',
};

const REFUSED: Record<NonNullable<Answer['refuses']>[number], string> = {
  'commercial-vehicles': 'vehículos comerciales',
  'rental-trucks': 'camiones alquilados',
  trailers: 'remolques',
  contractors: 'contratistas',
  businesses: 'negocios',
  apartments: 'apartamentos',
};

function out({ after, by }: NonNullable<Answer['out']>): string {
  const times = [
    after && `el día anterior, después de ${time(after)}`.replace('de el ', 'del '),
    by && `ese día, antes de ${time(by)}`.replace('de el ', 'del '),
  ].filter(Boolean);
  return `sáquelo ${times.join(', o ')}`;
}

const bringTo = (sites: Line['at']): string => `llévelo a ${sitesInWords(sites).join('; o a ')}`;

const season = ({ from, to }: NonNullable<Answer['season']>): string =>
  from === to ? `en ${monthName(from)}` : `de ${monthName(from)} a ${monthName(to)}`;

function dates({ dates: list, announced, how, days: open }: Line): string | undefined {
  if (list === undefined) return how === 'event' && !open ? 'llame para saber las fechas' : undefined;
  if (list.length > 0) return `próximos días: ${listed(list.map(fullDate))}`;
  const news = announced
    ? `; los nuevos se suelen anunciar en ${monthName(announced)}`
    : '; llame para saber los próximos';
  return `los días de este año ya pasaron${news}`;
}

const whose: Record<Office, string> = {
  sanitation: 'oficina de basura',
  'public-works': 'obras públicas (DPW)',
  highway: 'departamento de carreteras',
  recycling: 'oficina de reciclaje',
  hall: 'alcaldía',
  clerk: 'secretaría municipal',
  hauler: 'compañía de basura',
  site: 'centro de acopio',
  hotline: 'línea de reciclaje',
};

const limit = ({ value, unit, per }: Limit): string => `${UNITS[unit](value)}${per ? ` ${PER[per]}` : ''}`;
const except = (things: readonly Thing[]): string => `no reciben ${named(things, 'or')}`;

const phrases = { at: bringTo, days, season, dates, booking, fee, out, limit, except, prepared: PREPARED };

export const lineEs: LineWords = {
  things: (list) => capital(named(list)),
  sentences: (line) => sentencesOf(line, phrases),
  short: (line) => [lineEs.sentences(line)[0], line.except && sentence(except(line.except))].filter(Boolean).join(' '),
  eligibility: ({ area, homes, bring, refuses }) =>
    [
      area && `solo en ${area}`,
      homes && (homes === 1 ? 'solo casas de una familia' : `solo edificios de hasta ${spelled(homes)} familias`),
      bring && `lleve ${listed(bring.map((each) => BROUGHT[each]))}`,
      refuses &&
        `sin ${listed(
          refuses.map((each) => REFUSED[each]),
          'or',
        )}`,
    ]
      .filter((part) => typeof part === 'string')
      .map(sentence),
  office: ({ office, of: { kind, name } }) => {
    if (kind === 'utility') return 'Su compañía de luz';
    return `${kind === 'county' ? `Condado de ${name}` : name}, ${whose[office]}`;
  },
};
