/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CustomerData } from './CustomerData.ts';

export const bookDayTicketRequestProductVariantIdMax = 9007199254740991;

export const bookDayTicketRequestOrganizationUnitIdMax = 9007199254740991;

export const bookDayTicketRequestUsageDateMin = 10;
export const bookDayTicketRequestUsageDateMax = 10;



export const BookDayTicketRequest = /*#__PURE__*/ zod.object({
  "productVariantId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookDayTicketRequestProductVariantIdMax)),
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookDayTicketRequestOrganizationUnitIdMax)),
  "usageDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(bookDayTicketRequestUsageDateMin)).check(/*#__PURE__*/ zod.maxLength(bookDayTicketRequestUsageDateMax)),
  "customerData": CustomerData
});

export type BookDayTicketRequest = zod.input<typeof BookDayTicketRequest>;
export type BookDayTicketRequestOutput = zod.output<typeof BookDayTicketRequest>;
