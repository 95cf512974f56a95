/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { authenticatePaymentMethodCheckout } from './authenticate-payment-method-checkout.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { AuthenticateCheckoutRequest } from '../../model/authenticateCheckoutRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getAuthenticatePaymentMethodCheckoutMutationKey = () => ['authenticatePaymentMethodCheckout'] as const;

export const getAuthenticatePaymentMethodCheckoutMutationOptions = <TError = OperationError<'authenticatePaymentMethodCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authenticatePaymentMethodCheckout>>, TError,AuthenticatePaymentMethodCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof authenticatePaymentMethodCheckout>>, TError,AuthenticatePaymentMethodCheckoutMutationVariables, TContext> => {

const mutationKey = getAuthenticatePaymentMethodCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authenticatePaymentMethodCheckout>>, AuthenticatePaymentMethodCheckoutMutationVariables> = (props) => {
          const {token,data} = props ?? {};

          return  authenticatePaymentMethodCheckout(token,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AuthenticatePaymentMethodCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof authenticatePaymentMethodCheckout>>>
    export type AuthenticatePaymentMethodCheckoutMutationBody = AuthenticateCheckoutRequest
    export type AuthenticatePaymentMethodCheckoutMutationError = OperationError<'authenticatePaymentMethodCheckout'>
    export type AuthenticatePaymentMethodCheckoutMutationVariables = {token: string;data: AuthenticateCheckoutRequest}

    /**
 * Request the bank's confirmation (payment method)
 *
 * For anyone with the link, for its latest checkout. If the response has a challengeUrl, send the holder there; the bank returns to returnPath. Otherwise continue with finalizePaymentMethodCheckout. Stores nothing and can be repeated while the checkout is open.
 */
export const useAuthenticatePaymentMethodCheckout = <TError = OperationError<'authenticatePaymentMethodCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authenticatePaymentMethodCheckout>>, TError,AuthenticatePaymentMethodCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authenticatePaymentMethodCheckout>>,
        TError,
        AuthenticatePaymentMethodCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getAuthenticatePaymentMethodCheckoutMutationOptions(useInstance(options)), queryClient);
    }