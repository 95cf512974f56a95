/** Maps checkouts of single appointments to the API format. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { Schemas } from '../../../platform/api.ts';
import { addMinutes } from '../../../platform/time.ts';
import { isOpen } from '../courses/window.ts';
import type { OfferedBenefit } from './benefits.ts';
import type { StoredSingleAppointment } from './ownAppointments.ts';
import { findSlot } from './findSlot.ts';
import { bookingWindow } from './slots.ts';
import { singleAppointments } from './tables.ts';
import { type OneSlot, toBookableSlot, toSingleOffer } from './view.ts';
import {
  checkoutNotFound,
  type StoredCheckout,
  requireCustomerData,
} from '../../checkouts/rules.ts';
import { orderedBenefit, type SingleOrder, findSingleOrder } from './singleCheckout.ts';
import { toCheckout } from '../../checkouts/view.ts';

/** Maps a single-appointment checkout. @throws 404 if the checkout is of another type */
export async function toSingleCheckout(
  db: Database,
  checkout: StoredCheckout,
  now: Date,
): Promise<Schemas['SingleAppointmentCheckout']> {
  if (checkout.type !== 'SINGLE_APPOINTMENT') throw checkoutNotFound();
  const { accountId } = checkout;
  const account = accountId === null ? null : { id: accountId };
  const order = await findSingleOrder(db, checkout.id);
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
    : ((await findSlot(db, offered, order, account, now)) ?? unavailableSlot(offered, order));
  return {
    ...(await toCheckout(db, checkout, now)),
    singleAppointment: await toBookableSlot(db, offered, slot, { account, now }),
    offer: toSingleOffer(offer, offered.studio),
    customerData: requireCustomerData(checkout),
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
    isOpen: isOpen(bookingWindow(studio.zoneId, startsAt), now),
  };
}

/** Describes a slot that has been withdrawn. */
function unavailableSlot({ benefit }: OfferedBenefit, { startsAt }: SingleOrder): OneSlot {
  const endsAt = addMinutes(startsAt, benefit.durationMinutes);
  return {
    slot: { startsAt, endsAt, employeeIds: [] },
    isMine: false,
    isTaken: true,
    isOpen: false,
  };
}
