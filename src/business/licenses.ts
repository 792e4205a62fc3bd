/** Licenses that the law requires of a hauler. */
import type { Site } from './entities.ts';

/** Those that the business holds, each once even where several counties require it. */
export const heldLicenses = ({
  business,
  counties,
}: Pick<Site, 'business' | 'counties'>): { name: string; number: string; url?: string | undefined }[] =>
  [...new Map(counties.flatMap(({ license }) => (license ? [[license.id, license.name] as const] : [])))].flatMap(
    ([id, name]) => {
      const held = business.licenses[id];
      return held ? [{ name, ...held }] : [];
    },
  );
