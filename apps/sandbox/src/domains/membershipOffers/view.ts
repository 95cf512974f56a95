/** Maps offers and previews to the API format. */
import { toVoucherPayment, type VoucherPart } from '../payments/vouchers.ts';
import { money } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import { addDays } from '../../platform/time.ts';
import { lastNoticeDay } from './noticeDay.ts';
import type { ChosenTerm, Offer, StoredModule, StoredTerm } from './offers.ts';
import { firstFeeDay, type Order, type Price, type PriceLine, computePrice } from './price.ts';
import { earliestUse, startDateRange, withdrawalEnd } from './startDates.ts';
import { toPicture } from '../../platform/toPicture.ts';

/** Creates the order of a term without optional modules and codes. */
export function baseOrder(
  { offer, term }: Pick<ChosenTerm, 'offer' | 'term'>,
  currency: string,
  startDate: string,
): Order {
  const { priceCents, paymentFrequency, flatFees, discounts } = term;
  return {
    currency,
    startDate,
    term: term.term,
    name: offer.name,
    priceCents,
    paymentFrequency,
    modules: [],
    flatFees,
    discounts,
  };
}

/** @param currency of the offering studio @param today in the studio's time zone */
export function toOffer(
  { offer, terms, modules }: Offer,
  currency: string,
  today: string,
): Schemas['ContractOffer'] {
  const { validFrom, validUntil } = offer;
  const priced = terms.map((term) => {
    const startDate = startDateRange(offer, today).earliest;
    const price = computePrice(baseOrder({ offer, term }, currency, startDate));
    const use = earliestUse(offer, startDate, today);
    return { price, shown: toTerm(term, modules, price, currency, startDate, use) };
  });
  const [lowest] = priced.toSorted((a, b) => a.price.monthlyCents - b.price.monthlyCents);
  if (!lowest) throw new Error(`Offer ${offer.id} has no terms.`);
  return {
    id: offer.id,
    organizationUnitId: offer.studioId,
    name: offer.name,
    description: offer.description,
    image: offer.pictured ? toPicture('contract-offer', offer.id) : null,
    validPeriodDto:
      validFrom === null || validUntil === null
        ? null
        : { startDate: validFrom, endDate: validUntil },
    signature: offer.signature,
    paymentSignatureRequired: offer.paymentSignatureRequired,
    paymentMethods: offer.paymentMethods,
    textBlocks: offer.textBlocks,
    terms: priced.map(({ shown }) => shown),
    lowestTerm: lowest.shown,
  };
}

function toTerm(
  stored: StoredTerm,
  modules: StoredModule[],
  price: Price,
  currency: string,
  startDate: string,
  use: string,
): Schemas['ContractOfferTerm'] {
  const { id, term, priceCents, paymentFrequency, noticePeriod, extension } = stored;
  return {
    id,
    term,
    price: money(priceCents, currency),
    paymentFrequency,
    noticePeriod,
    extension,
    flatFees: stored.flatFees.map((fee) => ({
      id: fee.id,
      name: fee.name,
      price: money(fee.amountCents, currency),
      paymentFrequency: fee.paymentFrequency,
      startDate: firstFeeDay(startDate, fee),
    })),
    modules: modules.map((module) => toModule(module, currency)),
    discounts: stored.discounts.map(({ type, name, amountCents, payments }) => ({
      type,
      name,
      price: money(amountCents, currency),
      payments,
    })),
    contractStartDate: startDate,
    contractStartDateOfUse: use,
    firstEndDate: price.endDate,
    totalPrice: money(price.totalCents, currency),
    monthlyPrice: money(price.monthlyCents, currency),
  };
}

export function toModule(
  { id, name, description, priceCents, paymentFrequency, trialPeriod }: StoredModule,
  currency: string,
): Schemas['ContractModule'] {
  return {
    id,
    name,
    description,
    included: priceCents === null,
    price: priceCents === null ? null : money(priceCents, currency),
    paymentFrequency,
    trialPeriod,
  };
}

/** Maps a price line. */
export function toLine(line: PriceLine, currency: string): Schemas['ContractPriceLine'] {
  const { type, name, moduleId, amountCents, payments, startDate, totalCents } = line;
  return {
    type,
    name,
    contractModuleId: moduleId,
    price: money(amountCents, currency),
    payments,
    startDate,
    totalPrice: money(totalCents, currency),
  };
}

/** A priced order before signing. */
export type Previewed = ChosenTerm & {
  currency: string;
  startDate: string;
  startDateOfUse: string;
  price: Price;
  /** Purchased voucher that pays first; null without one. */
  gift: VoucherPart | null;
};

/** Returns the last day to give notice to the end of the minimum term; null if it ends by itself. */
export const lastNoticeDate = (
  { extension, noticePeriod }: Pick<StoredTerm, 'extension' | 'noticePeriod'>,
  endDate: string,
): string | null => (extension.type === 'NONE' ? null : lastNoticeDay(endDate, noticePeriod));

/** @param today in the studio's time zone */
export function toPreview(previewed: Previewed, today: string): Schemas['ContractPreview'] {
  const { offer, term, currency, startDate, startDateOfUse, price, gift } = previewed;
  return {
    organizationUnitId: offer.studioId,
    contractOfferId: offer.id,
    contractOfferTermId: term.id,
    name: offer.name,
    term: term.term,
    paymentFrequency: term.paymentFrequency,
    noticePeriod: term.noticePeriod,
    extension: term.extension,
    contractStartDate: startDate,
    contractStartDateOfUse: startDateOfUse,
    firstEndDate: price.endDate,
    lastPossibleCancelationDate: lastNoticeDate(term, price.endDate),
    withdrawalEndDate: withdrawalEnd(today),
    lines: price.lines.map((line) => toLine(line, currency)),
    voucher: gift && toVoucherPayment(gift),
    firstPaymentDue: money(
      Math.max(0, price.firstPaymentCents - (gift?.amountCents ?? 0)),
      currency,
    ),
    firstPayment: money(price.firstPaymentCents, currency),
    totalPrice: money(price.totalCents, currency),
    monthlyPrice: money(price.monthlyCents, currency),
  };
}

/** Returns the day before a contract starts: the last one of the contract it replaces. */
export const dayBefore = (startDate: string): string => addDays(startDate, -1);
