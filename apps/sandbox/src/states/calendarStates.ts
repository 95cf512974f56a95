import { calendarSubscriptions } from '../domains/calendarSubscriptions/tables.ts';
import type { States } from './vocabulary.ts';
import { currentAccountId } from './world.ts';

export const calendarStates = {
  async 'a calendar subscription'(world) {
    await world.db.insert(calendarSubscriptions).values({
      accountId: currentAccountId(world),
      tokenHash: 'sample',
      name: 'Northside Athletics',
      createdAt: new Date('2026-11-02T08:15:00Z'),
    });
  },
} satisfies Partial<States>;
