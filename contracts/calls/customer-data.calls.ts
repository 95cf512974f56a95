import { getCustomerConfig } from '@studio-portal/sdk/api/customer-data';
import { contract } from '../src/contract.ts';
import { GET, session } from '../src/wire.ts';
import { member } from './given.ts';

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
  },
});
