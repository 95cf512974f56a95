import * as api from '@studio-portal/sdk/api/vouchers';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET, POST, session } from '../src/wire.ts';
import { studioRows } from './studioRows.ts';
import { member, noStudio, studio, tooOften, voucher, voucherCode } from './given.ts';

const onSale = state('products on sale', { state: 'for anybody' });
const token = 'pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a';
const unknownToken = 'pub_ffffffffffffffffffffffffffffffff';
const card = state('a payment instrument', { id: 8501, bank: 'asks for a confirmation' });

const one = (voucherId = 60003) => ({
  call: () => api.getVoucher(voucherId),
  request: GET(`/nox/public/v1/voucher/${voucherId}`),
});

const memberRow = {
  call: () => api.listPurchasedVouchers(),
  request: GET('/nox/v1/voucher/purchased', { headers: session }),
};

const publicRow = (publicToken = token) => ({
  call: () => api.listPublicPurchasedVouchers({ publicToken }),
  request: GET('/nox/public/v1/voucher/purchased', { query: { publicToken } }),
});

const checkout = (situation: 'CREATED' | 'FINALIZED') =>
  state('a public checkout of a product', { publicToken: token, state: situation });

const validate = (code = voucherCode, organizationUnitId = 1001) => ({
  call: () => api.validateVoucher({ organizationUnitId, code }),
  request: POST('/v1/public/vouchers/validate', { body: { organizationUnitId, code } }),
});

definePact('vouchers', {
  listVouchers: studioRows('/nox/public/v1/voucher', api.listVouchers, {
    given: [onSale],
    example: 'someVouchers',
    exactly: ['id', 'name'],
    nothing: ['products', 'emptyList'],
  }),
  getVoucher: {
    200: [{ ...one(), given: [studio, onSale], example: 'giftVoucher', exactly: ['id', 'name'] }],
    404: {
      'voucher.error.notfound': {
        ...one(69999),
        given: [studio, onSale, state('no voucher', { voucherId: 69999 })],
      },
    },
  },
  validateVoucher: {
    200: [
      {
        ...validate('samp 7kq2 9xtm'),
        given: [studio, voucher('partly used')],
        example: 'voucherBalance',
        exactly: ['code', 'amount.amount', 'amount.currency', 'rest.amount', 'rest.currency'],
      },
    ],
    404: { 'studio.error.notfound': { ...validate(voucherCode, 1999), given: [noStudio] } },
    422: {
      'voucher.error.notredeemable': { ...validate(), given: [studio, voucher('used up')] },
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...validate(),
        given: [studio, voucher('whole'), tooOften('try vouchers')],
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
  listPurchasedVouchers: {
    200: [
      {
        ...memberRow,
        given: [member, state('purchased vouchers', {})],
        example: 'purchasedVouchers',
        exactly: ['voucherId', 'quantity', 'codes.rest.amount'],
      },
      { ...memberRow, given: [member, state('no purchased vouchers', {})], example: 'emptyList' },
    ],
  },
  listPublicPurchasedVouchers: {
    200: [
      {
        ...publicRow(),
        given: [card, checkout('FINALIZED')],
        example: 'purchasedVouchers',
        exactly: ['voucherId', 'quantity'],
      },
      { ...publicRow(), given: [card, checkout('CREATED')], example: 'emptyList' },
    ],
    404: {
      'checkout.error.notfound': {
        ...publicRow(unknownToken),
        given: [state('no checkout', { key: unknownToken })],
      },
    },
  },
});
