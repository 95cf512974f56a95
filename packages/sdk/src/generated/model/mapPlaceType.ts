/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What it is.
 */
export type MapPlaceType = typeof MapPlaceType[keyof typeof MapPlaceType];


export const MapPlaceType = {
  place: 'place',
  region: 'region',
} as const;
