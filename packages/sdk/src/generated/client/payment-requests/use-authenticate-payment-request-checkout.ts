/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { authenticatePaymentRequestCheckout } from './authenticate-payment-request-checkout.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { AuthenticateCheckoutRequest } from '../../model/authenticateCheckoutRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getAuthenticatePaymentRequestCheckoutMutationKey = () => ['authenticatePaymentRequestCheckout'] as const;

export const getAuthenticatePaymentRequestCheckoutMutationOptions = <TError = OperationError<'authenticatePaymentRequestCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authenticatePaymentRequestCheckout>>, TError,AuthenticatePaymentRequestCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof authenticatePaymentRequestCheckout>>, TError,AuthenticatePaymentRequestCheckoutMutationVariables, TContext> => {

const mutationKey = getAuthenticatePaymentRequestCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authenticatePaymentRequestCheckout>>, AuthenticatePaymentRequestCheckoutMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  authenticatePaymentRequestCheckout(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AuthenticatePaymentRequestCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof authenticatePaymentRequestCheckout>>>
    export type AuthenticatePaymentRequestCheckoutMutationBody = AuthenticateCheckoutRequest
    export type AuthenticatePaymentRequestCheckoutMutationError = OperationError<'authenticatePaymentRequestCheckout'>
    export type AuthenticatePaymentRequestCheckoutMutationVariables = {id: string;data: AuthenticateCheckoutRequest}

    /**
 * Request the bank's confirmation (payment request)
 *
 * For anyone with the id. If the response has a challengeUrl, send the holder there; the bank returns to returnPath. Otherwise continue with finalizePaymentRequestCheckout. Charges nothing and can be repeated while the checkout is open.
 */
export const useAuthenticatePaymentRequestCheckout = <TError = OperationError<'authenticatePaymentRequestCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authenticatePaymentRequestCheckout>>, TError,AuthenticatePaymentRequestCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authenticatePaymentRequestCheckout>>,
        TError,
        AuthenticatePaymentRequestCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getAuthenticatePaymentRequestCheckoutMutationOptions(useInstance(options)), queryClient);
    }