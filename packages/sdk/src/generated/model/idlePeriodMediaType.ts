/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * File type of a document, detected from its content.
 */
export type IdlePeriodMediaType = typeof IdlePeriodMediaType[keyof typeof IdlePeriodMediaType];


export const IdlePeriodMediaType = {
  'application/pdf': 'application/pdf',
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/webp': 'image/webp',
} as const;
