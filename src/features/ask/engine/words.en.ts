/** English words for searching and for reading sentences. */
import type { ReadingWords } from './ask-data.ts';

export const en = {
  /** Stop words. */
  // cspell:ignore dont doesnt isnt
  stopWords:
    'a an and any anyone are at away be can could did do does don for from get getting has have how i if in is it its me my near need of off on or our out please rid should some take taken takes than that the their them there these they this to up us want was we what when where which who why will with you your old serve serves serving cover come vs versus wont cant dont doesnt isnt someone something stuff thing things all full left lot lots whole people make go going am im ive id guy guys',
  /** Words that indicate municipal pickup. */
  ruleWords:
    'bulk trash garbage recycling recycle dump curb curbside rules rule dpw sanitation collection calendar schedule transfer leaf leaves brush hall municipal large day days tag sticker',
  /** Words that indicate our service. */
  serviceWords:
    'junk removal remove removing haul hauling hauler away pickup pick dispose disposal company service services local rid',
  /** Words that indicate another party, such as the named town. */
  otherPartyWords: 'does town city village borough',
  /** For reading sentences; "|" stands between words. */
  // cspell:ignore tmrw tmw bdrm bdrms oclock tpke bsmt bsmnt cellar
  reading: {
    numbers: {
      '1': 'one|single',
      '2': 'two|couple|pair',
      '3': 'three|few|several',
      '4': 'four',
      '5': 'five',
      '6': 'six',
      '7': 'seven',
      '8': 'eight',
      '9': 'nine',
      '10': 'ten',
      '11': 'eleven',
      '12': 'twelve|dozen',
      '15': 'fifteen',
      '20': 'twenty',
      '30': 'thirty',
      '40': 'forty',
      '50': 'fifty',
    },
    half: 'half',
    ordinals: {
      '1': 'first|ground',
      '2': 'second',
      '3': 'third',
      '4': 'fourth',
      '5': 'fifth',
      '6': 'sixth',
      '7': 'seventh',
      '8': 'eighth',
      '9': 'ninth',
      '10': 'tenth',
    },
    floor: 'floor|fl|flr|floors',
    flights: 'flight|flights',
    stairs:
      'no elev|walk up|walkup|walk ups|no elevator|without elevator|without an elevator|no working elevator|elevator is broken|elevator broken|stairs|stairway|staircase|steps|stairwell',
    noStairs:
      'no stairs|no steps|without stairs|elevator building|with elevator|with an elevator|there is an elevator|has elevator|has an elevator',
    days: {
      today: 'same day|today|tonight|asap|now',
      tomorrow: 'tomorrow|tmrw|tmw',
      weekend: 'weekend',
      monday: 'monday|mon',
      tuesday: 'tuesday|tues',
      wednesday: 'wednesday|weds',
      thursday: 'thursday|thurs',
      friday: 'friday|fri',
      saturday: 'saturday|sat',
      sunday: 'sunday|sun',
    },
    units:
      'inch|inches|in|ft|feet|foot|lb|lbs|pound|pounds|gal|gallon|gallons|pm|am|oclock|year|years|yr|yrs|seat|seater|seats|drawer|drawers|day|days|week|weeks|hour|hours|minutes|people|person|piece|pc|story|stories|unit|units|yard|yards|door|percent',
    cars: 'car|cars',
    labels:
      'jan|january|feb|february|march|april|june|july|aug|august|sept|september|oct|october|nov|november|dec|december|by|before|after|code|apt|apartment|unit|suite|seats|route|exit|exits|bldg|building|number|age|circa',
    streets: 'st|ln|dr|drive|pl|place|ct|court|ter|terrace|way|hwy',
    sureStreets: 'ave|rd|street|avenue|road|boulevard|blvd|lane|parkway|pkwy|highway|turnpike|tpke',
    bedrooms: 'bedroom|bedrooms|br|bed|beds|bdrm|bdrms|bd',
    sets: 'set|sets|furniture|frame|frames|mattress',
    rooms: {
      garage: 'garage|garages|carport',
      basement: 'bsmt|bsmnt|basement|basements|cellar',
      attic: 'attic|attics|crawlspace',
      yard: 'yard|backyard|yards',
      office: 'office|offices',
      storage: 'storage',
    },
    clearing:
      'clean out|cleanout|cleanouts|clean|cleared|clear|clearing|clear out|empty|emptied|emptying|full|whole|entire|everything|closing|all the|gut|packed|overflowing|stuffed',
    home: 'mom|moms|mother|mothers|dad|dads|father|parents|grandma|grandmas|grandmother|grandmothers|grandparents|aunt|uncle|house|houses|home|homes|apartment|apartments|apt|condo|townhouse|studio|everything in|estate cleanout|estate clean out|entire place|whole place',
    studio: 'studio|efficiency',
    except: 'no|not|except|without|minus|excluding',
    locations: 'on|in|under|behind|beside|inside|near|by|off|from|at',
    fillers: 'of|the|a|an|size|sized|type|my|our|old|used|for|with',
  },
  /** Whether the thing itself comes first in its name. */
  headsFirst: false,
  /** Alternative names of a municipality. */
  called: (kind: string, name: string) => [`${name} ${kind}`, `${kind} of ${name}`],
};

export type Words = Omit<typeof en, 'reading'> & { reading: ReadingWords };
