import { signContract, signPublicContract } from '@studio-portal/sdk/api/contract-signing';
import type { SignContractRequest } from '@studio-portal/sdk/types';
import { useNavigate } from 'react-router';
import { addParameter } from '../../../lib/address/query.ts';
import { toApiError } from '../../../lib/api/errors/toApiError.ts';
import { isOutcomeUnknown, isIdempotencyConflict } from '../../../lib/api/errors/unknownOutcome.ts';
import { store } from '../../../lib/browser/storage.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { saveSignedContract } from './signedContract.ts';
import { announceSigned } from './signedElsewhere.ts';
import { useSigningAddresses } from './useSigningAddresses.ts';

/**
 * Signs a contract, only once no matter how often it is sent: the key belongs to the choices, not
 * to the button press.
 * @param key idempotency key of this contract
 * @param onPriceChanged called if the displayed price is out of date (409) and nothing was signed
 */
export function useSign(key: string, onPriceChanged: () => void) {
  const navigate = useNavigate();
  const { user } = useStudio();
  const { stepPath } = useSigningAddresses();
  const { mutate, isPending, isSuccess, error } = useApiMutation(
    ['signContract', 'signPublicContract'],
    {
      mutationFn: (request: SignContractRequest) => {
        const headers = { 'Idempotency-Key': key };
        return user ? signContract(request, headers) : signPublicContract(request, headers);
      },
      onSuccess: ({ saleId, contract }, { customerData, contractOfferTermId }) => {
        // A referral code lives until a contract is signed.
        store('referral-code', undefined);
        announceSigned({ termId: contractOfferTermId, key });
        saveSignedContract(contractOfferTermId, {
          accountId: user?.id,
          saleId,
          contract,
          person: customerData,
        });
        const result = stepPath(contractOfferTermId, 'success');
        // Only users with an account can read the contract again after a reload.
        void navigate(user ? addParameter(result, 'sale', saleId) : result, { replace: true });
      },
      onError: (refusal) => {
        if (toApiError(refusal)?.errorCode === 'contract.error.termschanged') onPriceChanged();
      },
    },
  );
  return {
    sign: mutate,
    pending: isPending || isSuccess,
    error,
    /** True if it is unknown whether the request arrived. */
    isUnknown: isOutcomeUnknown(error),
    /** True if it arrived earlier with other details; that contract is in the mail. */
    alreadySent: isIdempotencyConflict(error),
    priceChanged: toApiError(error)?.errorCode === 'contract.error.termschanged',
  };
}
