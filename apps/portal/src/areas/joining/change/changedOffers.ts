import type { ContractOffer, ContractOfferTerm, ContractPreview } from '@studio-portal/sdk/types';

/** What the server says of each term that may take the place of a contract, by the id of the term. */
export type Changes = ReadonlyMap<number, ContractPreview>;

/** A term as it is for a member: what is paid once was paid with their contract, and no welcome is given twice. */
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

/** The offers of which at least one term may take the place of a contract, with those terms alone. */
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
