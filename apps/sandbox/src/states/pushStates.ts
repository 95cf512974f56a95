import { pushSubscriptions } from '../domains/push/tables.ts';
import type { States } from './vocabulary.ts';
import { currentAccountId } from './world.ts';

/** Public key of a browser; its private key was discarded. */
const p256dh =
  'BCnnTLvMM4TvAMraM1x3tjL46f1VDJSqW2XoOxiCZl39L54fJTtHJw6gdXtkURYsOHf3rrisv4IMWTmlNEb6GIc';

export const pushStates = {
  async 'a push subscription'(world, params) {
    await world.db.insert(pushSubscriptions).values({
      accountId: currentAccountId(world),
      endpoint: params.text('endpoint'),
      p256dh,
      auth: Buffer.from('sample-secret-16').toString('base64url'),
      reader: { context: { 'X-Tenant': 'northside' }, hostname: '', language: null },
      savedAt: world.clock.now(),
    });
  },
} satisfies Partial<States>;
