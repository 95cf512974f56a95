import * as api from '@studio-portal/sdk/api/no-show';
import { contract } from '../src/contract.ts';
import { state } from '../src/states.ts';
import { GET, session } from '../src/wire.ts';
import { member, visitor } from './given.ts';

contract('no-show', {
  getEntranceBlock: {
    200: [
      {
        given: [member],
        call: () => api.getEntranceBlock(),
        request: GET('/nox/v1/noshowpenalty/checkifentranceblocked', { headers: session }),
        example: 'entranceFree',
      },
      {
        given: [member, state('missed bookings', {})],
        call: () => api.getEntranceBlock(),
        request: GET('/nox/v1/noshowpenalty/checkifentranceblocked', { headers: session }),
        example: 'entranceBlocked',
      },
    ],
    401: {
      'authentication.error.notloggedin': {
        given: [],
        call: () => api.getEntranceBlock(),
        request: GET('/nox/v1/noshowpenalty/checkifentranceblocked'),
      },
    },
    403: {
      'authorization.error.notconnected': {
        given: [visitor],
        call: () => api.getEntranceBlock(),
        request: GET('/nox/v1/noshowpenalty/checkifentranceblocked', { headers: session }),
      },
    },
  },
  getAccessBlock: {
    200: [
      {
        given: [member],
        call: () => api.getAccessBlock(),
        request: GET('/nox/v1/noshowpenalty/isaccessblocked', { headers: session }),
        example: 'accessFree',
        exactly: ['accessBlocked'],
      },
      {
        given: [member, state('missed bookings', {})],
        call: () => api.getAccessBlock(),
        request: GET('/nox/v1/noshowpenalty/isaccessblocked', { headers: session }),
        example: 'accessBlocked',
        exactly: ['accessBlocked'],
      },
    ],
    401: {
      'authentication.error.notloggedin': {
        given: [],
        call: () => api.getAccessBlock(),
        request: GET('/nox/v1/noshowpenalty/isaccessblocked'),
      },
    },
    403: {
      'authorization.error.notconnected': {
        given: [visitor],
        call: () => api.getAccessBlock(),
        request: GET('/nox/v1/noshowpenalty/isaccessblocked', { headers: session }),
      },
    },
  },
});
