import { signContract, signPublicContract } from '@studio-portal/sdk/api/contract-signing';
import type { SignContractRequest } from '@studio-portal/sdk/types';
import { useNavigate } from 'react-router';
import { toApiError } from '../../../lib/api/errors/toApiError.ts';
import { isOutcomeUnknown, isIdempotencyConflict } from '../../../lib/api/errors/unknownOutcome.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { keepSigned } from './signedContract.ts';
import { announceSigned } from './signedElsewhere.ts';
import { useSigningAddresses } from './useSigningAddresses.ts';

/**
 * Signs a contract, once however often it is sent: the key belongs to the way here, not to the press of the button.
 * @param key idempotency key of this contract
 * @param onPriceChanged what was shown is not what it costs by now (409): nothing is signed
 */
export function useSign(key: string, onPriceChanged: () => void) {
  const navigate = useNavigate();
  const { user } = useStudio();
  const { stepAt } = useSigningAddresses();
  const { mutate, isPending, isSuccess, error } = useApiMutation(
    ['signContract', 'signPublicContract'],
    {
      mutationFn: (request: SignContractRequest) => {
        const headers = { 'Idempotency-Key': key };
        return user ? signContract(request, headers) : signPublicContract(request, headers);
      },
      onSuccess: ({ saleId, contract }, { customerData, contractOfferTermId }) => {
        announceSigned({ termId: contractOfferTermId, key });
        keepSigned({ accountId: user?.id, saleId, contract, person: customerData });
        const result = stepAt(contractOfferTermId, 'success');
        // An account reads its contract again after a reload; of anybody else's nothing can be read.
        void navigate(
          user ? `${result}${result.includes('?') ? '&' : '?'}sale=${saleId}` : result,
          { replace: true },
        );
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
    /** Nobody knows whether it arrived. */
    isUnknown: isOutcomeUnknown(error),
    /** It arrived before, with other details: that contract is in the mail. */
    alreadySent: isIdempotencyConflict(error),
    priceChanged: toApiError(error)?.errorCode === 'contract.error.termschanged',
  };
}
