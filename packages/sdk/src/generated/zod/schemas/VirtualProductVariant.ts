/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';
import { Term } from './Term.ts';

export const virtualProductVariantIdMax = 9007199254740991;

export const virtualProductVariantNameMax = 120;

export const virtualProductVariantPaymentMethodsMax = 7;

export const virtualProductVariantStockMin = 0;
export const virtualProductVariantStockMax = 100000;

export const virtualProductVariantMaxQuantityMax = 20;

export const virtualProductVariantBenefitUnitsMax = 1000;



export const VirtualProductVariant = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(virtualProductVariantIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(virtualProductVariantNameMax)),
  "price": Money,
  "paymentMethods": /*#__PURE__*/ zod.array(OnlinePaymentMethod).check(/*#__PURE__*/ zod.maxLength(virtualProductVariantPaymentMethodsMax)),
  "stock": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(virtualProductVariantStockMin)).check(/*#__PURE__*/ zod.lte(virtualProductVariantStockMax))),
  "maxQuantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(virtualProductVariantMaxQuantityMax)),
  "benefitUnits": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(virtualProductVariantBenefitUnitsMax))),
  "validity": /*#__PURE__*/ zod.union([Term,/*#__PURE__*/ zod.null()])
});

export type VirtualProductVariant = zod.input<typeof VirtualProductVariant>;
export type VirtualProductVariantOutput = zod.output<typeof VirtualProductVariant>;
