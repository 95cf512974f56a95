/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A field of the signing form.
 */
export type ContractField = typeof ContractField[keyof typeof ContractField];


export const ContractField = {
  firstname: 'firstname',
  lastname: 'lastname',
  email: 'email',
  dateOfBirth: 'dateOfBirth',
  phone: 'phone',
  street: 'street',
  houseNumber: 'houseNumber',
  zipCode: 'zipCode',
  city: 'city',
  provinceCode: 'provinceCode',
  countryCode: 'countryCode',
  gender: 'gender',
  placeOfBirth: 'placeOfBirth',
  countryOfBirth: 'countryOfBirth',
  taxId: 'taxId',
  identityDocument: 'identityDocument',
} as const;
