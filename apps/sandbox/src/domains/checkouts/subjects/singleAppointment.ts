/** A time with an employee, who can be with one person at a time. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { ContextHeaders, Schemas } from '../../../server/api.ts';
import { fault } from '../../../server/fault.ts';
import { type Booker, bookerOf } from '../../bookings/rules.ts';
import { tellAppointment } from '../../mail/appointmentMails.ts';
import { paymentOfCheckout } from '../../payments/ledger.ts';
import { refuseBlocked } from '../../refusals/rules.ts';
import {
  benefitOfOffer,
  offeredAt,
  type OfferedBenefit,
  type StoredSingleOffer,
} from '../../singleAppointments/benefits.ts';
import {
  lockGivers,
  slotTaken,
  storeAppointment,
  type Takeable,
  takeableSlot,
} from '../../singleAppointments/booking.ts';
import { endAppointment } from '../../singleAppointments/singleBooking.ts';
import { singleAppointmentOffers, singleAppointments } from '../../singleAppointments/tables.ts';
import { startOf } from '../../singleAppointments/withOption.ts';
import { studioOf } from '../../studios/rules.ts';
import { configurationOf } from '../../trialSessions/configuration.ts';
import { refuseFreeTrial } from '../../trialSessions/notOrdered.ts';
import { claimTrial, hasTrial, isMember } from '../../trialSessions/ownTrial.ts';
import { checkPerson } from '../../trialSessions/person.ts';
import { beginCheckout, type Buyer } from '../begin.ts';
import { type StoredCheckout, whoBooked, whoBuys } from '../rules.ts';
import type { Subject } from '../subject.ts';
import { singleAppointmentCheckouts } from '../tables.ts';

export type SingleOrder = typeof singleAppointmentCheckouts.$inferSelect;

/** What a checkout of a single appointment is about. */
export async function singleOrderOf(db: Database, checkoutId: string): Promise<SingleOrder> {
  const [order] = await db
    .select()
    .from(singleAppointmentCheckouts)
    .where(eq(singleAppointmentCheckouts.checkoutId, checkoutId));
  if (!order) throw new Error(`Checkout ${checkoutId} is not about a single appointment.`);
  return order;
}

type SingleRequest = Pick<
  Schemas['CreateSingleAppointmentCheckoutRequest'],
  | 'benefitId'
  | 'organizationUnitId'
  | 'startDateTime'
  | 'employeeId'
  | 'offerId'
  | 'customerData'
  | 'paymentMethod'
  | 'acceptedConsents'
>;

/**
 * Begins to book a time with an employee; nothing is reserved.
 * @throws 400 for what a trial session lacks, 404 for a kind, an offer or a time that the studio does not have, 409 when the time cannot
 *   be had now, 422 for an offer or a way to pay that does not fit, and for a trial session that costs nothing
 */
export async function beginSingleCheckout(
  db: Database,
  buyer: Buyer & { request: SingleRequest },
  context: ContextHeaders,
  now: Date,
): Promise<StoredCheckout> {
  const { accountId, request } = buyer;
  const { customerData, employeeId } = request;
  const startsAt = startOf(request);
  const studio = await studioOf(db, request.organizationUnitId, context);
  const offered = await offeredAt(db, request.benefitId, studio);
  if (accountId !== null) await refuseBlocked(db, accountId, studio.tenant, now);
  return beginCheckout(db, buyer, now, async (tx) => {
    await lockGivers(tx, offered);
    const offer = await fittingOffer(tx, request.offerId, offered);
    const booker = bookerOf({ accountId, customerData });
    if (offer.trialConfigurationId !== null) {
      refuseFreeTrial(offer);
      await checkTrial(tx, offered, booker);
      await checkComing(tx, offered, offer.trialConfigurationId, request);
    }
    await takeableSlot(tx, offered, { startsAt, employeeId }, booker, now);
    return {
      type: 'SINGLE_APPOINTMENT',
      studio,
      priceCents: offer.priceCents ?? 0,
      paymentMethods: offer.paymentMethods,
      async store(checkoutId) {
        await tx
          .insert(singleAppointmentCheckouts)
          .values({ checkoutId, offerId: offer.id, employeeId, startsAt });
      },
    };
  });
}

/** A trial session is bought once. @throws 409 for a second one, 422 for members */
async function checkTrial(
  tx: Database,
  { benefit, studio: { tenant } }: OfferedBenefit,
  booker: Booker,
): Promise<void> {
  const { accountId } = booker;
  if (accountId !== null && (await isMember(tx, accountId, tenant))) throw offerNotAllowed();
  if (await hasTrial(tx, tenant, benefit.id, booker)) throw trialHad();
}

/** Whoever buys a trial session is asked for the same as whoever gets it for nothing. @throws 400 */
async function checkComing(
  tx: Database,
  { studio }: OfferedBenefit,
  trialId: number,
  { customerData, acceptedConsents = [] }: SingleRequest,
): Promise<void> {
  const configuration = await configurationOf(tx, studio.tenant, trialId);
  await checkPerson(tx, configuration, studio, { customerData, acceptedConsents });
}

function trialHad(): Error {
  return fault(409, 'booking.error.alreadybooked', 'This trial session is already booked');
}

function offerNotAllowed(): Error {
  return fault(422, 'offer.error.notallowed', 'This offer cannot pay for this appointment');
}

async function fittingOffer(
  tx: Database,
  id: number,
  { offers }: OfferedBenefit,
): Promise<StoredSingleOffer> {
  const offer = await offerOf(tx, id);
  if (!offers.some((own) => own.id === id) || offer.priceState === 'MEMBER_ONLY')
    throw offerNotAllowed();
  return offer;
}

/** @throws 404 */
async function offerOf(db: Database, id: number): Promise<StoredSingleOffer> {
  const [offer] = await db
    .select()
    .from(singleAppointmentOffers)
    .where(eq(singleAppointmentOffers.id, id));
  if (!offer) throw fault(404, 'offer.error.notfound', 'There is no such offer');
  return offer;
}

/** What an order is about. */
export async function orderedBenefit(
  db: Database,
  { offerId }: SingleOrder,
): Promise<{ offer: StoredSingleOffer; offered: OfferedBenefit }> {
  const offer = await offerOf(db, offerId);
  return { offer, offered: await benefitOfOffer(db, offer) };
}

export const singleAppointment: Subject = {
  async lock(tx, checkoutId) {
    const order = await singleOrderOf(tx, checkoutId);
    const { offer, offered } = await orderedBenefit(tx, order);
    await lockGivers(tx, offered);
    let time: Takeable | null = null;
    let keepTrial: Awaited<ReturnType<typeof claimTrial>> | null = null;
    return {
      async check(checkout, now) {
        const { accountId } = checkout;
        if (accountId !== null) await refuseBlocked(tx, accountId, offered.studio.tenant, now);
        const booker = bookerOf(whoBuys(checkout));
        const { benefit, studio } = offered;
        if (offer.trialConfigurationId !== null)
          keepTrial = await claimTrial(tx, studio.tenant, benefit.id, booker, trialHad);
        // Who has given it may give it no more.
        time = await takeableSlot(tx, offered, order, booker, now, slotTaken);
        return 'NOW';
      },

      async settle(checkout, _, now) {
        if (!time) throw new Error('A time is handed over that nobody has looked at.');
        const { priceCents } = checkout;
        const payer = {
          ...whoBooked(checkout),
          paidWith: offer.name,
          ...(priceCents > 0 ? { priceCents } : {}),
        };
        const booker = bookerOf(whoBuys(checkout));
        const { id } = await storeAppointment(tx, offered, time, booker, payer, now);
        const booked = { singleAppointmentId: id, bookingId: null };
        await keepTrial?.({ ...booked, contact: null, confirmUntil: null });
        await tx
          .update(singleAppointmentCheckouts)
          .set({ appointmentId: id })
          .where(eq(singleAppointmentCheckouts.checkoutId, checkoutId));
      },

      async revoke(why, now) {
        const { appointmentId } = await singleOrderOf(tx, checkoutId);
        const [appointment] =
          appointmentId === null
            ? []
            : await tx
                .select()
                .from(singleAppointments)
                .where(eq(singleAppointments.id, appointmentId));
        return appointment
          ? endAppointment(tx, appointment, why === 'REFUNDED' ? 'canceled' : null, now)
          : [];
      },
    };
  },

  async tell(tx, checkoutId, news) {
    const { appointmentId } = await singleOrderOf(tx, checkoutId);
    // Whoever the bank has refused has read it in the answer.
    if (appointmentId === null || news === 'REVOKED' || news === 'WAITS') return;
    if (news === 'RETURNED') await tellAppointment(tx, appointmentId, 'debitReturned');
    if (news === 'OWED') await tellAppointment(tx, appointmentId, 'debitOwed');
    if (news === 'RETURNED' || news === 'OWED') return;
    if (news === 'HANDED_OVER') await tellAppointment(tx, appointmentId, 'booked');
    // There is no receipt for a debit that may still come back.
    const payment = await paymentOfCheckout(tx, checkoutId);
    if (payment?.state === 'CHARGED') await tellAppointment(tx, appointmentId, 'receipt');
  },

  async appointmentsOf(db, checkoutId) {
    const order = await singleOrderOf(db, checkoutId);
    if (order.appointmentId === null) return [];
    const [booked] = await db
      .select()
      .from(singleAppointments)
      .where(eq(singleAppointments.id, order.appointmentId));
    if (!booked) return [];
    const { offered } = await orderedBenefit(db, order);
    const { startsAt, endsAt, status, uuid } = booked;
    const { name } = offered.benefit;
    return [{ name, startsAt, endsAt, isBooked: status === 'BOOKED', bookingUuid: uuid }];
  },

  async titleOf(db, checkoutId) {
    const { offered } = await orderedBenefit(db, await singleOrderOf(db, checkoutId));
    return offered.benefit.name;
  },
};
