/** Valid requests for push subscriptions. */
import { subscription } from '../harness/push.ts';
import { type RequestSetup, withoutSetup } from './setup.ts';

export const pushHappy = {
  getPushKey: withoutSetup({ as: 'member' }),
  savePushSubscription: withoutSetup({ as: 'member', body: subscription }),
  async deletePushSubscription(sandbox) {
    await sandbox.call('savePushSubscription', { as: 'member', body: subscription });
    return { as: 'member', query: { endpoint: subscription.endpoint } };
  },
} satisfies Record<string, RequestSetup>;
