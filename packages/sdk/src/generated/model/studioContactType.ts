/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Type of the contact option.
 */
export type StudioContactType = typeof StudioContactType[keyof typeof StudioContactType];


export const StudioContactType = {
  PHONE: 'PHONE',
  WEBSITE: 'WEBSITE',
  EMAIL: 'EMAIL',
} as const;
