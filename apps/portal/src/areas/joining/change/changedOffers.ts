import type { ContractOffer, ContractOfferTerm, ContractPreview } from '@studio-portal/sdk/types';

/** Server previews of the terms that can replace a contract, by term id. */
export type Changes = ReadonlyMap<number, ContractPreview>;

/**
 * Adapts a term for a member: one-off fees were paid with the current contract, and welcome
 * discounts are not granted twice.
 */
const changedTerm = (term: ContractOfferTerm, preview: ContractPreview): ContractOfferTerm => ({
  ...term,
  flatFees: term.flatFees.filter(({ paymentFrequency }) => paymentFrequency !== null),
  discounts: [],
  contractStartDate: preview.contractStartDate,
  contractStartDateOfUse: preview.contractStartDateOfUse,
  firstEndDate: preview.firstEndDate,
  totalPrice: preview.totalPrice,
  monthlyPrice: preview.monthlyPrice,
});

/** Filters offers to the terms that can replace a contract, and omits offers without any. */
export const changedOffers = (
  offers: readonly ContractOffer[],
  changes: Changes,
): ContractOffer[] =>
  offers.flatMap((offer) => {
    const terms = offer.terms.flatMap((term) => {
      const preview = changes.get(term.id);
      return preview ? [changedTerm(term, preview)] : [];
    });
    const [lowest] = terms.toSorted(
      (one, other) => one.monthlyPrice.amount - other.monthlyPrice.amount,
    );
    return lowest ? [{ ...offer, terms, lowestTerm: lowest }] : [];
  });
