/** Kinds of single appointments and their slots as one reader sees them. */
import type { Database } from '../../database/database.ts';
import { moneyOrNull } from '../../money.ts';
import type { Schemas, SessionAccount } from '../../server/api.ts';
import { dayIn, zoned } from '../../time.ts';
import { invalidReason, openBookingsOf, optionsAt, type Use } from '../courses/options.ts';
import { cancelableUntil } from '../courses/window.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { toReference } from '../studios/rules.ts';
import type { OfferedBenefit, StoredBenefit, StoredSingleOffer } from './benefits.ts';
import { type Slot, windowOf } from './slots.ts';

type Reader = { account: Pick<SessionAccount, 'id'> | null; now: Date };

function headOf(benefit: StoredBenefit) {
  const { id, name, description, colorHex, image, durationMinutes } = benefit;
  const itemType = 'SINGLE' as const;
  return { id, itemType, benefitId: id, name, description, colorHex, image, durationMinutes };
}

function priceOf(
  { priceState, priceCents, trialConfigurationId }: StoredSingleOffer,
  { currencyCode }: StoredStudio,
): Schemas['AppointmentPriceState'] {
  return {
    state: priceState,
    money: moneyOrNull(priceCents, currencyCode),
    benefitTrialConfigurationId: trialConfigurationId,
  };
}

/** An offer on the wire. */
export function toSingleOffer(
  offer: StoredSingleOffer,
  studio: StoredStudio,
): Schemas['BookingOffer'] {
  const { id, name, description, paymentMethods } = offer;
  return { id, name, description, price: priceOf(offer, studio), paymentMethods };
}

/** What can be bought for a kind; one for members only has nothing. */
export function singleOffersFor({ offers, studio }: OfferedBenefit): Schemas['BookingOffer'][] {
  return offers
    .filter(({ priceState }) => priceState !== 'MEMBER_ONLY')
    .map((offer) => toSingleOffer(offer, studio));
}

/** What an option would pay for: a kind at a studio, on the day of an instant. */
export function useAt({ benefit, studio }: OfferedBenefit, at: Date): Use {
  const day = dayIn(studio.zoneId, at);
  return {
    studioId: studio.id,
    itemType: 'SINGLE',
    categoryId: null,
    benefitId: benefit.id,
    day,
  };
}

/** The kind of option that would pay for each; they are one studio's. */
async function payersFor(
  db: Database,
  offered: readonly OfferedBenefit[],
  { account, now }: Reader,
  at: Date,
): Promise<(Schemas['BenefitType'] | null)[]> {
  const [first] = offered;
  const held = account && first ? await optionsAt(db, account.id, first.studio.tenant) : [];
  const open = await openBookingsOf(
    db,
    held.map(({ id }) => id),
    now,
  );
  return offered.map((one) => {
    const fits = (option: (typeof held)[number]) =>
      invalidReason(option, useAt(one, at), open.get(option.id) ?? 0) === null;
    return held.find(fits)?.type ?? null;
  });
}

/** The kinds of a studio. */
export async function toBookableBenefits(
  db: Database,
  offered: OfferedBenefit[],
  reader: Reader,
): Promise<Schemas['BookableBenefit'][]> {
  const payers = await payersFor(db, offered, reader, reader.now);
  return offered.map(({ benefit, studio, offers, people }, index) => ({
    ...headOf(benefit),
    employees: people,
    benefitBookingOptionType: payers[index] ?? null,
    price: priceOf(offers[0], studio),
  }));
}

export function toBenefitWithStudios(
  benefit: StoredBenefit,
  offered: OfferedBenefit[],
): Schemas['BenefitWithStudios'] {
  return {
    ...headOf(benefit),
    studios: offered.map(({ studio, offers, people }) => ({
      studio: toReference(studio),
      employees: people,
      price: priceOf(offers[0], studio),
    })),
  };
}

/** A slot on the wire. @param isMine whether whoever asks has booked it */
function toSlot({ studio, people }: OfferedBenefit, slot: Slot, isMine: boolean): Schemas['Slot'] {
  const at = (instant: Date) => zoned(instant, studio.zoneId);
  const { startsAt, endsAt, employeeIds } = slot;
  const { earliestBookingAt, latestBookingAt } = windowOf(studio.zoneId, startsAt);
  return {
    startDateTime: at(startsAt),
    endDateTime: at(endsAt),
    earliestBookingDateTime: at(earliestBookingAt),
    latestBookingDateTime: at(latestBookingAt),
    cancelableUntil: at(cancelableUntil(startsAt)),
    employees: people.filter(({ id }) => employeeIds.includes(id)),
    locations: [],
    studio: toReference(studio),
    alreadyBooked: isMine,
    onWaitingList: false,
  };
}

/** What all forms of an item have in common. */
async function itemOf(db: Database, offered: OfferedBenefit, reader: Reader, at: Date) {
  const { benefit, studio, offers } = offered;
  const [payer] = await payersFor(db, [offered], reader, at);
  return {
    ...headOf(benefit),
    bookedParticipants: 0,
    maxParticipants: 1,
    waitingListActive: false,
    waitingListParticipants: 0,
    maxWaitingListParticipants: 0,
    appointmentMeetingType: 'ON_SITE' as const,
    benefitBookingOptionType: payer ?? null,
    appointmentStatus: 'ACTIVE' as const,
    price: priceOf(offers[0], studio),
  };
}

/** Free slots, and those that are the reader's own. */
export type Times = { free: Slot[]; own: Slot[] };

/** The longest list of slots (description). */
const mostSlots = 1000;

/** By start. At a time that the reader has booked nothing else is offered. */
function inOrder(offered: OfferedBenefit, { free, own }: Times): [Slot, Schemas['Slot']][] {
  const taken = new Set(own.map(({ startsAt }) => startsAt.getTime()));
  const others = free.filter(({ startsAt }) => !taken.has(startsAt.getTime()));
  return [...own, ...others]
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .slice(0, mostSlots)
    .map((slot) => [slot, toSlot(offered, slot, own.includes(slot))]);
}

/** What would pay may depend on the day: that of the first slot, or today. */
const dayOfPayer = (slots: [Slot, Schemas['Slot']][], now: Date): Date =>
  slots[0]?.[0].startsAt ?? now;

export async function toBookableAppointment(
  db: Database,
  offered: OfferedBenefit,
  times: Times,
  reader: Reader,
): Promise<Schemas['BookableAppointment']> {
  const slots = inOrder(offered, times);
  return {
    ...(await itemOf(db, offered, reader, dayOfPayer(slots, reader.now))),
    slots: slots.map(([, slot]) => slot),
  };
}

/** The same by calendar day, in the zone of the studio. */
export async function toAppointmentDays(
  db: Database,
  offered: OfferedBenefit,
  times: Times,
  reader: Reader,
): Promise<Schemas['BookableAppointmentDays']> {
  const slots = inOrder(offered, times);
  const days: Schemas['AppointmentDay'][] = [];
  for (const [{ startsAt }, slot] of slots) {
    const date = dayIn(offered.studio.zoneId, startsAt);
    const last = days.at(-1);
    if (last?.date === date) last.slots.push(slot);
    else days.push({ date, slots: [slot] });
  }
  return { ...(await itemOf(db, offered, reader, dayOfPayer(slots, reader.now))), days };
}

/** One slot, with whether it can be had. */
export type OneSlot = { slot: Slot; isMine: boolean; isTaken: boolean; isOpen: boolean };

export async function toBookableSlot(
  db: Database,
  offered: OfferedBenefit,
  { slot, isMine, isTaken, isOpen }: OneSlot,
  reader: Reader,
): Promise<Schemas['BookableSingleAppointment']> {
  return {
    ...(await itemOf(db, offered, reader, slot.startsAt)),
    bookedParticipants: isTaken ? 1 : 0,
    slots: [toSlot(offered, slot, isMine)],
    available: !isTaken && isOpen,
  };
}
