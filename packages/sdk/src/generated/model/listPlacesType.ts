/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type ListPlacesType = typeof ListPlacesType[keyof typeof ListPlacesType];


export const ListPlacesType = {
  place: 'place',
} as const;
