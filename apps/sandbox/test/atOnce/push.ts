/** Push subscriptions: expected outcome of five concurrent calls per operation. */
import { pushSubscriptions } from '../../src/domains/push/tables.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { count, each, type Scenarios } from './scenario.ts';

const look = async (sandbox: Sandbox) => ({ devices: await count(sandbox, pushSubscriptions) });

export const pushAtOnce = {
  savePushSubscription: [each('one device', { look, holds: { devices: 1 } })],
  deletePushSubscription: [each('one device', { look, holds: { devices: 0 } })],
} satisfies Record<string, Scenarios>;
