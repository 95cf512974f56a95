/** Push subscriptions: expected outcome of five concurrent calls per operation. */
import { pushSubscriptions } from '../../src/domains/push/tables.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { count, each, type Scenarios } from './scenario.ts';

const loadState = async (sandbox: Sandbox) => ({
  devices: await count(sandbox, pushSubscriptions),
});

export const pushScenarios = {
  savePushSubscription: [each('one device', { loadState, expected: { devices: 1 } })],
  deletePushSubscription: [each('one device', { loadState, expected: { devices: 0 } })],
} satisfies Record<string, Scenarios>;
