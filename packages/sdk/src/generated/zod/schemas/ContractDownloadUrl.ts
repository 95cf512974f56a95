/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const contractDownloadUrlUrlMin = 2;
export const contractDownloadUrlUrlMax = 300;


export const contractDownloadUrlUrlRegExp = /*#__PURE__*/ new RegExp('^/.+$');
export const contractDownloadUrlValidUntilMin = 20;
export const contractDownloadUrlValidUntilMax = 35;



export const ContractDownloadUrl = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(contractDownloadUrlUrlMin)).check(/*#__PURE__*/ zod.maxLength(contractDownloadUrlUrlMax)).check(/*#__PURE__*/ zod.regex(contractDownloadUrlUrlRegExp)),
  "validUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(contractDownloadUrlValidUntilMin)).check(/*#__PURE__*/ zod.maxLength(contractDownloadUrlValidUntilMax))
});

export type ContractDownloadUrl = zod.input<typeof ContractDownloadUrl>;
export type ContractDownloadUrlOutput = zod.output<typeof ContractDownloadUrl>;
