import {
  createAccountBalanceCheckout,
  createAccountBalanceCheckoutV4,
  createPublicAccountBalanceCheckout,
  getAccountBalanceCheckout,
  getPublicAccountBalanceCheckout,
} from '@studio-portal/sdk/api/checkouts';
import { state, type StateParams } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { GET, POST, session } from '../../src/wire.ts';
import { member, noStudio, studio, tooOften } from '../given.ts';
import { key, usedKey } from '../idempotency.ts';

const id = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c4001';
const unknown = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c4fff';
const publicToken = 'pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a';
const unknownToken = 'pub_ffffffffffffffffffffffffffffffff';
const link = 'bal_9Qm2Vt7Yx4Lr8Kd3Ws6Zp1Nf5Hb0Jc';
const unknownLink = 'bal_9Qm2Vt7Yx4Lr8Kd3Ws6Zp1Nf5Hb0Jx';
const reference = '7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001';
const unknownReference = '7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4fff';

const owed = state('an account balance', { state: 'owed' });
const paid = state('an account balance', { state: 'paid' });
const card = state('a payment instrument', { id: 8501, bank: 'asks for a confirmation' });
const noCard = state('no payment instrument', { id: 8599 });
const sent = state('a balance link', { token: link });
const tokenization = (situation: StateParams<'a tokenization'>['state']) =>
  state('a tokenization', { reference, state: situation });
const authorized = tokenization('AUTHORIZED');

type Method = 'CREDIT_CARD' | 'IDEAL' | 'DIRECT_DEBIT';
const ideal = { type: 'STRING', value: 'IDEAL' } as const;

const withCard: {
  organizationUnitId: number;
  paymentMethod: Method;
  paymentInstrumentId: number;
} = {
  organizationUnitId: 1001,
  paymentMethod: 'CREDIT_CARD',
  paymentInstrumentId: 8501,
};
const begin = (wanted = withCard, once?: typeof key) => ({
  call: () => createAccountBalanceCheckout(wanted, once),
  request: POST('/v3/checkouts/account-balance', {
    headers: { ...session, ...once },
    body: wanted,
  }),
});

type WantedV4 = Omit<typeof withCard, 'paymentInstrumentId'> & {
  paymentInstrumentId: number | null;
  tokenizationReference: string | null;
};
const tokenized: WantedV4 = {
  ...withCard,
  paymentInstrumentId: null,
  tokenizationReference: reference,
};
const beginV4 = (wanted = tokenized, once?: typeof key) => ({
  call: () => createAccountBalanceCheckoutV4(wanted, once),
  request: POST('/v4/checkouts/account-balance', {
    headers: { ...session, ...once },
    body: wanted,
  }),
});

const byLink: { token: string; paymentMethod: Method; paymentInstrumentId: number } = {
  token: link,
  paymentMethod: 'CREDIT_CARD',
  paymentInstrumentId: 8501,
};
const beginByLink = (wanted = byLink, once?: typeof key) => ({
  call: () => createPublicAccountBalanceCheckout(wanted, once),
  request: POST('/v3/public/checkouts/account-balance', {
    ...(once ? { headers: once } : {}),
    body: wanted,
  }),
});

const memberRow = (
  situation: StateParams<'a checkout of a balance'>['state'],
  example: string,
  ...exactly: string[]
) => ({
  given: [member, card, state('a checkout of a balance', { id, state: situation })],
  call: () => getAccountBalanceCheckout(id),
  request: GET(`/v3/checkouts/account-balance/${id}`, { headers: session }),
  example,
  exactly: ['id', 'type', 'state', 'price.amount', 'charged', 'balance.amount', ...exactly],
});

const publicRow = (
  situation: StateParams<'a public checkout of a balance'>['state'],
  example: string,
) => ({
  given: [card, state('a public checkout of a balance', { publicToken, state: situation })],
  call: () => getPublicAccountBalanceCheckout(publicToken),
  request: GET(`/v3/public/checkouts/account-balance/${publicToken}`),
  example,
  exactly: ['publicToken', 'type', 'state', 'price.amount', 'charged', 'balance.amount'],
});

const begun = {
  exactly: ['type', 'state', 'price.amount', 'price.currency', 'charged', 'balance.amount'],
};

/** Paying an account balance, as a member or by a link. */
export const balanceCalls = {
  createAccountBalanceCheckout: {
    201: [
      {
        ...begin(),
        ...begun,
        given: [studio, member, owed, card],
        example: 'balanceCheckoutCreated',
      },
    ],
    404: {
      'paymentinstrument.error.notfound': {
        ...begin({ ...withCard, paymentInstrumentId: 8599 }),
        given: [studio, member, owed, noCard],
      },
      'studio.error.notfound': {
        ...begin({ ...withCard, organizationUnitId: 1999 }),
        given: [member, owed, card, noStudio],
      },
    },
    409: {
      'accountbalance.error.nothingowed': { ...begin(), given: [studio, member, paid, card] },
    },
    422: {
      'payment.error.methodnotallowed': {
        ...begin({ ...withCard, paymentMethod: 'IDEAL' }),
        given: [studio, member, owed, card],
        typedArgs: [ideal],
      },
      'request.error.idempotencykeyreused': {
        ...begin(withCard, key),
        given: [studio, member, owed, card, usedKey('createCheckout')],
      },
    },
  },
  createAccountBalanceCheckoutV4: {
    201: [
      {
        ...beginV4(),
        given: [studio, member, owed, authorized],
        example: 'balanceCheckoutCreated',
        exactly: ['type', 'price.amount', 'price.currency', 'charged', 'balance.amount'],
      },
    ],
    404: {
      'paymentinstrument.error.notfound': {
        ...beginV4({ ...tokenized, paymentInstrumentId: 8599, tokenizationReference: null }),
        given: [studio, member, owed, noCard],
      },
      'tokenization.error.notfound': {
        ...beginV4({ ...tokenized, tokenizationReference: unknownReference }),
        given: [studio, member, owed, state('no tokenization', { reference: unknownReference })],
      },
      'studio.error.notfound': {
        ...beginV4({ ...tokenized, organizationUnitId: 1999 }),
        given: [member, owed, authorized, noStudio],
      },
    },
    409: {
      'accountbalance.error.nothingowed': {
        ...beginV4(),
        given: [studio, member, paid, authorized],
      },
      'tokenization.error.wrongstate': {
        ...beginV4(),
        given: [studio, member, owed, tokenization('INITIATED')],
        typedArgs: [{ type: 'STRING', value: 'INITIATED' }],
      },
    },
    422: {
      'payment.error.methodnotallowed': {
        ...beginV4({ ...tokenized, paymentMethod: 'IDEAL' }),
        given: [studio, member, owed, authorized],
        typedArgs: [ideal],
      },
      'request.error.idempotencykeyreused': {
        ...beginV4(tokenized, key),
        given: [studio, member, owed, authorized, usedKey('createCheckout')],
      },
    },
  },
  createPublicAccountBalanceCheckout: {
    201: [
      { ...beginByLink(), ...begun, given: [sent, card], example: 'publicBalanceCheckoutCreated' },
    ],
    404: {
      'accountbalance.error.notfound': {
        ...beginByLink({ ...byLink, token: unknownLink }),
        given: [card, state('no balance link', { token: unknownLink })],
      },
      'paymentinstrument.error.notfound': {
        ...beginByLink({ ...byLink, paymentInstrumentId: 8599 }),
        given: [sent, noCard],
      },
    },
    422: {
      'payment.error.methodnotallowed': {
        ...beginByLink({ ...byLink, paymentMethod: 'DIRECT_DEBIT' }),
        given: [sent, card],
        typedArgs: [{ type: 'STRING', value: 'DIRECT_DEBIT' }],
      },
      'request.error.idempotencykeyreused': {
        ...beginByLink(byLink, key),
        given: [sent, card, usedKey('createCheckout')],
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...beginByLink(),
        given: [sent, card, tooOften('buy as a guest')],
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
  getAccountBalanceCheckout: {
    200: [
      memberRow('CREATED', 'balanceCheckoutCreated'),
      memberRow('FINALIZED', 'balanceCheckoutFinalized'),
      memberRow('FAILED', 'balanceCheckoutFailed', 'failureReason'),
    ],
    404: {
      'checkout.error.notfound': {
        given: [member, state('no checkout', { key: unknown })],
        call: () => getAccountBalanceCheckout(unknown),
        request: GET(`/v3/checkouts/account-balance/${unknown}`, { headers: session }),
      },
    },
  },
  getPublicAccountBalanceCheckout: {
    200: [
      publicRow('CREATED', 'publicBalanceCheckoutCreated'),
      publicRow('FINALIZED', 'publicBalanceCheckoutFinalized'),
    ],
    404: {
      'checkout.error.notfound': {
        given: [state('no checkout', { key: unknownToken })],
        call: () => getPublicAccountBalanceCheckout(unknownToken),
        request: GET(`/v3/public/checkouts/account-balance/${unknownToken}`),
      },
    },
  },
} satisfies Partial<Calls<'checkouts'>>;
