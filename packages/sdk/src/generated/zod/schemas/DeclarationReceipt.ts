/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const declarationReceiptIdMin = 36;
export const declarationReceiptIdMax = 36;

export const declarationReceiptDateTimeMin = 20;
export const declarationReceiptDateTimeMax = 35;



export const DeclarationReceipt = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(declarationReceiptIdMin)).check(/*#__PURE__*/ zod.maxLength(declarationReceiptIdMax)),
  "dateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(declarationReceiptDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(declarationReceiptDateTimeMax))
});

export type DeclarationReceipt = zod.input<typeof DeclarationReceipt>;
export type DeclarationReceiptOutput = zod.output<typeof DeclarationReceipt>;
