import {
  createProductVariantCheckout,
  createPublicProductVariantCheckout,
} from '@studio-portal/sdk/api/checkouts';
import { state, type StateParams } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { POST, session } from '../../src/wire.ts';
import {
  noStudio,
  tooOften,
  triedTooManyVouchers,
  visitor,
  voucher as purchasedVoucher,
  voucherCode,
} from '../given.ts';
import { key, usedKey } from '../idempotency.ts';
import {
  nameAndEmail,
  person,
  personOnTheWire,
  withoutPhone,
  withoutPhoneOnTheWire,
} from '../person.ts';

const card = state('a payment instrument', { id: 8501, bank: 'asks for a confirmation' });
const noCard = state('no payment instrument', { id: 8599 });
const noProduct = state('no product', { productVariantId: 79999 });
const onSale = (situation: StateParams<'products on sale'>['state']) =>
  state('products on sale', { state: situation });

const pack = {
  productVariantId: 70001,
  organizationUnitId: 1001,
  quantity: 1,
  usageDate: null,
  recipient: null,
  paymentMethod: 'CREDIT_CARD',
  paymentInstrumentId: 8501,
} as const;

const recipient = { name: 'Ana Sample', message: 'All the best!' };

/** Voucher as a gift. */
const voucher = { ...pack, productVariantId: 70004, recipient } as const;

type Request = Parameters<typeof createProductVariantCheckout>[0];
type Wanted = Omit<
  Request,
  'customerData' | 'usageDate' | 'recipient' | 'paymentMethod' | 'paymentInstrumentId'
> & {
  usageDate: null;
  recipient: typeof recipient | null;
  paymentMethod: 'CREDIT_CARD' | 'PAYPAL';
  paymentInstrumentId: number;
};

/** Builds the rows that the member and the public variant share. */
const rows = (
  path: string,
  call: (request: Request, headers?: typeof key) => Promise<unknown>,
  example: string,
  who: (typeof visitor)[],
  headers = {},
) => {
  const buy = (wanted: Wanted = pack, once?: typeof key) => ({
    call: () => call({ ...wanted, customerData: person }, once),
    request: POST(path, {
      headers: { ...headers, ...once },
      body: { ...wanted, customerData: personOnTheWire },
    }),
  });
  // Product in the example.
  const usual = who.length > 0 ? pack : voucher;
  return {
    201: [
      {
        ...buy(usual),
        given: [...who, onSale('for anybody'), card],
        example,
        exactly: ['type', 'state', 'price.amount', 'price.currency', 'charged', 'purchase'],
      },
      {
        when: 'without a telephone number',
        given: [...who, onSale('for anybody'), card],
        call: () => call({ ...usual, customerData: withoutPhone }),
        request: POST(path, { headers, body: { ...usual, customerData: withoutPhoneOnTheWire } }),
        example,
        exactly: ['type', 'charged'],
      },
    ],
    404: {
      'paymentinstrument.error.notfound': {
        ...buy({ ...pack, paymentInstrumentId: 8599 }),
        given: [...who, onSale('for anybody'), noCard],
      },
      'studio.error.notfound': {
        ...buy({ ...pack, organizationUnitId: 1999 }),
        given: [...who, onSale('for anybody'), card, noStudio],
      },
      'product.error.notfound': {
        ...buy({ ...pack, productVariantId: 79999 }),
        given: [...who, onSale('for anybody'), card, noProduct],
      },
    },
    409: {
      'product.error.soldout': {
        ...buy(),
        given: [...who, onSale('sold out'), card],
        typedArgs: [{ type: 'NUMBER', value: '0' }],
      },
    },
    422: {
      'voucher.error.notredeemable': {
        ...buy({ ...pack, voucherCode }),
        given: [...who, onSale('for anybody'), card, purchasedVoucher('used up')],
      },
      'product.error.notallowed': {
        ...buy(),
        given: [...who, onSale('for members'), card],
      },
      'product.error.usagedatenotallowed': {
        ...buy({ ...pack, productVariantId: 70003 }),
        given: [...who, onSale('for anybody'), card],
      },
      'payment.error.methodnotallowed': {
        ...buy({ ...pack, paymentMethod: 'PAYPAL' }),
        given: [...who, onSale('for anybody'), card],
        typedArgs: [{ type: 'STRING', value: 'PAYPAL' }],
      },
      'request.error.idempotencykeyreused': {
        ...buy(pack, key),
        given: [...who, onSale('for anybody'), card, usedKey('createCheckout')],
      },
    },
  } as const;
};

const publicPath = '/v3/public/checkouts/product-variant';
const publicRows = rows(
  publicPath,
  createPublicProductVariantCheckout,
  'publicProductCheckoutCreated',
  [],
);

/** Starting a checkout for a pack, a day ticket or a voucher with a payment instrument. */
export const beginProductCalls = {
  createProductVariantCheckout: {
    ...rows(
      '/v3/checkouts/product-variant',
      createProductVariantCheckout,
      'productCheckoutCreated',
      [visitor],
      session,
    ),
    429: {
      'authentication.error.toomanyattempts': {
        given: [visitor, onSale('for anybody'), card, triedTooManyVouchers],
        call: () => createProductVariantCheckout({ ...pack, customerData: person, voucherCode }),
        request: POST('/v3/checkouts/product-variant', {
          headers: session,
          body: { ...pack, customerData: personOnTheWire, voucherCode },
        }),
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
  createPublicProductVariantCheckout: {
    ...publicRows,
    201: [
      ...publicRows[201],
      {
        when: 'for a name and an email address',
        given: [onSale('for anybody'), card],
        call: () => createPublicProductVariantCheckout({ ...voucher, customerData: nameAndEmail }),
        request: POST(publicPath, { body: { ...voucher, customerData: nameAndEmail } }),
        example: 'publicProductCheckoutCreated',
        exactly: ['type', 'charged'],
      },
    ],
    429: {
      'authentication.error.toomanyattempts': {
        given: [onSale('for anybody'), card, tooOften('buy as a guest')],
        call: () => createPublicProductVariantCheckout({ ...pack, customerData: person }),
        request: POST(publicPath, { body: { ...pack, customerData: personOnTheWire } }),
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
} satisfies Pick<
  Calls<'checkouts'>,
  'createProductVariantCheckout' | 'createPublicProductVariantCheckout'
>;
