import { and, eq } from 'drizzle-orm';
import { courses, employees } from '../../domains/bookings/courses/tables.ts';
import { minorPerUnit } from '../../platform/money.ts';
import {
  addDays,
  addMinutes,
  dayIn,
  daysBetween,
  instantAt,
  weekdayOf,
} from '../../platform/time.ts';
import { bookingWindow, daysAhead, type Plan } from '../timetable.ts';
import type { SeedFile } from './seedFile.ts';

/** Converts a price of the file to columns. @param price in units of the currency; 0 is free, null for members only */
export const toPrice = (price: number | null, currencyCode: string) => ({
  priceState:
    price === null
      ? ('MEMBER_ONLY' as const)
      : price === 0
        ? ('FREE' as const)
        : ('ONLINE_PAYMENT' as const),
  priceCents: price ? Math.round(price * minorPerUnit(currencyCode)) : null,
});

/** Plans the weekly times of the file. */
export const planFile =
  (file: SeedFile): Plan =>
  async (db, now, firstDay) => {
    const { tenant } = file.tenant;
    const people = await db.select().from(employees).where(eq(employees.tenant, tenant));
    const stored = await db
      .select()
      .from(courses)
      .where(and(eq(courses.tenant, tenant), eq(courses.itemType, 'COURSE')));
    return file.studios.flatMap(({ id: studioId, zoneId, currencyCode }) => {
      const today = dayIn(zoneId, now);
      const first = firstDay(studioId, today);
      if (first === null) return [];
      const count = daysBetween(first, today) + daysAhead + 1;
      const days = Array.from({ length: count }, (_, at) => addDays(first, at));
      return file.courses.flatMap(({ name, durationMinutes, price, maxParticipants, times }) => {
        const course = stored.find((one) => one.name === name);
        if (!course) return [];
        return times
          .filter((time) => time.studioId === studioId)
          .flatMap(({ dayOfWeek, startTime, employee }) =>
            days
              .filter((day) => weekdayOf(day) === dayOfWeek)
              .map((day) => {
                const startsAt = instantAt(zoneId, day, startTime);
                return {
                  ...toPrice(price, currencyCode),
                  ...bookingWindow(startsAt),
                  courseId: course.id,
                  studioId,
                  startsAt,
                  endsAt: addMinutes(startsAt, durationMinutes),
                  maxParticipants,
                  waitingListActive: true,
                  maxWaitingListParticipants: 5,
                  employeeIds: people
                    .filter(({ displayedName }) => displayedName === employee)
                    .map(({ id }) => id),
                  locationIds: [],
                  meetingType: 'ON_SITE' as const,
                  status: 'ACTIVE' as const,
                };
              }),
          );
      });
    });
  };
