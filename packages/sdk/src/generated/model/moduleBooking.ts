/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractCharge } from './contractCharge.ts';
import type { MemberModuleContract } from './memberModuleContract.ts';
import type { Money } from './money.ts';

/**
 * The booked module.
 */
export interface ModuleBooking {
  moduleContract: MemberModuleContract;
  monthlyPriceBefore: Money;
  monthlyPrice: Money;
  firstCharge: ContractCharge;
}
