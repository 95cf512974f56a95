/** Subject: an appointment with an employee. Each employee serves one person at a time. */
import { freeUntil } from '../../studios/cancelationRule.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { ContextHeaders, Schemas } from '../../../platform/api.ts';
import { apiError } from '../../../platform/http/apiError.ts';
import { type Booker, toBooker } from '../rules.ts';
import { notifyAboutAppointment } from '../appointmentMails.ts';
import { findCheckoutPayment } from '../../payments/ledger.ts';
import { rejectBlocked } from '../../refusals/rules.ts';
import { checkContactData } from '../../studios/checkContactData.ts';
import {
  findBenefitOfOffer,
  findOfferedBenefit,
  type OfferedBenefit,
  type StoredSingleOffer,
} from './benefits.ts';
import {
  lockProviders,
  slotTakenError,
  storeAppointment,
  type AvailableSlot,
  resolveSlot,
  toBenefitTerms,
} from './booking.ts';
import { endAppointment } from './singleBooking.ts';
import { singleAppointmentOffers, singleAppointments } from './tables.ts';
import { parseStart } from './bookSlotWithOption.ts';
import { getStudio } from '../../studios/rules.ts';
import { loadConfiguration } from '../trialSessions/configuration.ts';
import { rejectFreeTrial } from '../trialSessions/orderRules.ts';
import { claimTrial, hasTrial, isMember } from '../trialSessions/ownTrial.ts';
import { checkPerson, recordTrialConsents } from '../trialSessions/person.ts';
import { beginCheckout, type Buyer } from '../../checkouts/begin.ts';
import { type StoredCheckout, bookedByValues, buyerColumns } from '../../checkouts/rules.ts';
import type { Subject } from '../../checkouts/subject.ts';
import { singleAppointmentCheckouts } from '../tables.ts';

export type SingleOrder = typeof singleAppointmentCheckouts.$inferSelect;

export async function findSingleOrder(db: Database, checkoutId: string): Promise<SingleOrder> {
  const [order] = await db
    .select()
    .from(singleAppointmentCheckouts)
    .where(eq(singleAppointmentCheckouts.checkoutId, checkoutId));
  if (!order) throw new Error(`Checkout ${checkoutId} has no single appointment as its subject.`);
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
 * Starts booking an appointment, without reserving the time.
 * @throws 400 for missing contact or trial session data, 404 if the studio does not have the benefit, offer or time, 409 if the
 * time is not available, 422 for an unsuitable offer or payment method, or a free trial session
 */
export async function beginSingleCheckout(
  db: Database,
  buyer: Buyer & { request: SingleRequest },
  context: ContextHeaders,
  now: Date,
): Promise<StoredCheckout> {
  const { accountId, request } = buyer;
  const { customerData, employeeId } = request;
  const startsAt = parseStart(request);
  const studio = await getStudio(db, request.organizationUnitId, context);
  checkContactData(studio, 'SINGLE_APPOINTMENT', customerData);
  const offered = await findOfferedBenefit(db, request.benefitId, studio);
  if (accountId !== null) await rejectBlocked(db, accountId, studio.tenant, now);
  return beginCheckout(db, buyer, now, async (tx) => {
    await lockProviders(tx, offered);
    const offer = await findFittingOffer(tx, request.offerId, offered);
    const booker = toBooker({ accountId, customerData });
    if (offer.trialConfigurationId !== null) {
      rejectFreeTrial(offer);
      await checkTrial(tx, offered, booker);
      await checkTrialPerson(tx, offered, offer.trialConfigurationId, request);
      const { acceptedConsents = [] } = request;
      await recordTrialConsents(tx, booker, studio, { customerData, acceptedConsents }, now);
    }
    await resolveSlot(tx, offered, { startsAt, employeeId }, booker, now);
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

/** Each person can buy one trial session. @throws 409 for a second one, 422 for members */
async function checkTrial(
  tx: Database,
  { benefit, studio: { tenant } }: OfferedBenefit,
  booker: Booker,
): Promise<void> {
  const { accountId } = booker;
  if (accountId !== null && (await isMember(tx, accountId, tenant))) throw offerNotAllowedError();
  if (await hasTrial(tx, tenant, benefit.id, booker)) throw trialBookedError();
}

/** Paid trial sessions require the same data as free ones. @throws 400 */
async function checkTrialPerson(
  tx: Database,
  { studio }: OfferedBenefit,
  trialId: number,
  { customerData, acceptedConsents = [] }: SingleRequest,
): Promise<void> {
  const configuration = await loadConfiguration(tx, studio.tenant, trialId);
  await checkPerson(tx, configuration, studio, { customerData, acceptedConsents });
}

function trialBookedError(): Error {
  return apiError(409, 'booking.error.alreadybooked', 'This trial session is already booked');
}

function offerNotAllowedError(): Error {
  return apiError(422, 'offer.error.notallowed', 'This offer cannot pay for this appointment');
}

async function findFittingOffer(
  tx: Database,
  id: number,
  { offers }: OfferedBenefit,
): Promise<StoredSingleOffer> {
  const offer = await findOffer(tx, id);
  if (!offers.some((own) => own.id === id) || offer.priceState === 'MEMBER_ONLY')
    throw offerNotAllowedError();
  return offer;
}

/** @throws 404 */
async function findOffer(db: Database, id: number): Promise<StoredSingleOffer> {
  const [offer] = await db
    .select()
    .from(singleAppointmentOffers)
    .where(eq(singleAppointmentOffers.id, id));
  if (!offer) throw apiError(404, 'offer.error.notfound', 'There is no such offer');
  return offer;
}

/** Finds the offer and benefit of an order. */
export async function orderedBenefit(
  db: Database,
  { offerId }: SingleOrder,
): Promise<{ offer: StoredSingleOffer; offered: OfferedBenefit }> {
  const offer = await findOffer(db, offerId);
  return { offer, offered: await findBenefitOfOffer(db, offer) };
}

export const singleAppointment: Subject = {
  async lock(tx, checkoutId) {
    const order = await findSingleOrder(tx, checkoutId);
    const { offer, offered } = await orderedBenefit(tx, order);
    await lockProviders(tx, offered);
    let time: AvailableSlot | null = null;
    let keepTrial: Awaited<ReturnType<typeof claimTrial>> | null = null;
    return {
      async check(checkout, now) {
        const { accountId } = checkout;
        if (accountId !== null) await rejectBlocked(tx, accountId, offered.studio.tenant, now);
        const booker = toBooker(buyerColumns(checkout));
        const { benefit, studio } = offered;
        if (offer.trialConfigurationId !== null)
          keepTrial = await claimTrial(tx, studio.tenant, benefit.id, booker, trialBookedError);
        // The employee may have stopped offering it.
        time = await resolveSlot(tx, offered, order, booker, now, slotTakenError);
        return 'NOW';
      },

      async settle(checkout, _, now) {
        if (!time) throw new Error('The requested slot was not checked before the booking.');
        const { priceCents } = checkout;
        const booker = toBooker(buyerColumns(checkout));
        const payer = {
          ...bookedByValues(checkout),
          ...toBenefitTerms(offered, booker),
          paidWith: offer.name,
          ...(priceCents > 0 ? { priceCents } : {}),
        };
        const { id } = await storeAppointment(tx, offered, time, booker, payer, now);
        const booked = { singleAppointmentId: id, bookingId: null };
        await keepTrial?.({ ...booked, contact: null, confirmUntil: null });
        await tx
          .update(singleAppointmentCheckouts)
          .set({ appointmentId: id })
          .where(eq(singleAppointmentCheckouts.checkoutId, checkoutId));
      },

      async revoke(why, now) {
        const { appointmentId } = await findSingleOrder(tx, checkoutId);
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

  async notify(tx, checkoutId, news) {
    const { appointmentId } = await findSingleOrder(tx, checkoutId);
    // On REVOKED, the response has already reported the failure.
    if (appointmentId === null || news === 'REVOKED' || news === 'WAITS') return;
    if (news === 'RETURNED') await notifyAboutAppointment(tx, appointmentId, 'debitReturned');
    if (news === 'OWED') await notifyAboutAppointment(tx, appointmentId, 'debitOwed');
    if (news === 'RETURNED' || news === 'OWED') return;
    if (news === 'HANDED_OVER') await notifyAboutAppointment(tx, appointmentId, 'booked');
    // A debit may still be returned, so it gets no receipt yet.
    const payment = await findCheckoutPayment(tx, checkoutId);
    if (payment?.state === 'CHARGED') await notifyAboutAppointment(tx, appointmentId, 'receipt');
  },

  async listAppointments(db, checkoutId) {
    const order = await findSingleOrder(db, checkoutId);
    if (order.appointmentId === null) return [];
    const [booked] = await db
      .select()
      .from(singleAppointments)
      .where(eq(singleAppointments.id, order.appointmentId));
    if (!booked) return [];
    const { offered } = await orderedBenefit(db, order);
    const { startsAt, endsAt, status, uuid } = booked;
    const { name } = offered.benefit;
    return [
      {
        name,
        startsAt,
        endsAt,
        freeUntil: freeUntil(booked.cancelationRule, startsAt),
        isBooked: status === 'BOOKED',
        bookingUuid: uuid,
      },
    ];
  },

  async loadTitle(db, checkoutId) {
    const { offered } = await orderedBenefit(db, await findSingleOrder(db, checkoutId));
    return offered.benefit.name;
  },
};
