import { type Handlers, ok } from '../../platform/api.ts';
import { ensurePushKey } from './pushKey.ts';
import { deleteSubscription, saveSubscription } from './subscriptions.ts';

export const pushHandlers = {
  async getPushKey(_, { db }) {
    const { publicKey } = await ensurePushKey(db);
    return ok({ publicKey });
  },

  async savePushSubscription(request, services) {
    await saveSubscription(request, services);
    return { status: 204 };
  },

  async deletePushSubscription(request, services) {
    await deleteSubscription(request, services);
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
