/** Maps benefits and their slots to the API format for a user. */
import type { Database } from '../../../platform/database/database.ts';
import { moneyOrNull } from '../../../platform/money.ts';
import type { Schemas, SessionAccount } from '../../../platform/api.ts';
import { dayIn, zoned } from '../../../platform/time.ts';
import { findPayer, loadOptions } from '../options/options.ts';
import type { OptionUse } from '../options/optionUse.ts';
import { findCancelationRule, toSlotCancelation } from '../../studios/cancelationRule.ts';
import { type StoredStudio, toReference } from '../../studios/rules.ts';
import type { OfferedBenefit, StoredBenefit, StoredSingleOffer } from './benefits.ts';
import { type Slot, bookingWindow } from './slots.ts';

type Reader = { account: Pick<SessionAccount, 'id'> | null; now: Date };

function toHead(benefit: StoredBenefit) {
  const { id, name, description, colorHex, image, durationMinutes } = benefit;
  const itemType = 'SINGLE' as const;
  return { id, itemType, benefitId: id, name, description, colorHex, image, durationMinutes };
}

function toPrice(
  { priceState, priceCents, trialConfigurationId }: StoredSingleOffer,
  { currencyCode }: StoredStudio,
): Schemas['AppointmentPriceState'] {
  return {
    state: priceState,
    money: moneyOrNull(priceCents, currencyCode),
    benefitTrialConfigurationId: trialConfigurationId,
  };
}

/** Maps an offer to the API format. */
export function toSingleOffer(
  offer: StoredSingleOffer,
  studio: StoredStudio,
): Schemas['BookingOffer'] {
  const { id, name, description, paymentMethods } = offer;
  return { id, name, description, price: toPrice(offer, studio), paymentMethods };
}

/** Maps the offers of a benefit; a members-only benefit has none. */
export function toSingleOffers({ offers, studio }: OfferedBenefit): Schemas['BookingOffer'][] {
  return offers
    .filter(({ priceState }) => priceState !== 'MEMBER_ONLY')
    .map((offer) => toSingleOffer(offer, studio));
}

/** Returns the use of an option for a benefit at a studio, on the day of an instant. */
export function toBenefitUse({ benefit, studio }: OfferedBenefit, at: Date): OptionUse {
  const day = dayIn(studio.zoneId, at);
  return {
    studioId: studio.id,
    itemType: 'SINGLE',
    categoryId: null,
    benefitId: benefit.id,
    day,
  };
}

/** Finds the type of option that would pay for each benefit of one studio. */
async function findPayers(
  db: Database,
  offered: readonly OfferedBenefit[],
  { account, now }: Reader,
  at: Date,
): Promise<(Schemas['BenefitType'] | null)[]> {
  const [first] = offered;
  const options =
    account && first ? await loadOptions(db, account.id, first.studio.tenant, now) : [];
  return offered.map((one) => findPayer(options, toBenefitUse(one, at)));
}

/** Maps the benefits of a studio. */
export async function toBookableBenefits(
  db: Database,
  offered: OfferedBenefit[],
  reader: Reader,
): Promise<Schemas['BookableBenefit'][]> {
  const payers = await findPayers(db, offered, reader, reader.now);
  return offered.map(({ benefit, studio, offers, people }, index) => ({
    ...toHead(benefit),
    employees: people,
    benefitBookingOptionType: payers[index] ?? null,
    price: toPrice(offers[0], studio),
  }));
}

export function toBenefitWithStudios(
  benefit: StoredBenefit,
  offered: OfferedBenefit[],
): Schemas['BenefitWithStudios'] {
  return {
    ...toHead(benefit),
    studios: offered.map(({ studio, offers, people }) => ({
      studio: toReference(studio),
      employees: people,
      price: toPrice(offers[0], studio),
    })),
  };
}

/** Maps a slot. @param isMine whether the current user has booked it */
function toSlot(
  { benefit, studio, people }: OfferedBenefit,
  slot: Slot,
  isMine: boolean,
  { account }: Pick<Reader, 'account'>,
): Schemas['Slot'] {
  const at = (instant: Date) => zoned(instant, studio.zoneId);
  const { startsAt, endsAt, employeeIds } = slot;
  const { earliestBookingAt, latestBookingAt } = bookingWindow(studio.zoneId, startsAt);
  return {
    startDateTime: at(startsAt),
    endDateTime: at(endsAt),
    earliestBookingDateTime: at(earliestBookingAt),
    latestBookingDateTime: at(latestBookingAt),
    ...toSlotCancelation(findCancelationRule(account === null, benefit, studio), startsAt, studio),
    employees: people.filter(({ id }) => employeeIds.includes(id)),
    locations: [],
    studio: toReference(studio),
    alreadyBooked: isMine,
    onWaitingList: false,
  };
}

/** Maps the common part of all item formats. */
async function toItem(db: Database, offered: OfferedBenefit, reader: Reader, at: Date) {
  const { benefit, studio, offers } = offered;
  const [payer] = await findPayers(db, [offered], reader, at);
  return {
    ...toHead(benefit),
    bookedParticipants: 0,
    maxParticipants: 1,
    waitingListActive: false,
    waitingListParticipants: 0,
    maxWaitingListParticipants: 0,
    appointmentMeetingType: 'ON_SITE' as const,
    benefitBookingOptionType: payer ?? null,
    appointmentStatus: 'ACTIVE' as const,
    price: toPrice(offers[0], studio),
  };
}

/** Free slots, and the user's own. */
export type Times = { free: Slot[]; own: Slot[] };

/** Maximum length of the list, as described. */
const maxSlots = 1000;

/** Sorts by start, omitting free slots at times the user has booked. */
function toSortedSlots(
  offered: OfferedBenefit,
  { free, own }: Times,
  reader: Reader,
): [Slot, Schemas['Slot']][] {
  const bookedTimes = new Set(own.map(({ startsAt }) => startsAt.getTime()));
  const others = free.filter(({ startsAt }) => !bookedTimes.has(startsAt.getTime()));
  return [...own, ...others]
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .slice(0, maxSlots)
    .map((slot) => [slot, toSlot(offered, slot, own.includes(slot), reader)]);
}

/** Options may depend on the day: use that of the first slot, else today. */
const payerDate = (slots: [Slot, Schemas['Slot']][], now: Date): Date =>
  slots[0]?.[0].startsAt ?? now;

export async function toBookableAppointment(
  db: Database,
  offered: OfferedBenefit,
  times: Times,
  reader: Reader,
): Promise<Schemas['BookableAppointment']> {
  const slots = toSortedSlots(offered, times, reader);
  return {
    ...(await toItem(db, offered, reader, payerDate(slots, reader.now))),
    slots: slots.map(([, slot]) => slot),
  };
}

/** Groups the slots by calendar day, in the studio's time zone. */
export async function toAppointmentDays(
  db: Database,
  offered: OfferedBenefit,
  times: Times,
  reader: Reader,
): Promise<Schemas['BookableAppointmentDays']> {
  const slots = toSortedSlots(offered, times, reader);
  const days: Schemas['AppointmentDay'][] = [];
  for (const [{ startsAt }, slot] of slots) {
    const date = dayIn(offered.studio.zoneId, startsAt);
    const last = days.at(-1);
    if (last?.date === date) last.slots.push(slot);
    else days.push({ date, slots: [slot] });
  }
  return { ...(await toItem(db, offered, reader, payerDate(slots, reader.now))), days };
}

/** A slot and its availability. */
export type OneSlot = { slot: Slot; isMine: boolean; isTaken: boolean; isOpen: boolean };

export async function toBookableSlot(
  db: Database,
  offered: OfferedBenefit,
  { slot, isMine, isTaken, isOpen }: OneSlot,
  reader: Reader,
): Promise<Schemas['BookableSingleAppointment']> {
  return {
    ...(await toItem(db, offered, reader, slot.startsAt)),
    bookedParticipants: isTaken ? 1 : 0,
    slots: [toSlot(offered, slot, isMine, reader)],
    available: !isTaken && isOpen,
  };
}
