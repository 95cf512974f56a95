/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CustomerAccount } from './CustomerAccount.ts';
import { Money } from './Money.ts';

export const AccountBalance = /*#__PURE__*/ zod.object({
  "balance": Money,
  "payable": /*#__PURE__*/ zod.boolean(),
  "customerAccountDto": /*#__PURE__*/ zod.union([CustomerAccount,/*#__PURE__*/ zod.null()])
});

export type AccountBalance = zod.input<typeof AccountBalance>;
export type AccountBalanceOutput = zod.output<typeof AccountBalance>;
