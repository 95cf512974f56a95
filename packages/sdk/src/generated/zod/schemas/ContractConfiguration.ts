/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const contractConfigurationOrganizationUnitIdMax = 9007199254740991;



export const ContractConfiguration = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractConfigurationOrganizationUnitIdMax)),
  "onlineCancelationEnabled": /*#__PURE__*/ zod.boolean(),
  "moduleBookingEnabled": /*#__PURE__*/ zod.boolean()
});

export type ContractConfiguration = zod.input<typeof ContractConfiguration>;
export type ContractConfigurationOutput = zod.output<typeof ContractConfiguration>;
