import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { type Booker, bookerKey } from '../domains/bookings/rules.ts';
import {
  benefitEmployees,
  benefits,
  singleAppointmentOffers,
  singleAppointments,
  workingHours,
} from '../domains/bookings/singleAppointments/tables.ts';
import { addDays, addMinutes, dayIn, instantAt, weekdayOf } from '../platform/time.ts';
import { bookAtSameTime } from './appointments.ts';
import { courseRows, prospect } from './rows.ts';
import { freeBenefitRow, freeOfferRow } from './slotRows.ts';
import type { StateResult, States } from './vocabulary.ts';
import { currentAccountId, present, type World } from './world.ts';

const zoneId = 'Europe/Berlin';
const employeeId = courseRows.employee.id;

type GetBooker = (world: World) => Booker;

/** Day of the slot, its booker, and the person with a course at the same time. */
type Situation = { day: string; booker?: GetBooker; clashesFor?: GetBooker };

const today = dayIn(zoneId, present);
const tomorrow = addDays(today, 1);

const guest = (email: string): Booker => ({
  accountId: null,
  customerData: { ...prospect, email },
});

const getMe: GetBooker = (world) => ({ accountId: currentAccountId(world), customerData: null });

const situations = {
  free: { day: tomorrow },
  taken: { day: tomorrow, booker: () => guest('guest-1@sample.example') },
  'booked-by-me': { day: tomorrow, booker: getMe },
  'booked-by-prospect': { day: tomorrow, booker: () => guest(prospect.email) },
  'clashing-for-me': { day: tomorrow, clashesFor: getMe },
  'clashing-for-prospect': { day: tomorrow, clashesFor: () => guest(prospect.email) },
  'not-yet-bookable': { day: addDays(today, 70) },
  'no-longer-bookable': { day: today },
} satisfies Record<string, Situation>;

const situationNames = [
  'free',
  'taken',
  'booked-by-me',
  'booked-by-prospect',
  'clashing-for-me',
  'clashing-for-prospect',
  'not-yet-bookable',
  'no-longer-bookable',
] as const satisfies (keyof typeof situations)[];

/** Sets the only working hour of the employee, from 10:00 to 11:00 on a day. */
export async function setWorkingHour(db: Database, day: string): Promise<StateResult> {
  await db.delete(workingHours);
  const hour = { weekday: weekdayOf(day), from: '10:00', until: '11:00' };
  await db.insert(workingHours).values({ ...hour, employeeId, studioId: 1001 });
  return { day, startDateTime: instantAt(zoneId, day, '10:00').toISOString() };
}

export const slotStates = {
  async 'an appointment slot'(world, params) {
    const { db } = world;
    const { day, booker, clashesFor }: Situation =
      situations[params.oneOf('state', situationNames)];
    const answer = await setWorkingHour(db, day);
    await db.delete(singleAppointments);
    const startsAt = instantAt(zoneId, day, '10:00');
    if (clashesFor) await bookAtSameTime(db, startsAt, clashesFor(world));
    if (booker) {
      const bookerRow = booker(world);
      await db.insert(singleAppointments).values({
        ...bookerRow,
        uuid: randomUUID(),
        benefitId: 901,
        studioId: 1001,
        employeeId,
        startsAt,
        endsAt: addMinutes(startsAt, 60),
        booker: bookerKey(bookerRow),
        status: 'BOOKED',
        paidWith: 'Pack of trainings',
        createdAt: present,
      });
    }
    return answer;
  },

  async 'a kind of appointment for nothing'({ db }, params) {
    const id = params.integer('benefitId');
    await db.insert(benefits).values({ ...freeBenefitRow, id });
    await db.insert(benefitEmployees).values({ benefitId: id, employeeId });
    await db.insert(singleAppointmentOffers).values({ ...freeOfferRow, benefitId: id });
  },

  async 'no kind of appointment'({ db }, params) {
    await db.delete(benefits).where(eq(benefits.id, params.integer('benefitId')));
  },
} satisfies Partial<States>;
