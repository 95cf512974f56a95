import * as api from '@studio-portal/sdk/api/account';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET, session } from '../src/wire.ts';
import { lacks, may } from './customer-data/given.ts';
import { member, studio } from './given.ts';

const owed = state('an account balance', { state: 'owed' });
const paid = state('an account balance', { state: 'paid' });
const inDetail = [studio, member, may('see the account in detail')];
const inSums = [studio, member, may('see the account in sums')];

const account = (query: { startDate?: string; endDate?: string } = {}) => ({
  call: () => api.getCustomerAccount(query),
  request: GET('/nox/v1/customercenter/account', { headers: session, query }),
});

const balance = {
  call: () => api.getAccountBalance(),
  request: GET('/nox/v1/customercenter/account/balance', { headers: session }),
};

const fields = ['organizationUnitId', 'view', 'closingBalance.currency'];
const known = [...fields, 'bookingEntries.type', 'bookingEntries.name', 'bookingEntries.dueDate'];

definePact('account', {
  getCustomerAccount: {
    200: [
      {
        ...account(),
        given: [...inDetail, owed],
        example: 'accountInDetail',
        exactly: [...known, 'openingBalance.amount'],
      },
      {
        ...account(),
        given: [...inSums, owed],
        example: 'accountInSums',
        exactly: [...known, 'openingBalance.amount'],
      },
      {
        ...account({ startDate: '2026-11-10', endDate: '2026-11-25' }),
        given: [...inDetail, owed],
        example: 'accountOfSomeDays',
        exactly: [...known, 'filterParameters.startDate', 'filterParameters.endDate'],
      },
    ],
    403: {
      'customercenter.error.notpermitted': {
        ...account(),
        given: [member, may('nothing')],
        typedArgs: lacks('CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW'),
      },
    },
  },
  getAccountBalance: {
    200: [
      {
        ...balance,
        given: [...inDetail, owed],
        example: 'somethingOwed',
        exactly: ['payable', ...known.map((field) => `customerAccountDto.${field}`)],
      },
      {
        ...balance,
        given: [studio, member, may('see the balance'), paid],
        example: 'nothingOwed',
        exactly: ['payable', 'balance.amount', 'customerAccountDto'],
      },
    ],
    403: {
      'customercenter.error.notpermitted': {
        ...balance,
        given: [member, may('nothing')],
        typedArgs: lacks('CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED'),
      },
    },
  },
});
