import { created, type Handlers, ok } from '../../platform/api.ts';
import { audit } from '../accounts/audit.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { createCalendarUrl, deleteCalendarAddress, findCreationTime } from './subscriptions.ts';

export const calendarSubscriptionHandlers = {
  async getCalendarSubscription({ account }, { db }) {
    const createdAt = await findCreationTime(db, account.id);
    return ok({ createdAt: createdAt?.toISOString() ?? null });
  },

  async createCalendarSubscription(request, services) {
    return created({ url: await createCalendarUrl(request, services) });
  },

  async deleteCalendarSubscription(request, { db, clock }) {
    const { id } = request.account;
    await db.transaction(async (tx) => {
      await lockOwnAccount(tx, id);
      if (await deleteCalendarAddress(tx, id))
        await audit(tx, { by: request, at: clock.now(), kind: 'calendar-subscription', id });
    });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
