/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { authenticateCheckout } from './authenticate-checkout.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { AuthenticateCheckoutRequest } from '../../model/authenticateCheckoutRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getAuthenticateCheckoutMutationKey = () => ['authenticateCheckout'] as const;

export const getAuthenticateCheckoutMutationOptions = <TError = OperationError<'authenticateCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authenticateCheckout>>, TError,AuthenticateCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof authenticateCheckout>>, TError,AuthenticateCheckoutMutationVariables, TContext> => {

const mutationKey = getAuthenticateCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authenticateCheckout>>, AuthenticateCheckoutMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  authenticateCheckout(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AuthenticateCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof authenticateCheckout>>>
    export type AuthenticateCheckoutMutationBody = AuthenticateCheckoutRequest
    export type AuthenticateCheckoutMutationError = OperationError<'authenticateCheckout'>
    export type AuthenticateCheckoutMutationVariables = {id: string;data: AuthenticateCheckoutRequest}

    /**
 * Request the bank's confirmation
 *
 * For the account that created it. If the response has a challengeUrl, send the holder there; the bank returns to returnPath. Otherwise continue with finalizeCheckout. Charges nothing. Can be repeated while the checkout is open and then returns the current state.
 */
export const useAuthenticateCheckout = <TError = OperationError<'authenticateCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authenticateCheckout>>, TError,AuthenticateCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authenticateCheckout>>,
        TError,
        AuthenticateCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getAuthenticateCheckoutMutationOptions(useInstance(options)), queryClient);
    }