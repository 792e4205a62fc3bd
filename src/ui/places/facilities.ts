/** View models of drop-off and donation sites. */
import { spokenPhone } from '#lib/phone.ts';
import { telHref } from '#lib/contact.ts';
import type { Near, Site, County } from '#business/entities.ts';
import { placeWords } from './words.ts';
import { nearest } from '#business/near.ts';

export interface NearCard {
  id: string;
  name: string;
  /** "about 3.5 miles"; shown only in lists with a note. */
  distance: string;
  takes: string;
  address: string | undefined;
  hours: string | undefined;
  note: string | undefined;
  phone: { shown: string; href: string } | undefined;
  url: string;
}

/** Formatted phone number with its tel: link. */
export const phoneLink = (phone: string | undefined): NearCard['phone'] =>
  phone === undefined ? undefined : { shown: spokenPhone(phone), href: telHref(phone) };

export const nearCard = (language: string, { facility, miles }: Near): NearCard => ({
  id: facility.id,
  name: facility.name,
  distance: placeWords(language).aboutMiles(miles),
  takes: placeWords(language).takes(facility.takes),
  address: facility.address,
  hours: facility.hours,
  note: facility.note,
  phone: phoneLink(facility.phone),
  url: facility.url,
});

export interface NearList {
  cards: NearCard[];
  /** Explains how distances are measured; undefined for lists without distances. */
  note: string | undefined;
}

/** Facilities open to residents, nearest first; for the arguments see business/near.ts. */
export const nearList = (language: string, ...args: Parameters<typeof nearest>): NearList => ({
  cards: nearest(...args).map((near) => nearCard(language, near)),
  note: placeWords(language).distances,
});

/** The county's own facilities. */
export const countyFacilities = (site: Site, { facilities }: County): NearList => ({
  cards: facilities
    .filter(({ kind }) => kind !== 'municipal')
    .map((facility) => nearCard(site.language, { facility, miles: 0 })),
  note: undefined,
});
