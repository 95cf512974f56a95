import { useListContractOffers } from '@studio-portal/sdk/api/contract-offers';
import { useGetContractOutlooks } from '@studio-portal/sdk/api/contracts';
import type { ContractOffer, ContractOutlooks } from '@studio-portal/sdk/types';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { CurrentContract } from '../signing/useCurrentContract.ts';
import { changedOffers, type Changes } from './changedOffers.ts';

interface ChangeOffers {
  offers: ContractOffer[];
  /** True if the studio has further offers, which cost less than the remaining charges. */
  hasOthers: boolean;
}

/**
 * Loads the offers that can replace a contract, each term with the server's preview. Prices
 * include the modules that the member has, as the current price does.
 */
export function useChangedOffers(currentContract: CurrentContract | undefined) {
  const { studio } = useStudio();
  // Prices must be as fresh as the page that shows them.
  const query = { enabled: Boolean(currentContract), staleTime: 0 };
  const offers = useListContractOffers({ organizationUnitId: studio.id }, { query });
  const outlooks = useGetContractOutlooks(currentContract?.id ?? 0, { query });
  return {
    data: offers.data && outlooks.data && toChangeOffers(offers.data, outlooks.data),
    error: offers.error ?? outlooks.error,
    isFetching: offers.isFetching || outlooks.isFetching,
    refetch: () => Promise.all([offers.refetch(), outlooks.refetch()]),
  };
}

function toChangeOffers(
  offers: readonly ContractOffer[],
  { outlooks }: ContractOutlooks,
): ChangeOffers {
  const changes: Changes = new Map(
    outlooks.flatMap(({ upgrade }) =>
      upgrade ? [[upgrade.preview.contractOfferTermId, upgrade.preview]] : [],
    ),
  );
  const changed = changedOffers(offers, changes);
  const countTerms = (of: readonly ContractOffer[]) => of.flatMap(({ terms }) => terms).length;
  return { offers: changed, hasOthers: countTerms(changed) < countTerms(offers) };
}
