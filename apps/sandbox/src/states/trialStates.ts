/** Trial sessions: configuration, used ones, and held ones to be confirmed. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { type Booker, bookerKey } from '../domains/bookings/rules.ts';
import { bookings } from '../domains/bookings/tables.ts';
import {
  singleAppointmentOffers,
  singleAppointments,
} from '../domains/bookings/singleAppointments/tables.ts';
import { trialLeads, trialSessions } from '../domains/bookings/trialSessions/tables.ts';
import { addMinutes, dayIn, instantAt, addDays } from '../platform/time.ts';
import { findDay, setAppointment } from './appointments.ts';
import { courseRows, prospect, visitorId } from './rows.ts';
import { setWorkingHour } from './slotStates.ts';
import type { StateResult, States } from './vocabulary.ts';
import { currentAccountId, present, type World } from './world.ts';

const zoneId = 'Europe/Berlin';
const benefitId = 902;
const bookingUuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b005';
const courseBookingUuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001';
const today = dayIn(zoneId, present);

type TrialRow = typeof trialSessions.$inferInsert;

/** Stores an appointment of the trial benefit at 10:00, some days from today. */
async function storeAppointment(
  { db }: World,
  booker: Booker,
  { daysAhead, status }: { daysAhead: number; status: 'BOOKED' | 'ATTENDED' | 'CANCELED' },
  uuid: string,
): Promise<number> {
  const startsAt = instantAt(zoneId, addDays(today, daysAhead), '10:00');
  const [appointment] = await db
    .insert(singleAppointments)
    .values({
      ...booker,
      uuid,
      benefitId,
      studioId: 1001,
      employeeId: courseRows.employee.id,
      startsAt,
      endsAt: addMinutes(startsAt, 60),
      booker: bookerKey(booker),
      status,
      paidWith: 'Trial session',
      createdAt: present,
    })
    .returning({ id: singleAppointments.id });
  if (!appointment) throw new Error('The appointment was not stored.');
  return appointment.id;
}

async function storeTrial(
  db: Database,
  booker: Booker,
  row: Pick<TrialRow, 'singleAppointmentId' | 'bookingId'> & Partial<TrialRow>,
): Promise<void> {
  const trial = {
    tenant: 'northside',
    person: bookerKey(booker),
    benefitId,
    contact: booker.customerData,
    confirmUuid: randomUUID(),
    ...row,
  };
  // An unconfirmed trial session does not count for a person yet.
  const isHeld = Boolean(trial.confirmUntil && !trial.confirmedAt);
  const person = isHeld ? `hold:${trial.confirmUuid}` : trial.person;
  await db.insert(trialSessions).values({ ...trial, person });
}

async function storeUsedTrial(world: World, booker: Booker): Promise<void> {
  const past = { daysAhead: -14, status: 'ATTENDED' as const };
  const id = await storeAppointment(world, booker, past, randomUUID());
  const confirmedAt = addMinutes(present, -20 * 24 * 60);
  await storeTrial(world.db, booker, { singleAppointmentId: id, confirmedAt });
}

/** Creates a booker without an account, by address. */
const guest = (email: string): Booker => ({
  accountId: null,
  customerData: { ...prospect, email },
});

const heldNames = [
  'held',
  'confirmed',
  'expired',
  'canceled',
  'held-by-member',
  'held-after-another',
] as const;

/** Differences from a place held for the prospect. */
type HeldRow = { status?: 'CANCELED'; trial?: Partial<TrialRow>; email?: string };

const heldRows: Record<(typeof heldNames)[number], HeldRow> = {
  held: {},
  confirmed: { trial: { confirmedAt: present } },
  expired: { trial: { confirmUntil: addMinutes(present, -60) } },
  canceled: { status: 'CANCELED' },
  'held-by-member': { email: 'member@northside.example' },
  'held-after-another': {},
};

async function storeHeldTrial(
  world: World,
  confirmUuid: string,
  situation: (typeof heldNames)[number],
): Promise<StateResult> {
  const { email = prospect.email, status = 'BOOKED', trial } = heldRows[situation];
  const answer = await setWorkingHour(world.db, addDays(today, 1));
  const booker = guest(email);
  const id = await storeAppointment(world, booker, { daysAhead: 1, status }, bookingUuid);
  const confirmUntil = instantAt(zoneId, addDays(today, 1), '08:00');
  const heldTrial = { singleAppointmentId: id, confirmUuid, confirmUntil };
  await storeTrial(world.db, booker, { ...heldTrial, ...trial });
  if (situation === 'held-after-another')
    await storeUsedTrial(world, { accountId: visitorId, customerData: null });
  return answer;
}

const knownNames = ['everything', 'nothing'] as const;

export const trialStates = {
  async 'a trial session'({ db }, params) {
    const isPaid = params.oneOf('price', ['free', 'paid']) === 'paid';
    const price = isPaid
      ? {
          priceState: 'ONLINE_PAYMENT' as const,
          priceCents: 990,
          paymentMethods: ['CREDIT_CARD' as const],
        }
      : { priceState: 'FREE' as const, priceCents: null, paymentMethods: [] };
    await db
      .update(singleAppointmentOffers)
      .set(price)
      .where(eq(singleAppointmentOffers.benefitId, benefitId));
  },

  async 'a used trial session'(world, params) {
    const bookedBy = params.oneOf('by', ['me', 'prospect']);
    const me: Booker = { accountId: currentAccountId(world), customerData: null };
    await storeUsedTrial(world, bookedBy === 'me' ? me : guest(prospect.email));
  },

  async 'a held trial session'(world, params) {
    await world.db.delete(trialSessions);
    await world.db.delete(singleAppointments);
    return storeHeldTrial(world, params.text('uuid'), params.oneOf('state', heldNames));
  },

  async 'a held trial of a course'({ db }, params) {
    const id = 50_001;
    await setAppointment(db, id, { trialConfigurationId: 1 });
    await db.delete(trialSessions);
    const booker = guest(prospect.email);
    const [booking] = await db
      .insert(bookings)
      .values({
        ...booker,
        uuid: courseBookingUuid,
        appointmentId: id,
        booker: bookerKey(booker),
        status: 'BOOKED',
        paidWith: 'Trial session',
        createdAt: present,
      })
      .returning({ id: bookings.id });
    const confirmUuid = params.text('uuid');
    const confirmUntil = instantAt(zoneId, addDays(today, 1), '09:00');
    const heldTrial = { bookingId: booking?.id ?? null, confirmUuid, confirmUntil };
    await storeTrial(db, booker, heldTrial);
    return findDay(db, id);
  },

  async 'no held trial session'({ db }, params) {
    await db.delete(trialSessions).where(eq(trialSessions.confirmUuid, params.text('uuid')));
  },

  async 'a lead'({ db }, params) {
    const { firstname, lastname, email, phone } = prospect;
    const isKnown = params.oneOf('knows', knownNames) === 'everything';
    await db.insert(trialLeads).values({
      uuid: params.text('uuid'),
      studioId: 1001,
      expiresAt: addMinutes(present, 14 * 24 * 60),
      ...(isKnown ? { firstname, lastname, email, phone } : {}),
    });
  },

  async 'no lead'({ db }, params) {
    await db.delete(trialLeads).where(eq(trialLeads.uuid, params.text('uuid')));
  },
} satisfies Partial<States>;
