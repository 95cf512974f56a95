/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const MasterDataField = /*#__PURE__*/ zod.enum(['firstname', 'lastname', 'email', 'dateOfBirth', 'phone', 'street', 'houseNumber', 'zipCode', 'city', 'countryCode']);

export type MasterDataField = zod.input<typeof MasterDataField>;
export type MasterDataFieldOutput = zod.output<typeof MasterDataField>;
