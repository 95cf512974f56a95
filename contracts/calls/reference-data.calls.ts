import * as api from '@studio-portal/sdk/api/reference-data';
import { definePact } from '../src/definePact.ts';
import { GET } from '../src/wire.ts';
import { employeeCalls } from './reference-data/employees.ts';
import { filterCalls } from './reference-data/filters.ts';
import { quickConnectCalls } from './reference-data/quickConnect.ts';
import { streamingCalls } from './reference-data/streaming.ts';

definePact('reference-data', {
  ...quickConnectCalls,
  ...filterCalls,
  ...streamingCalls,
  ...employeeCalls,
  listUsaStates: {
    200: [
      {
        given: [],
        call: () => api.listUsaStates(),
        request: GET('/nox/public/v1/address/usa/states'),
        example: 'someStates',
      },
    ],
  },
  listReferenceCountries: {
    200: [
      {
        given: [],
        call: () => api.listReferenceCountries({ locale: 'en-GB' }),
        request: GET('/nox/public/v1/countries', { query: { locale: 'en-GB' } }),
        example: 'someCountries',
      },
      {
        when: 'in the language of the backend',
        given: [],
        call: () => api.listReferenceCountries(),
        request: GET('/nox/public/v1/countries'),
        example: 'someCountries',
      },
    ],
  },
});
