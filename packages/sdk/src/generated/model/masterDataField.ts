/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A field that a studio may require.
 */
export type MasterDataField = typeof MasterDataField[keyof typeof MasterDataField];


export const MasterDataField = {
  firstname: 'firstname',
  lastname: 'lastname',
  email: 'email',
  dateOfBirth: 'dateOfBirth',
  phone: 'phone',
  street: 'street',
  houseNumber: 'houseNumber',
  zipCode: 'zipCode',
  city: 'city',
  countryCode: 'countryCode',
} as const;
