import { listReferenceCountries, listUsaStates } from '@studio-portal/sdk/api/reference-data';
import { contract } from '../src/contract.ts';
import { GET } from '../src/wire.ts';
import { quickConnectCalls } from './reference-data/quickConnect.ts';

contract('reference-data', {
  ...quickConnectCalls,
  listUsaStates: {
    200: [
      {
        given: [],
        call: () => listUsaStates(),
        request: GET('/nox/public/v1/address/usa/states'),
        example: 'someStates',
      },
    ],
  },
  listReferenceCountries: {
    200: [
      {
        given: [],
        call: () => listReferenceCountries({ locale: 'en-GB' }),
        request: GET('/nox/public/v1/countries', { query: { locale: 'en-GB' } }),
        example: 'someCountries',
      },
      {
        when: 'in the language of the backend',
        given: [],
        call: () => listReferenceCountries(),
        request: GET('/nox/public/v1/countries'),
        example: 'someCountries',
      },
    ],
  },
});
