/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type GetStaticImageScale = typeof GetStaticImageScale[keyof typeof GetStaticImageScale];


export const GetStaticImageScale = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;
