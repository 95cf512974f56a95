import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewContract, previewPublicContract } from '@studio-portal/sdk/api/contract-offers';
import type { ContractPreviewRequest } from '@studio-portal/sdk/types';
import { toWire } from '../../lib/dates.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import type { ContractChoice } from './contractChoice.ts';

/** What the price depends on. */
export type Priced = Pick<
  ContractChoice,
  'termId' | 'startDate' | 'preuseDate' | 'moduleIds' | 'voucherCode' | 'referralCode'
>;

/** What is asked for the price of a choice. */
export const toPreviewRequest = (
  { termId, startDate, preuseDate, moduleIds, voucherCode, referralCode }: Priced,
  organizationUnitId: number,
): ContractPreviewRequest => ({
  organizationUnitId,
  contractOfferTermId: termId,
  startDate: toWire(startDate),
  preuseDate: preuseDate === null ? null : toWire(preuseDate),
  moduleIds,
  voucherCode,
  referralCode,
});

/**
 * The contract as it would be, worked out by the server: the one computation of terms, days and every line of the price, which is what
 * is signed. The last one stays in sight while the next one comes. Asked with POST, it reads alone.
 */
export function usePreview(priced: Priced) {
  const { studio, user } = useStudio();
  const request = toPreviewRequest(priced, studio.id);
  return useQuery({
    queryKey: [user ? 'previewContract' : 'previewPublicContract', user?.id, request],
    queryFn: ({ signal }) =>
      user ? previewContract(request, { signal }) : previewPublicContract(request, { signal }),
    placeholderData: keepPreviousData,
    // A price is never older than the page that shows it.
    staleTime: 0,
  });
}
