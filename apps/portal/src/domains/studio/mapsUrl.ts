import type { Studio } from '@studio-portal/sdk/types';

/** A maps page for an address; opens in the maps application of a phone. Half a character would make an address impossible. */
export const mapsUrl = ({
  street,
  houseNumber,
  zipCode,
  city,
  country,
}: Studio['address']): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street} ${houseNumber}, ${zipCode} ${city}, ${country}`.toWellFormed())}`;
