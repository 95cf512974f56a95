import type { Handlers } from '../../platform/api.ts';
import { enforceRateLimit } from '../limits/rates.ts';
import { trackingEvents } from './tables.ts';

export const trackingHandlers = {
  async createTrackingEvent({ address, body }, services) {
    const { db, clock } = services;
    await enforceRateLimit(services, 'track', address);
    await db.insert(trackingEvents).values({ ...body, receivedAt: clock.now() });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
