/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const contractSignatureDataUrlMin = 26;
export const contractSignatureDataUrlMax = 100000;


export const contractSignatureDataUrlRegExp = /*#__PURE__*/ new RegExp('^data:image/svg\\+xml;base64,[A-Za-z0-9+/]+={0,2}$');
export const contractSignatureNameMax = 160;



export const ContractSignature = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['DRAWN', 'TYPED']),
  "dataUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(contractSignatureDataUrlMin)).check(/*#__PURE__*/ zod.maxLength(contractSignatureDataUrlMax)).check(/*#__PURE__*/ zod.regex(contractSignatureDataUrlRegExp))),
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractSignatureNameMax)))
});

export type ContractSignature = zod.input<typeof ContractSignature>;
export type ContractSignatureOutput = zod.output<typeof ContractSignature>;
