/** Calendar subscriptions: expected outcome of five concurrent calls per operation. */
import { calendarSubscriptions } from '../../src/domains/calendarSubscriptions/tables.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { count, each, type Scenarios } from './scenario.ts';

const loadState = async (sandbox: Sandbox) => ({
  addresses: await count(sandbox, calendarSubscriptions),
});

export const calendarSubscriptionScenarios = {
  createCalendarSubscription: [each('one account', { loadState, expected: { addresses: 1 } })],
  deleteCalendarSubscription: [each('one account', { loadState, expected: { addresses: 0 } })],
} satisfies Record<string, Scenarios>;
