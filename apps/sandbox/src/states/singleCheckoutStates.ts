import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { toBooker, bookerKey } from '../domains/bookings/rules.ts';
import { checkouts } from '../domains/checkouts/tables.ts';
import { singleAppointmentCheckouts } from '../domains/bookings/tables.ts';
import { paymentInstruments } from '../domains/payments/tables.ts';
import { singleAppointments } from '../domains/bookings/singleAppointments/tables.ts';
import { addDays, addMinutes, dayIn, instantAt } from '../platform/time.ts';
import { storePayment } from './purchases.ts';
import { prospect } from './rows.ts';
import { setWorkingHour } from './slotStates.ts';
import type { StateResult, States } from './vocabulary.ts';
import { currentAccountId, present, type World } from './world.ts';

const zoneId = 'Europe/Berlin';
const instrumentId = 8501;
const priceCents = 4900;
const bookingUuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001';

const situationNames = ['CREATED', 'FINALIZED', 'FAILED'] as const;

type Names = { id?: string; publicToken?: string };

/** Stores a checkout of tomorrow's slot from 10:00 to 11:00. */
async function storePurchase(
  world: World,
  accountId: number | null,
  state: (typeof situationNames)[number],
  names: Names,
): Promise<StateResult> {
  const { db } = world;
  const day = addDays(dayIn(zoneId, present), 1);
  const answer = await setWorkingHour(db, day);
  const startsAt = instantAt(zoneId, day, '10:00');
  const [card] = await db
    .update(paymentInstruments)
    .set({ used: true })
    .where(eq(paymentInstruments.id, instrumentId))
    .returning({ id: paymentInstruments.id });
  const id = names.id ?? randomUUID();
  await db.insert(checkouts).values({
    id,
    type: 'SINGLE_APPOINTMENT',
    studioId: 1001,
    accountId,
    publicToken: accountId === null ? (names.publicToken ?? null) : null,
    state,
    priceCents,
    currency: 'EUR',
    paymentMethod: 'CREDIT_CARD',
    instrumentId: card?.id ?? null,
    customerData: prospect,
    failureReason: state === 'FAILED' ? 'INSUFFICIENT_FUNDS' : null,
    createdAt: present,
    expiresAt: addMinutes(present, 30),
  });
  const order = { checkoutId: id, offerId: 80_001, employeeId: 301, startsAt };
  if (state !== 'FINALIZED') {
    await db.insert(singleAppointmentCheckouts).values(order);
    return answer;
  }
  const booker = toBooker({ accountId, customerData: prospect });
  const [appointment] = await db
    .insert(singleAppointments)
    .values({
      ...booker,
      uuid: bookingUuid,
      benefitId: 901,
      studioId: 1001,
      employeeId: 301,
      startsAt,
      endsAt: addMinutes(startsAt, 60),
      booker: bookerKey(booker),
      status: 'BOOKED',
      paidWith: 'Single training',
      priceCents,
      createdAt: present,
    })
    .returning({ id: singleAppointments.id });
  await db
    .insert(singleAppointmentCheckouts)
    .values({ ...order, appointmentId: appointment?.id ?? null });
  await storePayment(world, id, 'CHARGED', card?.id ?? null, priceCents);
  return answer;
}

export const singleCheckoutStates = {
  async 'a checkout of a single appointment'(world, params) {
    const id = params.text('id');
    await world.db.delete(checkouts).where(eq(checkouts.id, id));
    return storePurchase(world, currentAccountId(world), params.oneOf('state', situationNames), {
      id,
    });
  },

  async 'a public checkout of a single appointment'(world, params) {
    const publicToken = params.text('publicToken');
    await world.db.delete(checkouts).where(eq(checkouts.publicToken, publicToken));
    return storePurchase(world, null, params.oneOf('state', situationNames), { publicToken });
  },
} satisfies Partial<States>;
