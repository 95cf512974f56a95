/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Type of a legal document.
 */
export type LegalInfoType = typeof LegalInfoType[keyof typeof LegalInfoType];


export const LegalInfoType = {
  GENERAL_TERMS: 'GENERAL_TERMS',
  IMPRINT: 'IMPRINT',
  PRIVACY: 'PRIVACY',
  REVOCATION_TERMS: 'REVOCATION_TERMS',
  ACCESSIBILITY_STATEMENTS: 'ACCESSIBILITY_STATEMENTS',
} as const;
