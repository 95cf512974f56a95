/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Which way.
 */
export type StudioContactType = typeof StudioContactType[keyof typeof StudioContactType];


export const StudioContactType = {
  PHONE: 'PHONE',
  WEBSITE: 'WEBSITE',
  EMAIL: 'EMAIL',
} as const;
