import type { Handlers } from '../../server/api.ts';
import { trackingEvents } from './tables.ts';

export const trackingHandlers = {
  async createTrackingEvent({ body }, { db, clock }) {
    await db.insert(trackingEvents).values({ ...body, receivedAt: clock.now() });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
