import type {
  BookableSingleAppointment,
  BookingOffer,
  Slot,
  Studio,
  UserInfo,
} from '@studio-portal/sdk/types';
import { sellsToName } from '../../checkout/contact/customerData.ts';
import { createSingleCheckout } from '../../checkout/flow/createSingleCheckout.ts';
import type { Availability, Item, Subject } from '../../checkout/flow/Flow.ts';
import { now } from '../../../lib/dates/dates.ts';
import { path } from '../../../lib/address/paths.ts';
import { toAmount } from '../bookings/prices.ts';
import { appointmentAddresses } from './appointmentAddresses.ts';

/** Selected slot of an appointment with the selected trainer. */
export interface ChosenAppointment {
  appointment: BookableSingleAppointment;
  slot: Slot;
  /** Null for anyone available. */
  employeeId: number | null;
}

/**
 * Pairs an appointment with its only slot; undefined if it has none, although the API promises one
 * (`minItems: 1`).
 */
export function toChosen(
  appointment: BookableSingleAppointment,
  employeeId: number | null,
): ChosenAppointment | undefined {
  const [slot] = appointment.slots;
  return slot && { appointment, slot, employeeId };
}

/**
 * Returns the availability of the slot: it may be taken, or it may be too early or too late to
 * book.
 */
function slotAvailability(
  { appointment, slot }: ChosenAppointment,
  studioUuid: string,
): Availability {
  const present = now();
  const { earliestBookingDateTime, latestBookingDateTime, startDateTime } = slot;
  if (slot.alreadyBooked) return { kind: 'mine', result: path('myBookings', { studioUuid }) };
  if (appointment.available) return { kind: 'open' };
  const isClosed =
    appointment.appointmentStatus === 'CANCELED' ||
    (earliestBookingDateTime && earliestBookingDateTime > present) ||
    (latestBookingDateTime ?? startDateTime) <= present;
  return { kind: isClosed ? 'closed' : 'full' };
}

/** Returns the selected trainer's name, or that of the only trainer of the slot. */
function trainerNames({ slot: { employees }, employeeId }: ChosenAppointment): string[] {
  const chosen = employees.filter(({ id }) => id === employeeId);
  const matching = chosen.length === 0 && employees.length === 1 ? employees : chosen;
  return matching.map(({ displayedName }) => displayedName);
}

/** Converts an appointment to the item that the flow shows. */
export function appointmentItem(chosen: ChosenAppointment, studioUuid: string): Item {
  const { appointment, slot } = chosen;
  return {
    start: path('appointment', { studioUuid, id: appointment.benefitId }),
    name: appointment.name,
    picture: appointment.image,
    color: appointment.colorHex,
    when: { start: slot.startDateTime, end: slot.endDateTime },
    who: trainerNames(chosen),
    where: [...slot.locations.map((room) => room.name), slot.studio.name].join(', '),
    cancelableUntil: slot.cancelableUntil,
    lateCancelation: slot.lateCancelation,
    availability: slotAvailability(chosen, studioUuid),
  };
}

/** Creates the subject for buying an appointment with an offer. */
export function appointmentSubject(
  chosen: ChosenAppointment,
  offer: BookingOffer,
  { studioUuid, studio, user }: { studioUuid: string; studio: Studio; user: UserInfo | undefined },
): Subject {
  const { appointment, slot, employeeId } = chosen;
  return {
    ...appointmentItem(chosen, studioUuid),
    addresses: appointmentAddresses(studioUuid, appointment.benefitId, offer.id),
    offer: offer.name,
    paymentMethods: offer.paymentMethods,
    takesVouchers: true,
    isNameOnly: sellsToName(studio, 'SINGLE_APPOINTMENT'),
    price: toAmount(offer.price, studio.currencyCode),
    // Appointments are for one person and have no waiting list.
    create: (request, key) =>
      createSingleCheckout(
        {
          benefitId: appointment.benefitId,
          organizationUnitId: slot.studio.id,
          startDateTime: slot.startDateTime,
          employeeId,
          offerId: offer.id,
        },
        request,
        user !== undefined,
        key,
      ),
  };
}
