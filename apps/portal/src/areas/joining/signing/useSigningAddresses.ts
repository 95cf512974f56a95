import { useSearchParams } from 'react-router';
import { contractParameter } from '../change/changeAddress.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import {
  offerListAddress,
  offerPageAddress,
  type SigningStep,
  stepAddress,
} from './contractAddresses.ts';

/**
 * Returns the addresses of the signing steps; those of a contract change keep naming the contract
 * to replace.
 */
export function useSigningAddresses() {
  const { studioUuid } = useStudio();
  const [query] = useSearchParams();
  const idText = query.get(contractParameter);
  /** Id of the contract to replace; null for a first contract. */
  const currentContractId = idText === null ? null : Number.parseInt(idText, 10) || 0;
  return {
    currentContractId,
    offers: offerListAddress(studioUuid, currentContractId),
    offerPath: (offerId: number) => offerPageAddress(studioUuid, offerId, currentContractId),
    stepPath: (termId: number, step: SigningStep | 'success') =>
      stepAddress(studioUuid, termId, step, currentContractId),
  };
}
