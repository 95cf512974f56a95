/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const ContractField = /*#__PURE__*/ zod.enum(['firstname', 'lastname', 'email', 'dateOfBirth', 'phone', 'street', 'houseNumber', 'zipCode', 'city', 'provinceCode', 'countryCode', 'gender', 'placeOfBirth', 'countryOfBirth', 'taxId', 'identityDocument']);

export type ContractField = zod.input<typeof ContractField>;
export type ContractFieldOutput = zod.output<typeof ContractField>;
