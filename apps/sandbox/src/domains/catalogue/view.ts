/** Maps catalogue studios to the API format. */
import type { Schemas } from '../../platform/api.ts';
import { isStudioOpen } from '../studios/closings.ts';
import { coordinates, type Reader, toPlace, toPortalStudio } from '../studios/rules.ts';
import type { ListedStudio, Listing } from './listings.ts';
import type { CatalogueNames } from './names.ts';

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

/** Maps categories and features of a studio, in the user's language and order. */
const toCategoriesAndFeatures = (
  { categoryIds, featureIds }: Listing,
  words: CatalogueNames,
): Pick<Schemas['BookingPortalStudio'], 'categories' | 'features'> => ({
  categories: words.categories.filter(({ id }) => categoryIds.includes(id)),
  features: words.featureCategories
    .flatMap((group) => group.features)
    .filter(({ id }) => featureIds.includes(id)),
});

/** @param words in the user's language */
export function toBookingPortalStudio(
  { studio, listing, tenantName }: ListedStudio,
  words: CatalogueNames,
  reader: Reader,
): Schemas['BookingPortalStudio'] {
  const { alias, externalId } = listing;
  return {
    ...toPortalStudio(studio, reader),
    tenantName,
    alias,
    externalId,
    ...toCategoriesAndFeatures(listing, words),
    rating: toRating(listing),
  };
}

export function toFilterStudio(
  { studio, listing }: ListedStudio,
  now: Date,
): Schemas['FilterStudio'] {
  const { id, tenant, name, address, zoneId, closingHours } = studio;
  const { alias, categoryIds, featureIds } = listing;
  const { city, countryCode } = address;
  const position = coordinates(studio);
  return {
    id,
    tenant,
    name,
    alias,
    city,
    countryCode,
    categoryIds,
    featureIds,
    ...(position && { coordinates: position }),
    isOpen: isStudioOpen(now, zoneId, closingHours),
  };
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
