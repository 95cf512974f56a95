import * as api from '@studio-portal/sdk/api/invoices';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET, session } from '../src/wire.ts';
import { lacks, may } from './customer-data/given.ts';
import { member, studio } from './given.ts';

const invoiceId = 97103;
const unknownId = 99999;
const path = '/nox/v1/customercenter/invoices';

const withInvoices = [studio, member, may('see invoices'), state('invoices', {})];

const list = {
  call: () => api.listInvoices(),
  request: GET(path, { headers: session }),
};

const address = (id = invoiceId) => ({
  call: () => api.getInvoiceDownloadUrl(id),
  request: GET(`${path}/${id}/downloadurl`, { headers: session }),
});

const refused = {
  given: [member, may('nothing')],
  typedArgs: lacks('CUSTOMER_CENTER_INVOICE_ACTIVE'),
};

definePact('invoices', {
  listInvoices: {
    200: [
      {
        ...list,
        given: withInvoices,
        example: 'invoices',
        exactly: [
          'id',
          'invoiceNumber',
          'type',
          'state',
          'organizationUnitId',
          'date',
          'dueDate',
          'positions.name',
          'positions.quantity',
          'positions.amount.amount',
          'positions.taxRate',
          'taxes.rate',
          'taxes.netAmount.amount',
          'taxes.taxAmount.amount',
          'taxes.amount.amount',
          'netAmount.amount',
          'taxAmount.amount',
          'amount.amount',
        ],
      },
      {
        ...list,
        when: 'of which there is none',
        given: [studio, member, may('see invoices')],
        example: 'emptyList',
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...list, ...refused } },
  },
  getInvoiceDownloadUrl: {
    200: [{ ...address(), given: withInvoices, example: 'invoiceDownloadUrl' }],
    403: { 'customercenter.error.notpermitted': { ...address(), ...refused } },
    404: {
      'invoice.error.notfound': {
        ...address(unknownId),
        given: [...withInvoices, state('no invoice', { invoiceId: unknownId })],
      },
    },
  },
});
