/** Studios of the catalogue as the description has them. */
import type { Schemas } from '../../server/api.ts';
import { type Reader, toPlace, toPortalStudio } from '../studios/rules.ts';
import type { ListedStudio, Listing } from './listings.ts';
import type { Words } from './names.ts';

export function toRating(listing: Listing): Schemas['StudioRating'] {
  const { externalId, ratingAverage, ratingCount } = listing;
  return { externalId, average: ratingAverage, count: ratingCount };
}

export function toListedStudio(
  { studio, listing, tenantName }: ListedStudio,
  language: string | null,
): Schemas['ListedStudio'] {
  return { ...toPlace(studio, language), tenantName, alias: listing.alias };
}

/** What a studio is and has, in words of the reader's language and in their order. */
const offeredBy = (
  { categoryIds, featureIds }: Listing,
  words: Words,
): Pick<Schemas['BookingPortalStudio'], 'categories' | 'features'> => ({
  categories: words.categories.filter(({ id }) => categoryIds.includes(id)),
  features: words.featureCategories
    .flatMap((group) => group.features)
    .filter(({ id }) => featureIds.includes(id)),
});

/** @param words in the language of the reader */
export function toBookingPortalStudio(
  { studio, listing, tenantName }: ListedStudio,
  words: Words,
  reader: Reader,
): Schemas['BookingPortalStudio'] {
  const { alias, externalId } = listing;
  return {
    ...toPortalStudio(studio, reader),
    tenantName,
    alias,
    externalId,
    ...offeredBy(listing, words),
    rating: toRating(listing),
  };
}

export function toFilterStudio({ studio, listing }: ListedStudio): Schemas['FilterStudio'] {
  const { id, tenant, name, address } = studio;
  const { alias, categoryIds, featureIds } = listing;
  const { city, countryCode } = address;
  return { id, tenant, name, alias, city, countryCode, categoryIds, featureIds };
}

/** Studios for each city of each country: most first, then by the city's name. */
export function countByCity(listed: ListedStudio[]): Schemas['CityStudioCount'][] {
  const counts = new Map<string, Schemas['CityStudioCount']>();
  for (const { studio } of listed) {
    const { city, countryCode } = studio.address;
    const key = `${countryCode} ${city}`;
    counts.set(key, { city, countryCode, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted(
    (a, b) => b.count - a.count || a.city.localeCompare(b.city, 'en'),
  );
}
