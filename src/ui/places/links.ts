/** Links to places. */
import type { Municipality, Zip, Location } from '#business/entities.ts';
import { placeWords } from './words.ts';
import type { Link } from '#ui/link.ts';

/** Link to the place's main page: its town page, else its municipality page. */
export const placeLink = (place: Municipality): Link => ({
  label: place.label,
  href: place.town?.path ?? place.path,
});

export const townHallLink = (place: Municipality): Link => ({ label: place.label, href: place.townHallPath });

export const zipLink = (zip: Zip): Link => ({ label: zip.id, href: zip.path });

export const locationLink = (location: Location): Link => ({ label: location.name, href: location.path });

export const placeSentence = (language: string, place: Municipality): string =>
  placeWords(language).placeSentence({
    kind: placeWords(language).kinds[place.kind],
    within: place.within.map((town) => town.name),
    county: place.county.official,
  });
