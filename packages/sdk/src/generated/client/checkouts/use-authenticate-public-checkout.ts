/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { authenticatePublicCheckout } from './authenticate-public-checkout.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { AuthenticateCheckoutRequest } from '../../model/authenticateCheckoutRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getAuthenticatePublicCheckoutMutationKey = () => ['authenticatePublicCheckout'] as const;

export const getAuthenticatePublicCheckoutMutationOptions = <TError = OperationError<'authenticatePublicCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authenticatePublicCheckout>>, TError,AuthenticatePublicCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof authenticatePublicCheckout>>, TError,AuthenticatePublicCheckoutMutationVariables, TContext> => {

const mutationKey = getAuthenticatePublicCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authenticatePublicCheckout>>, AuthenticatePublicCheckoutMutationVariables> = (props) => {
          const {publicToken,data} = props ?? {};

          return  authenticatePublicCheckout(publicToken,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AuthenticatePublicCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof authenticatePublicCheckout>>>
    export type AuthenticatePublicCheckoutMutationBody = AuthenticateCheckoutRequest
    export type AuthenticatePublicCheckoutMutationError = OperationError<'authenticatePublicCheckout'>
    export type AuthenticatePublicCheckoutMutationVariables = {publicToken: string;data: AuthenticateCheckoutRequest}

    /**
 * Request the bank's confirmation (public)
 *
 * For anyone with the token. If the response has a challengeUrl, send the holder there; the bank returns to returnPath. Otherwise continue with finalizePublicCheckout. Charges nothing and can be repeated while the checkout is open.
 */
export const useAuthenticatePublicCheckout = <TError = OperationError<'authenticatePublicCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authenticatePublicCheckout>>, TError,AuthenticatePublicCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authenticatePublicCheckout>>,
        TError,
        AuthenticatePublicCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getAuthenticatePublicCheckoutMutationOptions(useInstance(options)), queryClient);
    }