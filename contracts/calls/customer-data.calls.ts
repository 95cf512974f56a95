import { getCustomerConfig } from '@studio-portal/sdk/api/customer-data';
import { contract } from '../src/contract.ts';
import { GET, session } from '../src/wire.ts';
import { member, visitor } from './given.ts';

contract('customer-data', {
  getCustomerConfig: {
    200: [
      {
        given: [member],
        call: () => getCustomerConfig(),
        request: GET('/nox/v1/customercenter/config', { headers: session }),
        example: 'memberConfig',
      },
    ],
    401: {
      'authentication.error.notloggedin': {
        given: [],
        call: () => getCustomerConfig(),
        request: GET('/nox/v1/customercenter/config'),
      },
    },
    403: {
      'authorization.error.notconnected': {
        given: [visitor],
        call: () => getCustomerConfig(),
        request: GET('/nox/v1/customercenter/config', { headers: session }),
      },
    },
  },
});
