/** Maps course appointments to the API format for a user. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { amountOf, moneyOrNull } from '../../../platform/money.ts';
import type { Schemas, SessionAccount } from '../../../platform/api.ts';
import { zoned, zonedOrNull } from '../../../platform/time.ts';
import { bookings } from '../tables.ts';
import { findCancelationRule, toSlotCancelation } from '../../studios/cancelationRule.ts';
import { toReference } from '../../studios/rules.ts';
import type { Appointment } from './appointments.ts';
import { loadOccupancies, type Occupancy, waitingPosition } from './occupancy.ts';
import { findPayer, loadOptions } from '../options/options.ts';
import { toOptionUse } from '../options/optionUse.ts';
import { employees, locations } from './tables.ts';
import { toPerson } from './toPerson.ts';

type MyBooking = { uuid: string; waitingListPosition: number | null };

/** Instructors and locations by id. */
export type Names = {
  employees: Map<number, Schemas['Person']>;
  locations: Map<number, Schemas['Location']>;
};

/** @param account current user; null without a session */
export async function toBookableCourses(
  db: Database,
  items: Appointment[],
  account: Pick<SessionAccount, 'id'> | null,
  now: Date,
): Promise<Schemas['BookableCourse'][]> {
  const ids = items.map(({ appointment }) => appointment.id);
  const occupied = await loadOccupancies(db, ids);
  const names = await loadNames(db, items);
  const mine = account ? await loadOwnBookings(db, account.id, ids) : new Map<number, MyBooking>();
  const payers = account ? await findPayers(db, account.id, items, now) : new Map();
  return items.map((item) => {
    const { id } = item.appointment;
    return toBookableCourse(item, {
      occupancy: occupied.get(id) ?? { booked: 0, waiting: 0 },
      names,
      mine: mine.get(id) ?? null,
      payer: payers.get(id) ?? null,
      isGuest: account === null,
    });
  });
}

/** Maps a single appointment; see `toBookableCourses`. */
export async function toOneBookableCourse(
  db: Database,
  item: Appointment,
  account: Pick<SessionAccount, 'id'> | null,
  now: Date,
): Promise<Schemas['BookableCourse']> {
  const [course] = await toBookableCourses(db, [item], account, now);
  if (!course) throw new Error('The appointment was not converted to a course.');
  return course;
}

type CourseContext = {
  occupancy: Occupancy;
  names: Names;
  mine: MyBooking | null;
  payer: Schemas['BenefitType'] | null;
  isGuest: boolean;
};

function toBookableCourse(item: Appointment, context: CourseContext): Schemas['BookableCourse'] {
  const { appointment, course, category, studio } = item;
  const { occupancy, names, mine, payer, isGuest } = context;
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
        ...toSlotCancelation(
          findCancelationRule(isGuest, course, studio),
          appointment.startsAt,
          studio,
        ),
        ...resolveNames(item, names),
        studio: toReference(studio),
        alreadyBooked: mine !== null && mine.waitingListPosition === null,
        onWaitingList: mine !== null && mine.waitingListPosition !== null,
      },
    ],
    appointmentMeetingType: appointment.meetingType,
    benefitBookingOptionType: payer,
    appointmentStatus: appointment.status,
    price: toPrice(item),
    myBooking: mine,
  };
}

function toPrice({ appointment, studio }: Appointment): Schemas['BookableCourse']['price'] {
  const { priceState, priceCents, trialConfigurationId } = appointment;
  if (priceState === null) return amountOf(priceCents ?? 0, studio.currencyCode);
  return {
    state: priceState,
    money: moneyOrNull(priceCents, studio.currencyCode),
    benefitTrialConfigurationId: trialConfigurationId,
  };
}

/** Resolves instructors and locations of an appointment, in its order. */
export function resolveNames(
  { appointment }: Appointment,
  names: Names,
): { employees: Schemas['Person'][]; locations: Schemas['Location'][] } {
  return {
    employees: appointment.employeeIds.flatMap((id) => names.employees.get(id) ?? []),
    locations: appointment.locationIds.flatMap((id) => names.locations.get(id) ?? []),
  };
}

export async function loadNames(db: Database, items: Appointment[]): Promise<Names> {
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
    employees: new Map(people.map((person) => [person.id, toPerson(person)])),
    locations: new Map(places.map(({ id, name }) => [id, { id, name }])),
  };
}

async function loadOwnBookings(
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

/** Finds the type of option that would pay for each appointment. */
async function findPayers(
  db: Database,
  accountId: number,
  items: Appointment[],
  now: Date,
): Promise<Map<number, Schemas['BenefitType'] | null>> {
  const [first] = items;
  if (!first) return new Map();
  // All appointments of a list belong to one studio, and so to one tenant.
  const options = await loadOptions(db, accountId, first.studio.tenant, now);
  return new Map(items.map((item) => [item.appointment.id, findPayer(options, toOptionUse(item))]));
}
