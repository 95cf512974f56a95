import { getCustomerInfo, getUserInfo } from '@studio-portal/sdk/api/me';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET, session } from '../src/wire.ts';
import { member, visitor } from './given.ts';
import { accountCalls } from './me/account.ts';
import { pictureCalls } from './me/picture.ts';
import { profileCalls } from './me/profile.ts';
import { mainAddressCalls } from './me/mainAddress.ts';
import { settingsCalls } from './me/settings.ts';

definePact('me', {
  ...profileCalls,
  ...pictureCalls,
  ...settingsCalls,
  ...mainAddressCalls,
  ...accountCalls,
  getUserInfo: {
    200: [
      {
        given: [member],
        call: () => getUserInfo(),
        request: GET('/v1/me/info', { headers: session }),
        example: 'memberInfo',
        exactly: ['studioConnected', 'verified', 'studioConnects.tenant'],
      },
      {
        given: [visitor],
        call: () => getUserInfo(),
        request: GET('/v1/me/info', { headers: session }),
        example: 'visitorInfo',
        exactly: ['studioConnected', 'studioConnects'],
      },
    ],
  },
  getCustomerInfo: {
    200: [
      {
        given: [member],
        call: () => getCustomerInfo(),
        request: GET('/nox/v1/me/info', { headers: session }),
        example: 'memberCustomer',
      },
      {
        given: [visitor],
        call: () => getCustomerInfo(),
        request: GET('/nox/v1/me/info', { headers: session }),
        example: 'unknownCustomer',
        exactly: ['customerId', 'homeStudioId'],
      },
    ],
    404: {
      'tenant.error.notfound': {
        given: [state('no tenant', { tenant: 'nowhere' }), member],
        context: { tenant: 'nowhere' },
        call: () => getCustomerInfo(),
        request: GET('/nox/v1/me/info', { headers: { ...session, 'X-Tenant': 'nowhere' } }),
      },
    },
  },
});
