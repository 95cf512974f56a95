import * as api from '@studio-portal/sdk/api/wallet';
import type { WalletPassRequest } from '@studio-portal/sdk/types';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { DELETE, GET, POST, session } from '../src/wire.ts';
import { member } from './given.ts';

const headers = session;
const bookingUuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001';
const unknownUuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1bfff';

const configured = state('the wallets', { state: 'configured' });
const notConfigured = state('the wallets', { state: 'not configured' });
const card = state('a wallet card', {});
const withMembership = [member, configured, state('a membership', { state: 'running' })];
const booking = (situation: 'booked' | 'canceled') =>
  state('a booking', { uuid: bookingUuid, owner: 'me', state: situation });

const read = { call: () => api.getWallets(), request: GET('/v1/me/wallet', { headers }) };

const apple = (body: WalletPassRequest = {}) => ({
  call: () => api.createAppleWalletPass(body),
  request: POST('/v1/me/wallet/apple', { headers, body: { ...body } }),
});

const google = (body: WalletPassRequest = {}) => ({
  call: () => api.createGoogleWalletPass(body),
  request: POST('/v1/me/wallet/google', { headers, body: { ...body } }),
});

const remove = {
  call: () => api.deleteWalletCard(),
  request: DELETE('/v1/me/wallet/card', { headers }),
};

/** Errors of both wallets. */
const errors = (create: typeof apple | typeof google) => ({
  404: {
    'booking.error.notfound': {
      ...create({ bookingUuid: unknownUuid }),
      given: [member, configured, state('no booking', { uuid: unknownUuid })],
    },
  },
  409: {
    'checkin.error.nocontract': { ...create(), given: [member, configured] },
    'wallet.error.bookingended': {
      ...create({ bookingUuid }),
      given: [member, configured, booking('canceled')],
    },
    'wallet.error.notconfigured': { ...create(), given: [member, notConfigured] },
  },
});

definePact('wallet', {
  getWallets: {
    200: [
      {
        ...read,
        given: [member, configured],
        example: 'wallets',
        exactly: ['apple', 'google', 'card'],
      },
      {
        ...read,
        when: 'of a member with a card',
        given: [member, configured, card],
        example: 'walletsWithCard',
        exactly: ['apple', 'google', 'card.createdAt'],
      },
      {
        ...read,
        when: 'of which none is configured',
        given: [member, notConfigured],
        example: 'noWallets',
        exactly: ['apple', 'google', 'card'],
      },
    ],
  },
  createAppleWalletPass: {
    201: [
      { ...apple(), given: withMembership, example: 'appleWalletPass' },
      {
        ...apple({ bookingUuid }),
        when: 'for a booking',
        given: [member, configured, booking('booked')],
        example: 'appleWalletPass',
      },
    ],
    ...errors(apple),
  },
  createGoogleWalletPass: {
    201: [
      { ...google(), given: withMembership, example: 'googleWalletPass' },
      {
        ...google({ bookingUuid }),
        when: 'for a booking',
        given: [member, configured, booking('booked')],
        example: 'googleWalletPass',
      },
    ],
    ...errors(google),
  },
  deleteWalletCard: {
    204: [{ ...remove, given: [member, card], example: null }],
    404: { 'wallet.error.cardnotfound': { ...remove, given: [member] } },
  },
});
