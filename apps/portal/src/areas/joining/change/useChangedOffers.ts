import { useQuery } from '@tanstack/react-query';
import { listContractOffers, previewContractUpgrade } from '@studio-portal/sdk/api/contract-offers';
import type { ContractOffer, ContractPreview } from '@studio-portal/sdk/types';
import { toApiError } from '../../../lib/api/errors/toApiError.ts';
import { addDays, fromWire, toWire } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { changedOffers } from './changedOffers.ts';
import type { Running } from '../signing/useRunning.ts';

interface Offered {
  offers: ContractOffer[];
  /** Whether the studio has others, which cost less than what is still to be paid. */
  hasOthers: boolean;
}

/** A term that the server refuses for this contract is none of its choices; any other fault is one of the page. */
const isRefusal = (error: unknown): boolean => [409, 422].includes(toApiError(error)?.status ?? 0);

/** What may take the place of a contract, each term as the server previews it. Asked with POST, it reads alone. */
export function useChangedOffers(running: Running | undefined) {
  const { studio, user } = useStudio();
  const contractUuid = running?.contractUuid;
  const here = { organizationUnitId: studio.id };
  return useQuery({
    queryKey: ['previewContractUpgrade', 'offers', user?.id, here, contractUuid],
    enabled: contractUuid !== undefined,
    // A price is never older than the page that shows it.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Offered> => {
      if (!running || contractUuid === undefined) return { offers: [], hasOthers: false };
      // The one that runs has a day at least.
      const after = fromWire(running.startDate);
      const offers = await listContractOffers(here, { signal });
      const preview = async (term: ContractOffer['lowestTerm']) => {
        const earliest = fromWire(term.contractStartDate);
        const startDate = toWire(earliest > after ? earliest : addDays(after, 1));
        const wanted = { contractOfferTermId: term.id, startDate };
        const request = { ...here, ...wanted, contractUuid, moduleIds: [] };
        return (await previewContractUpgrade(request, { signal })).preview;
      };
      const terms = offers.flatMap((offer) => offer.terms);
      const found = await Promise.all(
        terms.map(async (term): Promise<[number, ContractPreview][]> => {
          try {
            return [[term.id, await preview(term)]];
          } catch (error) {
            if (isRefusal(error)) return [];
            throw error;
          }
        }),
      );
      const changes = new Map(found.flat());
      return { offers: changedOffers(offers, changes), hasOthers: changes.size < terms.length };
    },
  });
}
