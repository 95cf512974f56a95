/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const bancontactCardRequestCardTokenMin = 8;
export const bancontactCardRequestCardTokenMax = 100;


export const bancontactCardRequestCardTokenRegExp = /*#__PURE__*/ new RegExp('^tok_[A-Za-z0-9_]+$');
export const bancontactCardRequestHolderMax = 120;



export const BancontactCardRequest = /*#__PURE__*/ zod.object({
  "cardToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bancontactCardRequestCardTokenMin)).check(/*#__PURE__*/ zod.maxLength(bancontactCardRequestCardTokenMax)).check(/*#__PURE__*/ zod.regex(bancontactCardRequestCardTokenRegExp)),
  "holder": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bancontactCardRequestHolderMax))
});

export type BancontactCardRequest = zod.input<typeof BancontactCardRequest>;
export type BancontactCardRequestOutput = zod.output<typeof BancontactCardRequest>;
