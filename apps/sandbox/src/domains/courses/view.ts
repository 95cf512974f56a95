/** Course appointments as one reader sees them. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { amountOf, moneyOrNull } from '../../money.ts';
import type { Schemas, SessionAccount } from '../../server/api.ts';
import { zoned, zonedOrNull } from '../../time.ts';
import { bookings } from '../bookings/tables.ts';
import { toReference } from '../studios/rules.ts';
import type { Appointment } from './appointments.ts';
import { occupancies, type Occupancy, waitingPosition } from './occupancy.ts';
import { invalidReason, openBookingsOf, optionsAt, useOf } from './options.ts';
import { employees, locations } from './tables.ts';
import { cancelableUntil } from './window.ts';

type MyBooking = { uuid: string; waitingListPosition: number | null };

/** Who leads and where, by id. */
export type Names = {
  employees: Map<number, Schemas['Person']>;
  locations: Map<number, Schemas['Location']>;
};

/**
 * @param account who asks; null without a session, and then nothing is theirs
 */
export async function toBookableCourses(
  db: Database,
  items: Appointment[],
  account: Pick<SessionAccount, 'id'> | null,
  now: Date,
): Promise<Schemas['BookableCourse'][]> {
  const ids = items.map(({ appointment }) => appointment.id);
  const occupied = await occupancies(db, ids);
  const names = await namesFor(db, items);
  const mine = account ? await bookingsOf(db, account.id, ids) : new Map<number, MyBooking>();
  const payers = account ? await payersFor(db, account.id, items, now) : new Map();
  return items.map((item) => {
    const { id } = item.appointment;
    return toBookableCourse(item, {
      occupancy: occupied.get(id) ?? { booked: 0, waiting: 0 },
      names,
      mine: mine.get(id) ?? null,
      payer: payers.get(id) ?? null,
    });
  });
}

/** `toBookableCourses`, for one. */
export async function toBookableCourseFor(
  db: Database,
  item: Appointment,
  account: Pick<SessionAccount, 'id'> | null,
  now: Date,
): Promise<Schemas['BookableCourse']> {
  const [course] = await toBookableCourses(db, [item], account, now);
  if (!course) throw new Error('One appointment makes one course.');
  return course;
}

type Seen = {
  occupancy: Occupancy;
  names: Names;
  mine: MyBooking | null;
  payer: Schemas['BenefitType'] | null;
};

function toBookableCourse(item: Appointment, seen: Seen): Schemas['BookableCourse'] {
  const { appointment, course, category, studio } = item;
  const { occupancy, names, mine, payer } = seen;
  const at = (instant: Date) => zoned(instant, studio.zoneId);
  return {
    id: appointment.id,
    itemType: course.itemType,
    benefitId: course.benefitId,
    courseId: course.id,
    name: course.name,
    description: course.description,
    colorHex: course.colorHex,
    image: course.image,
    category: category && { id: category.id, name: category.name },
    bookedParticipants: occupancy.booked,
    maxParticipants: appointment.maxParticipants,
    waitingListActive: appointment.waitingListActive,
    waitingListParticipants: occupancy.waiting,
    maxWaitingListParticipants: appointment.maxWaitingListParticipants,
    slots: [
      {
        startDateTime: at(appointment.startsAt),
        endDateTime: at(appointment.endsAt),
        earliestBookingDateTime: zonedOrNull(appointment.earliestBookingAt, studio.zoneId),
        latestBookingDateTime: zonedOrNull(appointment.latestBookingAt, studio.zoneId),
        cancelableUntil: at(cancelableUntil(appointment.startsAt)),
        ...placesOf(item, names),
        studio: toReference(studio),
        alreadyBooked: mine !== null && mine.waitingListPosition === null,
        onWaitingList: mine !== null && mine.waitingListPosition !== null,
      },
    ],
    appointmentMeetingType: appointment.meetingType,
    benefitBookingOptionType: payer,
    appointmentStatus: appointment.status,
    price: priceOf(item),
    myBooking: mine,
  };
}

function priceOf({ appointment, studio }: Appointment): Schemas['BookableCourse']['price'] {
  const { priceState, priceCents, trialConfigurationId } = appointment;
  if (priceState === null) return amountOf(priceCents ?? 0, studio.currencyCode);
  return {
    state: priceState,
    money: moneyOrNull(priceCents, studio.currencyCode),
    benefitTrialConfigurationId: trialConfigurationId,
  };
}

/** Trainers and rooms of an appointment, in the order that it names them. */
export function placesOf(
  { appointment }: Appointment,
  names: Names,
): { employees: Schemas['Person'][]; locations: Schemas['Location'][] } {
  return {
    employees: appointment.employeeIds.flatMap((id) => names.employees.get(id) ?? []),
    locations: appointment.locationIds.flatMap((id) => names.locations.get(id) ?? []),
  };
}

export async function namesFor(db: Database, items: Appointment[]): Promise<Names> {
  const employeeIds = [...new Set(items.flatMap(({ appointment }) => appointment.employeeIds))];
  const locationIds = [...new Set(items.flatMap(({ appointment }) => appointment.locationIds))];
  const people =
    employeeIds.length > 0
      ? await db.select().from(employees).where(inArray(employees.id, employeeIds))
      : [];
  const places =
    locationIds.length > 0
      ? await db.select().from(locations).where(inArray(locations.id, locationIds))
      : [];
  return {
    employees: new Map(people.map(({ tenant: _, ...person }) => [person.id, person])),
    locations: new Map(places.map(({ id, name }) => [id, { id, name }])),
  };
}

async function bookingsOf(
  db: Database,
  accountId: number,
  appointmentIds: number[],
): Promise<Map<number, MyBooking>> {
  if (appointmentIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.accountId, accountId),
        inArray(bookings.appointmentId, appointmentIds),
        inArray(bookings.status, ['BOOKED', 'WAITING', 'ATTENDED']),
      ),
    );
  const mine = new Map<number, MyBooking>();
  for (const booking of rows) {
    const waitingListPosition =
      booking.status === 'WAITING' ? await waitingPosition(db, booking) : null;
    mine.set(booking.appointmentId, { uuid: booking.uuid, waitingListPosition });
  }
  return mine;
}

/** For each appointment the kind of option that would pay. */
async function payersFor(
  db: Database,
  accountId: number,
  items: Appointment[],
  now: Date,
): Promise<Map<number, Schemas['BenefitType']>> {
  const payers = new Map<number, Schemas['BenefitType']>();
  const [first] = items;
  if (!first) return payers;
  // A list of appointments is always one studio's, so one tenant's.
  const held = await optionsAt(db, accountId, first.studio.tenant);
  const open = await openBookingsOf(
    db,
    held.map(({ id }) => id),
    now,
  );
  for (const item of items) {
    const fitting = held.find(
      (option) => invalidReason(option, useOf(item), open.get(option.id) ?? 0) === null,
    );
    if (fitting) payers.set(item.appointment.id, fitting.type);
  }
  return payers;
}
