/** Checkouts of single appointments as the wire has them. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { addMinutes } from '../../time.ts';
import { isOpen } from '../courses/window.ts';
import type { OfferedBenefit } from '../singleAppointments/benefits.ts';
import type { StoredSingleAppointment } from '../singleAppointments/mine.ts';
import { findSlot } from '../singleAppointments/oneSlot.ts';
import { windowOf } from '../singleAppointments/slots.ts';
import { singleAppointments } from '../singleAppointments/tables.ts';
import { type OneSlot, toBookableSlot, toSingleOffer } from '../singleAppointments/view.ts';
import { checkoutNotFound, type StoredCheckout, typedFor } from './rules.ts';
import { orderedBenefit, type SingleOrder, singleOrderOf } from './subjects/singleAppointment.ts';
import { toCheckout } from './view.ts';

/** The checkout of a single appointment. @throws 404 when something else is bought */
export async function toSingleCheckout(
  db: Database,
  checkout: StoredCheckout,
  now: Date,
): Promise<Schemas['SingleAppointmentCheckout']> {
  if (checkout.type !== 'SINGLE_APPOINTMENT') throw checkoutNotFound();
  const { accountId } = checkout;
  const account = accountId === null ? null : { id: accountId };
  const order = await singleOrderOf(db, checkout.id);
  const { offer, offered } = await orderedBenefit(db, order);
  const [appointment] =
    order.appointmentId === null
      ? []
      : await db
          .select()
          .from(singleAppointments)
          .where(eq(singleAppointments.id, order.appointmentId));
  const slot = appointment
    ? bookedSlot(offered, appointment, account !== null, now)
    : ((await findSlot(db, offered, order, account, now)) ?? goneSlot(offered, order));
  return {
    ...(await toCheckout(db, checkout, now)),
    singleAppointment: await toBookableSlot(db, offered, slot, { account, now }),
    offer: toSingleOffer(offer, offered.studio),
    customerData: typedFor(checkout),
    booking: appointment
      ? {
          uuid: appointment.uuid,
          stream: null,
          participantStatus: appointment.status,
          waitingListPosition: null,
          onWaitingList: false,
        }
      : null,
  };
}

function bookedSlot(
  { studio }: OfferedBenefit,
  { startsAt, endsAt, employeeId, status }: StoredSingleAppointment,
  isAccounts: boolean,
  now: Date,
): OneSlot {
  return {
    slot: { startsAt, endsAt, employeeIds: [employeeId] },
    isMine: isAccounts && status !== 'CANCELED',
    isTaken: true,
    isOpen: isOpen(windowOf(studio.zoneId, startsAt), now),
  };
}

/** A time that nobody gives any more. */
function goneSlot({ benefit }: OfferedBenefit, { startsAt }: SingleOrder): OneSlot {
  const endsAt = addMinutes(startsAt, benefit.durationMinutes);
  return {
    slot: { startsAt, endsAt, employeeIds: [] },
    isMine: false,
    isTaken: true,
    isOpen: false,
  };
}
