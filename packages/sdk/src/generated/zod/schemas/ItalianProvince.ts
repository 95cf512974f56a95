/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const italianProvinceCodeMin = 2;
export const italianProvinceCodeMax = 2;


export const italianProvinceCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');
export const italianProvinceNameMax = 60;



export const ItalianProvince = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(italianProvinceCodeMin)).check(/*#__PURE__*/ zod.maxLength(italianProvinceCodeMax)).check(/*#__PURE__*/ zod.regex(italianProvinceCodeRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(italianProvinceNameMax))
});

export type ItalianProvince = zod.input<typeof ItalianProvince>;
export type ItalianProvinceOutput = zod.output<typeof ItalianProvince>;
