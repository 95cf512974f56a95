/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';
import { RewardType } from './RewardType.ts';

export const rewardGrantStartDateMin = 10;
export const rewardGrantStartDateMax = 10;

export const rewardGrantEndDateMin = 10;
export const rewardGrantEndDateMax = 10;

export const rewardGrantVoucherCodeMax = 40;

export const rewardGrantGrantedAtMin = 20;
export const rewardGrantGrantedAtMax = 35;



export const RewardGrant = /*#__PURE__*/ zod.object({
  "type": RewardType,
  "amount": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()]),
  "startDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(rewardGrantStartDateMin)).check(/*#__PURE__*/ zod.maxLength(rewardGrantStartDateMax))),
  "endDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(rewardGrantEndDateMin)).check(/*#__PURE__*/ zod.maxLength(rewardGrantEndDateMax))),
  "voucherCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rewardGrantVoucherCodeMax))),
  "grantedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(rewardGrantGrantedAtMin)).check(/*#__PURE__*/ zod.maxLength(rewardGrantGrantedAtMax))
});

export type RewardGrant = zod.input<typeof RewardGrant>;
export type RewardGrantOutput = zod.output<typeof RewardGrant>;
