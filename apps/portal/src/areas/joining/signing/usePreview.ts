import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  previewContract,
  previewContractUpgrade,
  previewPublicContract,
} from '@studio-portal/sdk/api/contract-offers';
import type {
  ContractPreview,
  ContractPreviewRequest,
  ContractUpgradePreview,
} from '@studio-portal/sdk/types';
import { toWire } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { ContractChoice } from '../options/contractChoice.ts';
import type { CurrentContract } from './useCurrentContract.ts';

/** Choices that determine the price. */
export type PricedChoice = Pick<
  ContractChoice,
  'termId' | 'startDate' | 'preuseDate' | 'moduleIds' | 'voucherCode' | 'referralCode'
>;

/** Builds the request for the price of the choices. */
export const toPreviewRequest = (
  { termId, startDate, preuseDate, moduleIds, voucherCode, referralCode }: PricedChoice,
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

/** Calls that preview a contract. */
export const previewCalls = [
  'previewContract',
  'previewPublicContract',
  'previewContractUpgrade',
] as const;

/** Preview of a contract and of its effects on the current one, if any. */
type PreviewWithUpgrade = ContractPreview & { upgrade: ContractUpgradePreview | null };

/**
 * Requests the preview of a contract: with the call for members or visitors, or as a change of the
 * current contract.
 */
export async function fetchPreview(
  request: ContractPreviewRequest,
  { isMember, currentContract }: { isMember: boolean; currentContract: CurrentContract },
  signal?: AbortSignal,
): Promise<PreviewWithUpgrade> {
  const options = signal ? { signal } : {};
  if (currentContract) {
    const { contractOfferTermId, organizationUnitId, startDate, moduleIds } = request;
    const wanted = { contractOfferTermId, organizationUnitId, startDate, moduleIds };
    const { contractUuid } = currentContract;
    const upgrade = await previewContractUpgrade({ ...wanted, contractUuid }, options);
    return { ...upgrade.preview, upgrade };
  }
  const preview = await (isMember
    ? previewContract(request, options)
    : previewPublicContract(request, options));
  return { ...preview, upgrade: null };
}

/**
 * Loads the server's preview of the contract: the only calculation of terms, dates and price lines,
 * and exactly what will be signed. Keeps the previous result while the next one loads. Uses POST,
 * but changes nothing.
 */
export function usePreview(priced: PricedChoice, currentContract: CurrentContract) {
  const { studio, user } = useStudio();
  const request = toPreviewRequest(priced, studio.id);
  const isMember = user !== undefined;
  return useQuery({
    queryKey: [
      isMember ? 'previewContract' : 'previewPublicContract',
      user?.id,
      request,
      currentContract?.contractUuid,
    ],
    queryFn: ({ signal }) => fetchPreview(request, { isMember, currentContract }, signal),
    placeholderData: keepPreviousData,
    // Prices must be as fresh as the page that shows them.
    staleTime: 0,
  });
}
