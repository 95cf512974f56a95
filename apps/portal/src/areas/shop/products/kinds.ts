import type { VirtualProductType } from '@studio-portal/sdk/types';
import type { FlowAddresses } from '../../checkout/flow/Flow.ts';
import { path } from '../../../lib/address/paths.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import type { KindOfProduct } from './KindOfProduct.ts';
import { dayTicketTexts, offerTexts, voucherTexts } from './flowTexts.ts';
import { messages } from './messages.ts';

/** The routes of a kind begin with its name. */
const addressesOf =
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
export const offerKind: KindOfProduct = {
  type: 'BENEFIT_OFFER',
  title: titles.offers,
  intro: messages.offersIntro,
  empty: messages.noOffers,
  list: (studioUuid) => path('offers', { studioUuid }),
  addresses: addressesOf('offer'),
  flowTexts: offerTexts,
};

/** The entrance on one day. */
export const dayTicketKind: KindOfProduct = {
  type: 'DAY_TICKET',
  title: titles.dayTickets,
  intro: messages.dayTicketsIntro,
  empty: messages.noDayTickets,
  list: (studioUuid) => path('dayTickets', { studioUuid }),
  addresses: addressesOf('dayTicket'),
  flowTexts: dayTicketTexts,
};

/** Amounts to give away. */
export const voucherKind: KindOfProduct = {
  type: 'VOUCHER',
  title: titles.vouchers,
  intro: messages.vouchersIntro,
  empty: messages.noVouchers,
  list: (studioUuid) => path('vouchers', { studioUuid }),
  addresses: addressesOf('voucher'),
  flowTexts: voucherTexts,
};

const kinds = {
  BENEFIT_OFFER: offerKind,
  DAY_TICKET: dayTicketKind,
  VOUCHER: voucherKind,
} as const satisfies Record<Exclude<VirtualProductType, 'CONSUMPTION_CREDIT'>, KindOfProduct>;

/** Credit is recharged in the customer center and is in no list here; by a typed address it is bought like a pack. */
export const kindOf = (type: VirtualProductType): KindOfProduct =>
  type === 'CONSUMPTION_CREDIT' ? offerKind : kinds[type];
