/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Kind of a document, found out by its content.
 */
export type IdlePeriodMediaType = typeof IdlePeriodMediaType[keyof typeof IdlePeriodMediaType];


export const IdlePeriodMediaType = {
  'application/pdf': 'application/pdf',
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/webp': 'image/webp',
} as const;
