/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Type of the place.
 */
export type MapPlaceType = typeof MapPlaceType[keyof typeof MapPlaceType];


export const MapPlaceType = {
  place: 'place',
  region: 'region',
} as const;
