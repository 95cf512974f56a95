/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const saleTicketDateTimeMin = 20;
export const saleTicketDateTimeMax = 35;



export const SaleTicket = /*#__PURE__*/ zod.object({
  "dateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(saleTicketDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(saleTicketDateTimeMax))
});

export type SaleTicket = zod.input<typeof SaleTicket>;
export type SaleTicketOutput = zod.output<typeof SaleTicket>;
