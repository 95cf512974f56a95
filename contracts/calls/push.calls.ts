import * as api from '@studio-portal/sdk/api/push';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { DELETE, GET, PUT, session } from '../src/wire.ts';
import { member } from './given.ts';

const headers = session;
const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/sample-phone';
const path = '/v1/me/push/subscriptions';

const phone = {
  endpoint,
  keys: {
    p256dh:
      'BCnnTLvMM4TvAMraM1x3tjL46f1VDJSqW2XoOxiCZl39L54fJTtHJw6gdXtkURYsOHf3rrisv4IMWTmlNEb6GIc',
    auth: 'c2FtcGxlLXNlY3JldC0xNg',
  },
} satisfies Parameters<typeof api.savePushSubscription>[0];

/** Has the length of a point but is not on the curve. */
const noPoint = `BA${'A'.repeat(85)}`;

const saved = (body: typeof phone = phone) => ({
  call: () => api.savePushSubscription(body),
  request: PUT(path, { headers, body }),
});

const removed = {
  call: () => api.deletePushSubscription({ endpoint }),
  request: DELETE(path, { headers, query: { endpoint } }),
};

const device = state('a push subscription', { endpoint });
const given = [member];

definePact('push', {
  getPushKey: {
    200: [
      {
        call: () => api.getPushKey(),
        request: GET('/v1/me/push/key', { headers }),
        given,
        example: 'pushKey',
      },
    ],
  },
  savePushSubscription: {
    204: [
      { ...saved(), given, example: null },
      { ...saved(), when: 'that the account has', given: [member, device], example: null },
    ],
    422: {
      'push.error.keyinvalid': {
        ...saved({ ...phone, keys: { ...phone.keys, p256dh: noPoint } }),
        given,
      },
      'push.error.unknownservice': {
        ...saved({ ...phone, endpoint: 'https://push.example/sample-phone' }),
        given,
      },
    },
  },
  deletePushSubscription: {
    204: [
      { ...removed, given: [member, device], example: null },
      { ...removed, when: 'that is not there', given, example: null },
    ],
  },
});
