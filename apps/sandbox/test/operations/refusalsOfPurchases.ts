/** What open checkouts refuse. */
import { randomUUID } from 'node:crypto';
import { bookings } from '../../src/domains/bookings/tables.ts';
import { checkouts } from '../../src/domains/checkouts/tables.ts';
import { courseAppointments as appointments } from '../../src/domains/courses/tables.ts';
import { paymentInstruments } from '../../src/domains/payments/tables.ts';
import { addMinutes } from '../../src/time.ts';
import { readyCheckout, returnPath } from '../harness/purchase.ts';
import type { Request, Sandbox } from '../harness/sandbox.ts';
import { checkoutHappy, publicToken } from './happyCheckouts.ts';
import { type Meet, places, type Refusal } from './refusal.ts';

/** A checkout in a state, for its owner and for whoever holds its token. */
const member = async (sandbox: Sandbox): Promise<Request> =>
  checkoutHappy.finalizeCheckout(sandbox);
const anybody = async (sandbox: Sandbox): Promise<Request> =>
  checkoutHappy.finalizePublicCheckout(sandbox);

const after =
  (begin: Meet, change: (sandbox: Sandbox, request: Request) => Promise<unknown>): Meet =>
  async (sandbox) => {
    const request = await begin(sandbox);
    await change(sandbox, request);
    return { ...request, body: { returnPath } };
  };

const expire: Parameters<typeof after>[1] = async ({ services: { clock } }) =>
  clock.set(addMinutes(clock.now(), 31));

const ofPurchases = (
  [
    ['authenticateCheckout', 'cancelCheckout', 'finalizeCheckout', member],
    ['authenticatePublicCheckout', 'cancelPublicCheckout', 'finalizePublicCheckout', anybody],
  ] as const
).flatMap(([authenticate, cancel, finalize, begin]): Refusal[] => {
  const canceled = after(begin, ({ call }, request) => call(cancel, request));
  const finalized = after(begin, ({ call }, request) => call(finalize, request));
  /** The situation of the course changes while the checkout is open. */
  const meanwhile = (state: string): Meet =>
    after(begin, async (sandbox) => changeCourse(sandbox, state, begin === member));
  return [
    [authenticate, 409, 'checkout.error.wrongstate', canceled],
    [authenticate, 409, 'checkout.error.expired', after(begin, expire)],
    [cancel, 409, 'checkout.error.wrongstate', finalized],
    [finalize, 409, 'checkout.error.wrongstate', canceled],
    [finalize, 409, 'checkout.error.expired', after(begin, expire)],
    ...places.map(([code, state]): Refusal => [finalize, 409, code, meanwhile(state)]),
  ];
});

/** Changes the appointment in place, so that open checkouts for it stay. */
async function changeCourse(
  { services: { db, clock } }: Sandbox,
  state: string,
  owned: boolean,
): Promise<void> {
  const now = clock.now();
  switch (state) {
    case 'full':
      await db.update(appointments).set({ maxParticipants: 7 });
      break;
    case 'full-waiting-list':
      await db.update(checkouts).set({ joinWaitingList: true });
      await db.update(appointments).set({ maxParticipants: 7, maxWaitingListParticipants: 0 });
      break;
    case 'not-yet-bookable':
      await db.update(appointments).set({ earliestBookingAt: addMinutes(now, 60) });
      break;
    case 'no-longer-bookable':
      await db.update(appointments).set({ latestBookingAt: addMinutes(now, -60) });
      break;
    case 'canceled':
      await db.update(appointments).set({ status: 'CANCELED' });
      break;
    default:
      await db.insert(bookings).values({
        uuid: randomUUID(),
        appointmentId: 50_001,
        ...(owned ? { accountId: 9002 } : {}),
        booker: owned ? 'account:9002' : 'email:visitor@example.org',
        status: 'BOOKED',
        createdAt: now,
      });
  }
}

const declined: Meet = async (sandbox) => {
  await sandbox.state('a course appointment', { id: 50_001, price: 'paid', state: 'open' });
  const { id } = await readyCheckout(sandbox, 'visitor', { card: 'declinedAtCharge' });
  return { as: 'visitor', path: { id } };
};

const declinedPublic: Meet = async (sandbox) => {
  const request = await anybody(sandbox);
  await sandbox.services.db.update(paymentInstruments).set({ behaviour: 'DECLINED_AT_CHARGE' });
  return request;
};

const unknownCheckouts = (
  [
    'getCheckout',
    'getCourseAppointmentCheckout',
    'authenticateCheckout',
    'cancelCheckout',
    'finalizeCheckout',
    'getPublicCheckout',
    'getPublicCourseAppointmentCheckout',
    'authenticatePublicCheckout',
    'cancelPublicCheckout',
    'finalizePublicCheckout',
  ] as const
).map((id): Refusal => [
  id,
  404,
  'checkout.error.notfound',
  // Somebody else's checkout is as unknown as one that never was.
  async (sandbox) => {
    const request = await member(sandbox);
    return {
      as: 'member',
      path: { ...request.path, publicToken: `${(await publicToken(sandbox)).slice(0, -4)}none` },
      body: { returnPath },
    };
  },
]);

export const purchaseRefusals: readonly Refusal[] = [
  ...ofPurchases,
  ...unknownCheckouts,
  ['finalizeCheckout', 422, 'payment.error.declined', declined],
  ['finalizePublicCheckout', 422, 'payment.error.declined', declinedPublic],
];
