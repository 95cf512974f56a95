import type { ContractModule } from '@studio-portal/sdk/types';

/** An offer as far as its modules matter. */
interface ModularOffer {
  lowestTerm: { modules: readonly Pick<ContractModule, 'included'>[] };
}

const countIncluded = ({ lowestTerm }: ModularOffer): number =>
  lowestTerm.modules.filter(({ included }) => included).length;

/**
 * Returns the only offer with the most included modules; undefined if several are equal. The backend
 * recommends no offer, so the mark states what its data shows.
 */
export function findFullestOffer<Offer extends ModularOffer>(
  offers: readonly Offer[],
): Offer | undefined {
  const most = Math.max(...offers.map(countIncluded));
  const [fullest, ...equals] = offers.filter((offer) => countIncluded(offer) === most);
  return equals.length === 0 ? fullest : undefined;
}
