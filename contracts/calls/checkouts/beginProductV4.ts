import { createProductVariantCheckoutV4 } from '@studio-portal/sdk/api/checkouts';
import { state, type StateParams } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { day, POST, session } from '../../src/wire.ts';
import { may } from '../customer-data/given.ts';
import {
  member,
  noStudio,
  studio,
  triedTooManyVouchers,
  visitor,
  voucher,
  voucherCode,
} from '../given.ts';
import { key, usedKey } from '../idempotency.ts';
import { person, personOnTheWire } from '../person.ts';

const path = '/v4/checkouts/product-variant';
const reference = '7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001';
const unknownReference = '7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4fff';
const tokenization = (situation: StateParams<'a tokenization'>['state']) =>
  state('a tokenization', { reference, state: situation });
const authorized = tokenization('AUTHORIZED');
const card = state('a payment instrument', { id: 8501, bank: 'asks for a confirmation' });
const onSale = (situation: StateParams<'products on sale'>['state']) =>
  state('products on sale', { state: situation });

const pack = {
  productVariantId: 70001,
  organizationUnitId: 1001,
  quantity: 1,
  usageDate: null,
  recipient: null,
  paymentMethod: 'CREDIT_CARD',
  paymentInstrumentId: null,
  tokenizationReference: reference,
} as const;

type Wanted = Omit<
  typeof pack,
  | 'productVariantId'
  | 'organizationUnitId'
  | 'paymentMethod'
  | 'paymentInstrumentId'
  | 'tokenizationReference'
> & {
  productVariantId: number;
  organizationUnitId: number;
  paymentMethod: 'CREDIT_CARD' | 'PAYPAL';
  paymentInstrumentId: number | null;
  tokenizationReference: string | null;
  voucherCode?: string;
};

const buy = (wanted: Wanted = pack, once?: typeof key) => ({
  call: () => createProductVariantCheckoutV4({ ...wanted, customerData: person }, once),
  request: POST(path, {
    headers: { ...session, ...once },
    body: { ...wanted, customerData: personOnTheWire },
  }),
});

const ticket = {
  ...pack,
  productVariantId: 70003,
  paymentInstrumentId: 8501,
  tokenizationReference: null,
} as const;

const recharge = { ...ticket, productVariantId: 70102 } as const;

/**
 * Starting a checkout for a pack, a day ticket, a voucher or credit with a tokenization or a stored
 * payment instrument.
 */
export const beginProductV4Calls = {
  createProductVariantCheckoutV4: {
    201: [
      {
        ...buy(),
        given: [visitor, onSale('for anybody'), authorized],
        example: 'productCheckoutCreated',
        exactly: ['type', 'price.amount', 'price.currency', 'charged', 'purchase'],
      },
      {
        ...buy({ ...pack, voucherCode }),
        when: 'with a voucher for a part of it',
        given: [visitor, onSale('for anybody'), authorized, voucher('whole')],
        example: 'productCheckoutWithVoucher',
        exactly: [
          'price.amount',
          'voucher.code',
          'voucher.amount.amount',
          'voucher.rest.amount',
          'amountDue.amount',
        ],
      },
      {
        when: 'of a day ticket, with a kept instrument',
        given: [visitor, onSale('for anybody'), card],
        call: () =>
          createProductVariantCheckoutV4({
            ...ticket,
            usageDate: new Date('2026-11-26'),
            customerData: person,
          }),
        request: POST(path, {
          headers: session,
          body: { ...ticket, usageDate: '2026-11-26', customerData: personOnTheWire },
          injectedBody: { usageDate: day },
        }),
        example: 'dayTicketCheckoutCreated',
        exactly: ['type', 'price.amount', 'price.currency', 'charged', 'purchase'],
      },
      {
        ...buy(recharge),
        when: 'of credit, by a member',
        given: [
          studio,
          member,
          may('recharge credit'),
          state('consumption credit', { state: 'some' }),
          card,
        ],
        example: 'rechargeCheckoutCreated',
        exactly: ['type', 'price.amount', 'price.currency', 'product.type', 'charged', 'purchase'],
      },
    ],
    429: {
      'authentication.error.toomanyattempts': {
        ...buy({ ...pack, voucherCode }),
        given: [visitor, onSale('for anybody'), authorized, triedTooManyVouchers],
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
    404: {
      'paymentinstrument.error.notfound': {
        ...buy({ ...pack, paymentInstrumentId: 8599, tokenizationReference: null }),
        given: [visitor, onSale('for anybody'), state('no payment instrument', { id: 8599 })],
      },
      'tokenization.error.notfound': {
        ...buy({ ...pack, tokenizationReference: unknownReference }),
        given: [
          visitor,
          onSale('for anybody'),
          state('no tokenization', { reference: unknownReference }),
        ],
      },
      'studio.error.notfound': {
        ...buy({ ...pack, organizationUnitId: 1999 }),
        given: [visitor, onSale('for anybody'), authorized, noStudio],
      },
      'product.error.notfound': {
        ...buy({ ...pack, productVariantId: 79999 }),
        given: [
          visitor,
          onSale('for anybody'),
          authorized,
          state('no product', { productVariantId: 79999 }),
        ],
      },
    },
    409: {
      'product.error.soldout': {
        ...buy(),
        given: [visitor, onSale('sold out'), authorized],
        typedArgs: [{ type: 'NUMBER', value: '0' }],
      },
      'tokenization.error.wrongstate': {
        ...buy(),
        given: [visitor, onSale('for anybody'), tokenization('INITIATED')],
        typedArgs: [{ type: 'STRING', value: 'INITIATED' }],
      },
    },
    422: {
      'voucher.error.notredeemable': {
        ...buy({ ...pack, voucherCode }),
        given: [visitor, onSale('for anybody'), authorized, voucher('used up')],
      },
      'product.error.notallowed': {
        ...buy(),
        given: [visitor, onSale('for members'), authorized],
      },
      'product.error.usagedatenotallowed': {
        ...buy({ ...pack, productVariantId: 70003 }),
        given: [visitor, onSale('for anybody'), authorized],
      },
      'payment.error.methodnotallowed': {
        ...buy({ ...pack, paymentMethod: 'PAYPAL' }),
        given: [visitor, onSale('for anybody'), authorized],
        typedArgs: [{ type: 'STRING', value: 'PAYPAL' }],
      },
      'request.error.idempotencykeyreused': {
        ...buy(pack, key),
        given: [visitor, onSale('for anybody'), authorized, usedKey('createCheckout')],
      },
    },
  },
} satisfies Pick<Calls<'checkouts'>, 'createProductVariantCheckoutV4'>;
