/** Events: two per tenant, each upcoming at every studio. */
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import {
  courseAppointments,
  courses,
  locations,
  offers,
} from '../domains/bookings/courses/tables.ts';
import { benefits } from '../domains/bookings/singleAppointments/tables.ts';
import { addDays, addMinutes, dayIn, instantAt } from '../platform/time.ts';
import { sampleTenants } from './brands.ts';
import { sampleStudios } from './studios.ts';
import { toPicture } from '../platform/toPicture.ts';

type Sample = {
  name: string;
  text: string;
  color: string;
  minutes: number;
  places: number;
  /** In minor units; 0 is free. */
  price: number;
  /** Number of days from now and local time at which it is planned. */
  inDays: number;
  time: string;
};

const sampleEvents: readonly Sample[] = [
  {
    name: 'Open Air Workout',
    text: 'All coaches, one park, ninety minutes. Whoever you bring along is welcome.',
    color: '#3F7F3A',
    minutes: 90,
    places: 40,
    price: 1200,
    inDays: 9,
    time: '17:00',
  },
  {
    name: 'Nutrition Evening',
    text: 'A talk, a tasting, and time for every question. Free of charge.',
    color: '#A66A12',
    minutes: 120,
    places: 25,
    price: 0,
    inDays: 23,
    time: '19:00',
  },
];

export async function seedEvents(db: Database): Promise<void> {
  for (const { name: tenant } of sampleTenants)
    for (const { name, text, color, minutes, price } of sampleEvents) {
      const about = { tenant, name, description: text, colorHex: color };
      const [benefit] = await db
        .insert(benefits)
        .values({ ...about, durationMinutes: minutes })
        .returning();
      const [course] = await db
        .insert(courses)
        .values({ ...about, itemType: 'EVENT', benefitId: benefit?.id ?? null })
        .returning();
      if (!course) continue;
      await db
        .update(courses)
        .set({ image: toPicture('course', course.id) })
        .where(eq(courses.id, course.id));
      const isFree = price === 0;
      await db.insert(offers).values(
        sampleStudios
          .filter((studio) => studio.tenant === tenant)
          .map(({ id: studioId }) => ({
            studioId,
            courseId: course.id,
            name: isFree ? 'Free place' : 'Ticket',
            description: 'One place at this event.',
            priceState: isFree ? ('FREE' as const) : ('ONLINE_PAYMENT' as const),
            priceCents: isFree ? null : price,
            paymentMethods: isFree ? [] : (['CREDIT_CARD'] as const).slice(),
          })),
      );
    }
}

/** Plans each event again at studios without an upcoming one. */
export async function extendEvents(db: Database, now: Date): Promise<void> {
  const existing = await db.select().from(courses).where(eq(courses.itemType, 'EVENT'));
  const planned = await db
    .select({ courseId: courseAppointments.courseId, studioId: courseAppointments.studioId })
    .from(courseAppointments)
    .innerJoin(courses, eq(courses.id, courseAppointments.courseId))
    .where(and(eq(courses.itemType, 'EVENT'), gt(courseAppointments.startsAt, now)));
  const plannedKeys = new Set(planned.map(({ courseId, studioId }) => `${studioId}:${courseId}`));
  for (const { id: studioId, tenant, zoneId } of sampleStudios) {
    const [room] = await db
      .select()
      .from(locations)
      .where(eq(locations.studioId, studioId))
      .orderBy(asc(locations.id))
      .limit(1);
    for (const event of existing.filter((one) => one.tenant === tenant)) {
      const sample = sampleEvents.find(({ name }) => name === event.name);
      if (!sample || plannedKeys.has(`${studioId}:${event.id}`)) continue;
      const day = addDays(dayIn(zoneId, now), sample.inDays);
      const startsAt = instantAt(zoneId, day, sample.time);
      await db.insert(courseAppointments).values({
        courseId: event.id,
        studioId,
        startsAt,
        endsAt: addMinutes(startsAt, sample.minutes),
        maxParticipants: sample.places,
        waitingListActive: true,
        maxWaitingListParticipants: 10,
        employeeIds: [],
        locationIds: room ? [room.id] : [],
        meetingType: 'ON_SITE',
        streamUrl: null,
        status: 'ACTIVE',
        priceState: sample.price === 0 ? 'FREE' : 'ONLINE_PAYMENT',
        priceCents: sample.price === 0 ? null : sample.price,
      });
    }
  }
}
