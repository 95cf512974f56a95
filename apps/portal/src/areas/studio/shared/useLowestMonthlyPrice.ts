import { useListContractOffers } from '@studio-portal/sdk/api/contract-offers';
import type { Money } from '@studio-portal/sdk/types';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Loads the lowest monthly price of the studio's memberships, as their page shows it. Ignores terms
 * under a month, whose price is not monthly; undefined without a membership online.
 */
export function useLowestMonthlyPrice(): Money | undefined {
  const { studio } = useStudio();
  const canSign = useCanOpen('contract');
  const { data = [] } = useListContractOffers(
    { organizationUnitId: studio.id },
    { query: { enabled: canSign } },
  );
  const [lowest] = data
    .flatMap(({ terms }) => terms)
    .filter(({ term: { termUnit } }) => termUnit === 'MONTH' || termUnit === 'YEAR')
    .map(({ monthlyPrice }) => monthlyPrice)
    .toSorted((one, other) => one.amount - other.amount);
  return lowest;
}
