import { choice, integer, string, type Described } from './described.ts';

const amounts = [120, 220, 19.5, 50] as const;

/** Packs, day tickets and vouchers. */
export const productStates = {
  'products on sale': {
    says: 'Studio 1001 sells pack 60001 (variants 70001 at 120 EUR and 70002 at 220 EUR), day ticket 60002 (variant 70003 at 19.50 EUR) and voucher 60003 (variant 70004 at 50 EUR). Answers tomorrow, in the zone of the studio, as its `day`.',
    answers: ['day'],
    fixes: { amounts },
    params: {
      state: choice({
        'for anybody': 'anybody can buy them, and there are some of each',
        'for members': 'only members can buy them',
        'sold out': 'none are left',
      }),
    },
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
    says: 'The account that is logged in has bought a voucher of 50 EUR for somebody, and one for nobody in particular.',
    fixes: { amounts },
    params: {},
  },
  'no purchased vouchers': {
    says: 'The account that is logged in has bought no vouchers.',
    params: {},
  },
  'a checkout of a product': {
    says: 'The purchase of pack 70001 with instrument 8501, by the account that is logged in, at 120 EUR.',
    fixes: { amounts },
    params: {
      id: string('id of the checkout'),
      state: choice({
        CREATED: 'begun',
        FINALIZED: 'bought and charged, as purchase 5f2d8c1e-7a4b-4c9d-8e3f-1a2b3c4d5e01',
        FAILED: 'declined for lack of funds',
        SOLD_OUT: 'confirmed by the bank; the last one was sold since',
        FOR_MEMBERS: 'confirmed by the bank; it is for members since',
        DAY_OVER: 'of day ticket 70003 instead, confirmed by the bank, for a day that is over',
      }),
    },
  },
  'a public checkout of a product': {
    says: 'The purchase of voucher 70004 by somebody without an account, for somebody else, at 50 EUR.',
    fixes: { amounts },
    params: {
      publicToken: string('secret of the checkout'),
      state: choice({
        CREATED: 'begun',
        FINALIZED: 'bought and charged, as purchase 5f2d8c1e-7a4b-4c9d-8e3f-1a2b3c4d5e01',
        SOLD_OUT: 'confirmed by the bank; the last one was sold since',
        FOR_MEMBERS: 'confirmed by the bank; it is for members since',
        DAY_OVER: 'of day ticket 70003 instead, confirmed by the bank, for a day that is over',
      }),
    },
  },
} as const satisfies Record<string, Described>;
