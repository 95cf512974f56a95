import * as api from '@studio-portal/sdk/api/no-show';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET, session } from '../src/wire.ts';
import { member } from './given.ts';

definePact('no-show', {
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
  },
});
