/** Serves calendars under their secret addresses. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { findSubscribedCalendar } from '../domains/calendarSubscriptions/subscriptions.ts';
import { enforceRateLimit } from '../domains/limits/rates.ts';
import type { Services } from '../platform/api.ts';
import { apiError } from '../platform/http/apiError.ts';
import { loadCalendarFeed, writeCalendarFeed } from './calendarFeed.ts';

export function registerCalendars(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { token: string } }>('/calendars/:token', async (request, reply) => {
    const calendar = await findSubscribedCalendar(services.db, request.params.token);
    if (calendar === null) {
      // Only wrong addresses count, since the calendar services of many members share a network.
      await enforceRateLimit(services, 'tryCalendarAddresses', request.ip);
      throw apiError(404, 'calendar.error.notfound', 'There is no such calendar', { frame: true });
    }
    const feed = await loadCalendarFeed(services, calendar);
    // Weak: the time stamp of the entries differs in each response.
    const etag = `W/"${createHash('sha256').update(JSON.stringify(feed)).digest('base64url')}"`;
    reply.headers({
      ETag: etag,
      // Caches of others must not keep it, since the address can be renewed at any time.
      'Cache-Control': 'private, no-cache',
      'Referrer-Policy': 'no-referrer',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .send(writeCalendarFeed(feed, services.clock.now()));
  });
}
