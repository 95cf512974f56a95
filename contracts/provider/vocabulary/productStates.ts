import { checkoutFields } from './paymentStates.ts';
import { choice, integer, string, type StateDefinition } from './stateDefinition.ts';

const amounts = [120, 220, 19.5, 50, 35.5] as const;

/** Packs, day tickets and vouchers. */
export const productStates = {
  'products on sale': {
    says: 'Studio 1001 sells pack 60001 (variants 70001 at 120 EUR and 70002 at 220 EUR), day ticket 60002 (variant 70003 at 19.50 EUR) and voucher 60003 (variant 70004 at 50 EUR). Returns tomorrow, in the time zone of the studio, as its `day`.',
    answers: ['day'],
    fixes: { fields: ['type', 'memberOnly'], amounts },
    params: {
      state: choice({
        'for anybody': 'available to everyone, in stock',
        'for members': 'available only to members',
        'sold out': 'out of stock',
      }),
    },
  },
  'a booked day ticket': {
    says: 'Someone without an account has booked day ticket 70003 at 19.50 EUR for 2026-11-26, to be paid at studio 1001, with the code SAMP-7KQ2-9XTM.',
    fixes: { fields: ['type', 'state'], amounts: [19.5] },
    params: {
      leadId: string('secret of the ticket'),
      state: choice({ valid: 'as said', over: 'but for 2026-11-20, which is over' }),
    },
  },
  'no day ticket': {
    says: 'There is no day ticket with this leadId.',
    params: { leadId: string('unknown secret') },
  },
  'no product': {
    says: 'The studio does not sell this variant.',
    params: { productVariantId: integer('id of the variant') },
  },
  'no voucher': {
    says: 'The studio does not sell this voucher.',
    params: { voucherId: integer('id of the voucher') },
  },
  'purchased vouchers': {
    says: 'The current user has bought one voucher of 50 EUR with a recipient, of which 35.50 EUR are left, and one without, which is whole.',
    fixes: { amounts },
    params: {},
  },
  passes: {
    says: 'The current user has day ticket 70003 for 2026-11-26, pack 70001 with eight visits left until 2027-05-24, a voucher of 50 EUR with a recipient, of which 35.50 EUR are left, and a reward: a voucher of 20 EUR for a new contract at studio 1001.',
    fixes: { fields: ['type', 'state'], amounts: [50, 35.5, 20] },
    params: {},
  },
  'a voucher': {
    says: 'Someone has bought a voucher of 50 EUR with the code SAMP-7KQ2-9XTM, which the studios of the chain take.',
    fixes: { amounts: [50, 35.5, 14.5, 0, 49, 1, 70, 28.9, 412.3] },
    params: {
      state: choice({
        whole: 'not spent yet',
        'partly used': 'with 35.50 EUR left',
        'used up': 'with nothing left',
      }),
    },
  },
  'no purchased vouchers': {
    says: 'The current user has bought no vouchers.',
    params: {},
  },
  'a checkout of a product': {
    says: 'The purchase of pack 70001 of product 60001 with instrument 8501, by the current user, at 120 EUR.',
    fixes: { fields: checkoutFields, amounts },
    params: {
      id: string('id of the checkout'),
      state: choice({
        CREATED: 'created',
        FINALIZED: 'bought and charged, as purchase 5f2d8c1e-7a4b-4c9d-8e3f-1a2b3c4d5e01',
        FAILED: 'declined for lack of funds',
        SOLD_OUT: 'confirmed by the bank, but sold out since then',
        FOR_MEMBERS: 'confirmed by the bank, but only for members since then',
        DAY_OVER: 'for day ticket 70003 instead, confirmed by the bank, for a past day',
      }),
    },
  },
  'a public checkout of a product': {
    says: 'The purchase of voucher 70004 of product 60003 as a gift, by someone without an account, at 50 EUR.',
    fixes: { fields: checkoutFields, amounts },
    params: {
      publicToken: string('secret of the checkout'),
      state: choice({
        CREATED: 'created',
        FINALIZED:
          'bought and charged, as purchase 5f2d8c1e-7a4b-4c9d-8e3f-1a2b3c4d5e01, of which 35.50 EUR are left',
        SOLD_OUT: 'confirmed by the bank, but sold out since then',
        FOR_MEMBERS: 'confirmed by the bank, but only for members since then',
        DAY_OVER: 'for day ticket 70003 instead, confirmed by the bank, for a past day',
      }),
    },
  },
} as const satisfies Record<string, StateDefinition>;
