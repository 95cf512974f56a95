import type { VirtualProductType } from '@studio-portal/sdk/types';
import type { FlowAddresses } from '../../checkout/flow/Flow.ts';
import { path } from '../../../lib/address/paths.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import type { ProductKind } from './ProductKind.ts';
import { dayTicketTexts, offerTexts, voucherTexts } from './flowTexts.ts';
import { messages } from './messages.ts';

/** Route names of a kind start with its name. */
const createAddresses =
  (name: 'offer' | 'dayTicket' | 'voucher') =>
  (studioUuid: string, offerId: number): FlowAddresses => {
    const at = { studioUuid, offerId };
    return {
      contact: path(`${name}Contact`, at),
      payment: path(`${name}Payment`, at),
      summary: (checkoutId) => path(`${name}Summary`, { ...at, checkoutId }),
      success: (checkoutId) => path(`${name}Success`, { ...at, checkoutId }),
      cancel: (checkoutId) => path(`${name}Cancel`, { ...at, checkoutId }),
      failure: (checkoutId) => path(`${name}Failure`, { ...at, checkoutId }),
    };
  };

/** Packs that pay for bookings. */
export const offerKind: ProductKind = {
  type: 'BENEFIT_OFFER',
  title: titles.offers,
  intro: messages.offersIntro,
  facts: [messages.useWhenBooking],
  empty: messages.noOffers,
  list: (studioUuid) => path('offers', { studioUuid }),
  addresses: createAddresses('offer'),
  flowTexts: offerTexts,
};

/** Admission for one day. */
export const dayTicketKind: ProductKind = {
  type: 'DAY_TICKET',
  title: titles.dayTickets,
  intro: messages.dayTicketsIntro,
  facts: [messages.chooseYourDay],
  empty: messages.noDayTickets,
  list: (studioUuid) => path('dayTickets', { studioUuid }),
  addresses: createAddresses('dayTicket'),
  flowTexts: dayTicketTexts,
};

/** Gift vouchers for an amount. */
export const voucherKind: ProductKind = {
  type: 'VOUCHER',
  title: titles.vouchers,
  intro: messages.vouchersIntro,
  facts: [messages.emailedAtOnce],
  empty: messages.noVouchers,
  list: (studioUuid) => path('vouchers', { studioUuid }),
  addresses: createAddresses('voucher'),
  flowTexts: voucherTexts,
};

const kinds = {
  BENEFIT_OFFER: offerKind,
  DAY_TICKET: dayTicketKind,
  VOUCHER: voucherKind,
} as const satisfies Record<Exclude<VirtualProductType, 'CONSUMPTION_CREDIT'>, ProductKind>;

/**
 * Returns the kind of a product type. Credit is recharged in the customer center and not listed
 * here; at a typed address it is bought like a pack.
 */
export const findProductKind = (type: VirtualProductType): ProductKind =>
  type === 'CONSUMPTION_CREDIT' ? offerKind : kinds[type];
