/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const TaxIdFault = /*#__PURE__*/ zod.enum(['INVALID_TAX_ID', 'MISSING_DATE_OF_BIRTH', 'MISSING_FIRSTNAME', 'MISSING_LASTNAME', 'MISSING_GENDER', 'MISSING_PLACE_OR_COUNTRY_OF_BIRTH', 'UNSUPPORTED_GENDER']);

export type TaxIdFault = zod.input<typeof TaxIdFault>;
export type TaxIdFaultOutput = zod.output<typeof TaxIdFault>;
