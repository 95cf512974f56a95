/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Error or missing data in the validation of an identity number.
 */
export type TaxIdFault = typeof TaxIdFault[keyof typeof TaxIdFault];


export const TaxIdFault = {
  INVALID_TAX_ID: 'INVALID_TAX_ID',
  MISSING_DATE_OF_BIRTH: 'MISSING_DATE_OF_BIRTH',
  MISSING_FIRSTNAME: 'MISSING_FIRSTNAME',
  MISSING_LASTNAME: 'MISSING_LASTNAME',
  MISSING_GENDER: 'MISSING_GENDER',
  MISSING_PLACE_OR_COUNTRY_OF_BIRTH: 'MISSING_PLACE_OR_COUNTRY_OF_BIRTH',
  UNSUPPORTED_GENDER: 'UNSUPPORTED_GENDER',
} as const;
