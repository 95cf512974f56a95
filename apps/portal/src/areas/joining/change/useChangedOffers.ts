import { useQuery } from '@tanstack/react-query';
import { listContractOffers, previewContractUpgrade } from '@studio-portal/sdk/api/contract-offers';
import type { ContractOffer, ContractPreview } from '@studio-portal/sdk/types';
import { toApiError } from '../../../lib/api/errors/toApiError.ts';
import { addDays, fromWire, toWire } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { continuedModules } from './currentExtras.ts';
import { changedOffers } from './changedOffers.ts';
import type { CurrentContract } from '../signing/useCurrentContract.ts';

interface ChangeOffers {
  offers: ContractOffer[];
  /** True if the studio has further offers, which cost less than the remaining charges. */
  hasOthers: boolean;
}

/** The server refuses terms that cannot replace this contract; any other error fails the query. */
const isRefusedTerm = (error: unknown): boolean =>
  [409, 422].includes(toApiError(error)?.status ?? 0);

/**
 * Loads the offers that can replace a contract, each term with the server's preview. Prices
 * include the modules that the member has, as the current price does. Uses POST, but changes
 * nothing.
 */
export function useChangedOffers(currentContract: CurrentContract | undefined) {
  const { studio, user } = useStudio();
  const contractUuid = currentContract?.contractUuid;
  const here = { organizationUnitId: studio.id };
  return useQuery({
    queryKey: ['previewContractUpgrade', 'offers', user?.id, here, contractUuid],
    enabled: contractUuid !== undefined,
    // Prices must be as fresh as the page that shows them.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<ChangeOffers> => {
      if (!currentContract || contractUuid === undefined) return { offers: [], hasOthers: false };
      // The current contract lasts at least one day.
      const after = fromWire(currentContract.startDate);
      const offers = await listContractOffers(here, { signal });
      const preview = async (term: ContractOffer['lowestTerm']) => {
        const earliest = fromWire(term.contractStartDate);
        const startDate = toWire(earliest > after ? earliest : addDays(after, 1));
        const wanted = { contractOfferTermId: term.id, startDate };
        const moduleIds = continuedModules(term.modules, currentContract);
        const request = { ...here, ...wanted, contractUuid, moduleIds };
        return (await previewContractUpgrade(request, { signal })).preview;
      };
      const terms = offers.flatMap((offer) => offer.terms);
      const found = await Promise.all(
        terms.map(async (term): Promise<[number, ContractPreview][]> => {
          try {
            return [[term.id, await preview(term)]];
          } catch (error) {
            if (isRefusedTerm(error)) return [];
            throw error;
          }
        }),
      );
      const changes = new Map(found.flat());
      return { offers: changedOffers(offers, changes), hasOthers: changes.size < terms.length };
    },
  });
}
