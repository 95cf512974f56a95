import { getCustomerConfig } from '@studio-portal/sdk/api/customer-data';
import { definePact } from '../src/definePact.ts';
import { GET, session } from '../src/wire.ts';
import { documentCalls } from './customer-data/documents.ts';
import { paymentCalls } from './customer-data/payment.ts';
import { sectionCalls } from './customer-data/sections.ts';
import { member } from './given.ts';

definePact('customer-data', {
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
  ...sectionCalls,
  ...paymentCalls,
  ...documentCalls,
});
