/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Type of an identity document.
 */
export type IdentityDocumentType = typeof IdentityDocumentType[keyof typeof IdentityDocumentType];


export const IdentityDocumentType = {
  IDENTITY_CARD: 'IDENTITY_CARD',
  PASSPORT: 'PASSPORT',
  RESIDENCE_PERMIT: 'RESIDENCE_PERMIT',
  DRIVING_LICENCE: 'DRIVING_LICENCE',
} as const;
