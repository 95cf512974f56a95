/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';
import { PassType } from './PassType.ts';
import { VoucherRecipient } from './VoucherRecipient.ts';

export const passNameMax = 120;

export const passCodeMax = 40;

export const passProductVariantIdMax = 9007199254740991;

export const passOrganizationUnitIdMax = 9007199254740991;

export const passRemainingMin = 0;
export const passRemainingMax = 100000;

export const passValidFromMin = 10;
export const passValidFromMax = 10;

export const passValidUntilMin = 10;
export const passValidUntilMax = 10;



export const Pass = /*#__PURE__*/ zod.object({
  "type": PassType,
  "state": /*#__PURE__*/ zod.enum(['USABLE', 'USED_UP', 'EXPIRED']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passNameMax)),
  "code": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passCodeMax))),
  "productVariantId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(passProductVariantIdMax))),
  "organizationUnitId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(passOrganizationUnitIdMax))),
  "remaining": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(passRemainingMin)).check(/*#__PURE__*/ zod.lte(passRemainingMax))),
  "amount": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()]),
  "rest": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()]),
  "recipient": /*#__PURE__*/ zod.union([VoucherRecipient,/*#__PURE__*/ zod.null()]),
  "validFrom": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(passValidFromMin)).check(/*#__PURE__*/ zod.maxLength(passValidFromMax))),
  "validUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(passValidUntilMin)).check(/*#__PURE__*/ zod.maxLength(passValidUntilMax)))
});

export type Pass = zod.input<typeof Pass>;
export type PassOutput = zod.output<typeof Pass>;
