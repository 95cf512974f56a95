import * as api from '@studio-portal/sdk/api/customer-data';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { GET, POST, session } from '../../src/wire.ts';
import { member, studio } from '../given.ts';
import { amendment, amendmentId, lacks, may } from './given.ts';

const mandateFile = {
  call: () => api.getSepaMandateDocument(),
  request: GET('/nox/v1/customercenter/sepamandate/download', { headers: session }),
};

const provinces = (name: string) => ({
  given: [studio, member],
  call: () => api.listAddressProvinces({ name }),
  request: GET('/nox/v1/customercenter/addressdata/italy/province', {
    headers: session,
    query: { name },
  }),
});

const withdraw = (id = amendmentId) => ({
  call: () => api.withdrawAmendment(id),
  request: POST(`/nox/v1/customercenter/amendments/${id}/withdraw`, { headers: session }),
});

/** Lists for the forms, files and withdrawal of a change. */
export const documentCalls = {
  listPersonalDocumentTypes: {
    200: [
      {
        given: [studio, member],
        call: () => api.listPersonalDocumentTypes(),
        request: GET('/nox/v1/customercenter/personaldata/documenttypes', { headers: session }),
        example: 'documentTypes',
        exactly: ['documentType'],
      },
    ],
  },
  listAddressProvinces: {
    200: [
      { ...provinces('Mil'), example: 'someProvinces', exactly: ['code', 'name'], atMost: 1 },
      { ...provinces('Nowhere'), example: 'emptyList' },
    ],
  },
  getDataPrivacyDocument: {
    200: [
      {
        given: [studio, member],
        call: () => api.getDataPrivacyDocument(),
        request: GET('/nox/v1/customercenter/dataprivacy/download', { headers: session }),
        example: 'dataPrivacyDocument',
      },
    ],
  },
  getSepaMandateDocument: {
    200: [
      {
        ...mandateFile,
        given: [
          studio,
          member,
          may('only see'),
          state('a paid membership', { by: 'direct debit' }),
        ],
        example: 'sepaMandateDocument',
      },
    ],
    403: {
      'customercenter.error.notpermitted': {
        ...mandateFile,
        given: [member, may('nothing')],
        typedArgs: lacks('CUSTOMER_CENTER_PAYMENT_ACTIVE_READ'),
      },
    },
    404: {
      'customerdata.error.nomandate': {
        ...mandateFile,
        given: [studio, member, may('only see'), state('a paid membership', { by: 'cash' })],
      },
    },
  },
  withdrawAmendment: {
    204: [{ ...withdraw(), given: [member, amendment('personal')], example: null }],
    404: {
      'amendment.error.notfound': {
        ...withdraw('6d2f9b1c-4e7a-4c35-8b90-1f2e3d4c5fff'),
        given: [member, state('no amendment', { id: '6d2f9b1c-4e7a-4c35-8b90-1f2e3d4c5fff' })],
      },
    },
    409: {
      'amendment.error.decided': {
        ...withdraw(),
        given: [member, amendment('personal', 'accepted')],
        typedArgs: [{ type: 'STRING', value: 'ACCEPTED' }],
      },
    },
  },
} satisfies Partial<Calls<'customer-data'>>;
