import { listCountries } from '@studio-portal/sdk/api/registration';
import { definePact } from '../src/definePact.ts';
import { GET } from '../src/wire.ts';
import { quickCalls } from './registration/quick.ts';
import { registerCalls } from './registration/register.ts';
import { verifyCalls } from './registration/verify.ts';

definePact('registration', {
  ...registerCalls,
  ...quickCalls,
  ...verifyCalls,
  listCountries: {
    200: [
      {
        given: [],
        call: () => listCountries({ locale: 'en-GB' }),
        request: GET('/v1/public/countries', { query: { locale: 'en-GB' } }),
        example: 'someCountries',
      },
      {
        when: 'in the language of the backend',
        given: [],
        call: () => listCountries(),
        request: GET('/v1/public/countries'),
        example: 'someCountries',
      },
    ],
  },
});
