/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CustomerPermission } from './CustomerPermission.ts';

export const customerConfigPermissionsMax = 100;



export const CustomerConfig = /*#__PURE__*/ zod.object({
  "paymentSignatureRequired": /*#__PURE__*/ zod.boolean(),
  "permissions": /*#__PURE__*/ zod.array(CustomerPermission).check(/*#__PURE__*/ zod.maxLength(customerConfigPermissionsMax))
});

export type CustomerConfig = zod.input<typeof CustomerConfig>;
export type CustomerConfigOutput = zod.output<typeof CustomerConfig>;
