/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ContractCharge } from './ContractCharge.ts';
import { MemberModuleContract } from './MemberModuleContract.ts';
import { Money } from './Money.ts';

export const ModuleBooking = /*#__PURE__*/ zod.object({
  "moduleContract": MemberModuleContract,
  "monthlyPriceBefore": Money,
  "monthlyPrice": Money,
  "firstCharge": ContractCharge
});

export type ModuleBooking = zod.input<typeof ModuleBooking>;
export type ModuleBookingOutput = zod.output<typeof ModuleBooking>;
