/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { withdrawConsent } from './withdraw-consent.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getWithdrawConsentMutationKey = () => ['withdrawConsent'] as const;

export const getWithdrawConsentMutationOptions = <TError = OperationError<'withdrawConsent'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawConsent>>, TError,WithdrawConsentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawConsent>>, TError,WithdrawConsentMutationVariables, TContext> => {

const mutationKey = getWithdrawConsentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawConsent>>, WithdrawConsentMutationVariables> = (props) => {
          const {consentId} = props ?? {};

          return  withdrawConsent(consentId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawConsentMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawConsent>>>

    export type WithdrawConsentMutationError = OperationError<'withdrawConsent'>
    export type WithdrawConsentMutationVariables = {consentId: number}

    /**
 * Withdraw a consent
 *
 * For any logged-in user, for a consent of the account. The studio may no longer rely on it, and listGivenConsents keeps it with the time of the withdrawal. Repeating the call changes nothing.
 */
export const useWithdrawConsent = <TError = OperationError<'withdrawConsent'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawConsent>>, TError,WithdrawConsentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawConsent>>,
        TError,
        WithdrawConsentMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawConsentMutationOptions(useInstance(options)), queryClient);
    }