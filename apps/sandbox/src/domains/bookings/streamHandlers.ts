/** Access to an online appointment for holders of its stream id. */
import { and, eq } from 'drizzle-orm';
import type { Handlers } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { isUuid } from '../../platform/isUuid.ts';
import { addMinutes, zoned } from '../../platform/time.ts';
import { loadNames, resolveNames } from './courses/view.ts';
import { toReference } from '../studios/rules.ts';
import { bookingNotFound } from './entries.ts';
import { bookings } from './tables.ts';
import { selectBookings } from './view.ts';

/** Minutes before the start at which the stream address is revealed. */
const opensMinutesBefore = 15;

export const streamHandlers = {
  async getStreamingAppointment({ query: { streamId } }, { db, clock }) {
    if (!isUuid(streamId)) throw bookingNotFound();
    const [item] = await selectBookings(
      db,
      and(eq(bookings.uuid, streamId), eq(bookings.status, 'BOOKED')),
    );
    if (!item?.appointment.streamUrl || item.appointment.status !== 'ACTIVE')
      throw bookingNotFound();
    const { appointment, course, studio } = item;
    const opensAt = addMinutes(appointment.startsAt, -opensMinutesBefore);
    const now = clock.now();
    const at = (instant: Date) => zoned(instant, studio.zoneId);
    return ok({
      streamId,
      name: course.name,
      startDateTime: at(appointment.startsAt),
      endDateTime: at(appointment.endsAt),
      employees: resolveNames(item, await loadNames(db, [item])).employees,
      studio: toReference(studio),
      streamOpensAt: at(opensAt),
      stream: opensAt <= now && now < appointment.endsAt ? appointment.streamUrl : null,
    });
  },
} satisfies Partial<Handlers>;
