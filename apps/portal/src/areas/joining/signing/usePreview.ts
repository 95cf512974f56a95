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
import type { Running } from './useRunning.ts';

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

/** The calls that preview a contract. */
export const previewCalls = [
  'previewContract',
  'previewPublicContract',
  'previewContractUpgrade',
] as const;

/** A contract as it would be, and what would become of the one that runs. */
type Previewed = ContractPreview & { upgrade: ContractUpgradePreview | null };

/** Asks what a contract comes to: for a first one by who asks, for one in the place of another by the one that runs. */
export async function askPreview(
  request: ContractPreviewRequest,
  { isMember, running }: { isMember: boolean; running: Running },
  signal?: AbortSignal,
): Promise<Previewed> {
  const options = signal ? { signal } : {};
  if (running) {
    const { contractOfferTermId, organizationUnitId, startDate, moduleIds } = request;
    const wanted = { contractOfferTermId, organizationUnitId, startDate, moduleIds };
    const { contractUuid } = running;
    const upgrade = await previewContractUpgrade({ ...wanted, contractUuid }, options);
    return { ...upgrade.preview, upgrade };
  }
  const preview = await (isMember
    ? previewContract(request, options)
    : previewPublicContract(request, options));
  return { ...preview, upgrade: null };
}

/**
 * The contract as it would be, worked out by the server: the one computation of terms, days and every line of the price, which is what
 * is signed. The last one stays in sight while the next one comes. Asked with POST, it reads alone.
 */
export function usePreview(priced: Priced, running: Running) {
  const { studio, user } = useStudio();
  const request = toPreviewRequest(priced, studio.id);
  const isMember = user !== undefined;
  return useQuery({
    queryKey: [
      isMember ? 'previewContract' : 'previewPublicContract',
      user?.id,
      request,
      running?.contractUuid,
    ],
    queryFn: ({ signal }) => askPreview(request, { isMember, running }, signal),
    placeholderData: keepPreviousData,
    // A price is never older than the page that shows it.
    staleTime: 0,
  });
}
