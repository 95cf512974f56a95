/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type ListRegionsType = typeof ListRegionsType[keyof typeof ListRegionsType];


export const ListRegionsType = {
  region: 'region',
} as const;
