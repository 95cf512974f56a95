import * as api from '@studio-portal/sdk/api/access-refusal';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET, session } from '../src/wire.ts';
import { member } from './given.ts';

definePact('access-refusal', {
  getAccessRefusalConfiguration: {
    200: [
      {
        given: [member],
        call: () => api.getAccessRefusalConfiguration(),
        request: GET('/nox/v1/accessrefusal/configuration', { headers: session }),
        example: 'accessRefusalConfiguration',
      },
    ],
  },
  getAccessRefusalStatus: {
    200: [
      {
        given: [member],
        call: () => api.getAccessRefusalStatus(),
        request: GET('/nox/v1/accessrefusal/customer/status', { headers: session }),
        example: 'accessAllowed',
        exactly: ['accessRefused', 'reasons'],
      },
      {
        given: [member, state('a refusal at the door', {})],
        call: () => api.getAccessRefusalStatus(),
        request: GET('/nox/v1/accessrefusal/customer/status', { headers: session }),
        example: 'accessRefused',
        exactly: ['accessRefused', 'reasons'],
      },
    ],
  },
});
