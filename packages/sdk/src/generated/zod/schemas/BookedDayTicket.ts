/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';
import { Picture } from './Picture.ts';
import { PurchasedProduct } from './PurchasedProduct.ts';

export const bookedDayTicketLeadIdMin = 36;
export const bookedDayTicketLeadIdMax = 36;

export const bookedDayTicketNameMax = 120;

export const bookedDayTicketCanceledAtMin = 20;
export const bookedDayTicketCanceledAtMax = 35;



export const BookedDayTicket = /*#__PURE__*/ zod.object({
  "leadId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(bookedDayTicketLeadIdMin)).check(/*#__PURE__*/ zod.maxLength(bookedDayTicketLeadIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bookedDayTicketNameMax)),
  "image": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "price": Money,
  "purchase": PurchasedProduct,
  "canceledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(bookedDayTicketCanceledAtMin)).check(/*#__PURE__*/ zod.maxLength(bookedDayTicketCanceledAtMax)))
});

export type BookedDayTicket = zod.input<typeof BookedDayTicket>;
export type BookedDayTicketOutput = zod.output<typeof BookedDayTicket>;
