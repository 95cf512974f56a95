/** Valid requests for calendar subscriptions. */
import { type RequestSetup, withoutSetup } from './setup.ts';

export const calendarSubscriptionsHappy = {
  getCalendarSubscription: withoutSetup({ as: 'member' }),
  createCalendarSubscription: withoutSetup({ as: 'member' }),
  async deleteCalendarSubscription(sandbox) {
    await sandbox.call('createCalendarSubscription', { as: 'member' });
    return { as: 'member' };
  },
} satisfies Record<string, RequestSetup>;
