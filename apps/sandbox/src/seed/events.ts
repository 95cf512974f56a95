/** Events: two per brand, each upcoming at every studio. */
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import {
  courseAppointments,
  courses,
  employees,
  locations,
  offers,
} from '../domains/bookings/courses/tables.ts';
import { benefits } from '../domains/bookings/singleAppointments/tables.ts';
import { addDays, addMinutes, dayIn, instantAt } from '../platform/time.ts';
import { sampleTenants, type TenantName } from './brands.ts';
import { outdoorPlaces, sampleStudios } from './studios.ts';
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
  outdoors: boolean;
  /** Number of trainers who lead it. */
  trainers: number;
};

/** Takes place in daylight all year. */
const outdoorEvent = {
  color: '#3F7F3A',
  minutes: 90,
  places: 40,
  price: 1200,
  inDays: 9,
  time: '11:00',
  outdoors: true,
  trainers: 3,
};

const eveningEvent = {
  color: '#A66A12',
  minutes: 120,
  places: 25,
  price: 0,
  inDays: 23,
  time: '19:00',
  outdoors: false,
  trainers: 1,
};

/** A brand's events; a position has the same price in all brands. */
export const sampleEvents: Record<TenantName, readonly Sample[]> = {
  northside: [
    {
      ...outdoorEvent,
      trainers: 5,
      name: 'Open Air Workout',
      text: 'All coaches, one park, ninety minutes. Whoever you bring along is welcome.',
    },
    {
      ...eveningEvent,
      name: 'Nutrition Evening',
      text: 'A talk, a tasting, and time for every question. Free of charge.',
    },
  ],
  volt: [
    {
      ...outdoorEvent,
      name: 'Outdoor Bootcamp',
      text: 'Sleds, sandbags and teams of four. We go outside in any weather.',
    },
    {
      ...eveningEvent,
      name: 'Nutrition Talk',
      text: 'What to eat before and after you lift, with plates to taste. Free of charge.',
    },
  ],
  arcade: [
    {
      ...outdoorEvent,
      name: 'Open Air Dance',
      text: 'One courtyard, three teachers, ninety minutes of music. Whoever you bring along is welcome.',
    },
    {
      ...eveningEvent,
      name: 'Boulder Film Evening',
      text: 'Two short films from the mountains, then open walls. Free of charge.',
    },
  ],
};

export async function seedEvents(db: Database): Promise<void> {
  for (const { name: tenant } of sampleTenants)
    for (const { name, text, color, minutes, price } of sampleEvents[tenant]) {
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
            name: isFree ? 'Free place' : 'One place',
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
    const rooms = await db
      .select()
      .from(locations)
      .where(eq(locations.studioId, studioId))
      .orderBy(asc(locations.id));
    const trainers = await db
      .select({ id: employees.id })
      .from(employees)
      .where(eq(employees.tenant, tenant))
      .orderBy(asc(employees.id));
    const outdoors = rooms.find(({ name }) => name === outdoorPlaces[tenant]);
    for (const event of existing.filter((one) => one.tenant === tenant)) {
      const sample = sampleEvents[tenant].find(({ name }) => name === event.name);
      if (!sample || plannedKeys.has(`${studioId}:${event.id}`)) continue;
      const room = sample.outdoors ? outdoors : rooms[0];
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
        employeeIds: trainers.slice(0, sample.trainers).map(({ id }) => id),
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

/** Names that all brands shared at first, in the order of `sampleEvents`. */
const formerNames = ['Open Air Workout', 'Nutrition Evening'] as const;

/** Renames events in databases from before each brand had its own. */
export async function renameFormerEvents(db: Database): Promise<void> {
  for (const { name: tenant } of sampleTenants)
    for (const [index, former] of formerNames.entries()) {
      const event = sampleEvents[tenant][index];
      if (!event) continue;
      const { name, text: description } = event;
      for (const table of [courses, benefits])
        await db
          .update(table)
          .set({ name, description })
          .where(and(eq(table.tenant, tenant), eq(table.name, former)));
    }
}
