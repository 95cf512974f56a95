/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { PaymentMethod } from './PaymentMethod.ts';

export const publicCustomerCenterConfigOrganizationUnitIdMax = 9007199254740991;

export const publicCustomerCenterConfigPaymentMethodsMax = 10;



export const PublicCustomerCenterConfig = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(publicCustomerCenterConfigOrganizationUnitIdMax)),
  "paymentMethods": /*#__PURE__*/ zod.array(PaymentMethod).check(/*#__PURE__*/ zod.maxLength(publicCustomerCenterConfigPaymentMethodsMax)),
  "paymentSignatureRequired": /*#__PURE__*/ zod.boolean(),
  "taxIdRequired": /*#__PURE__*/ zod.boolean(),
  "identityDocumentRequired": /*#__PURE__*/ zod.boolean(),
  "provinceRequired": /*#__PURE__*/ zod.boolean(),
  "onlineCancelationEnabled": /*#__PURE__*/ zod.boolean()
});

export type PublicCustomerCenterConfig = zod.input<typeof PublicCustomerCenterConfig>;
export type PublicCustomerCenterConfigOutput = zod.output<typeof PublicCustomerCenterConfig>;
