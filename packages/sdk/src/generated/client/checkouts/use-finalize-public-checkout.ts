/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { finalizePublicCheckout } from './finalize-public-checkout.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { FinalizePublicCheckoutHeaders } from '../../model/finalizePublicCheckoutHeaders.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getFinalizePublicCheckoutMutationKey = () => ['finalizePublicCheckout'] as const;

export const getFinalizePublicCheckoutMutationOptions = <TError = OperationError<'finalizePublicCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finalizePublicCheckout>>, TError,FinalizePublicCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof finalizePublicCheckout>>, TError,FinalizePublicCheckoutMutationVariables, TContext> => {

const mutationKey = getFinalizePublicCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof finalizePublicCheckout>>, FinalizePublicCheckoutMutationVariables> = (props) => {
          const {publicToken,headers} = props ?? {};

          return  finalizePublicCheckout(publicToken,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FinalizePublicCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof finalizePublicCheckout>>>

    export type FinalizePublicCheckoutMutationError = OperationError<'finalizePublicCheckout'>
    export type FinalizePublicCheckoutMutationVariables = {publicToken: string;headers?: FinalizePublicCheckoutHeaders}

    /**
 * Book and charge (public)
 *
 * For anyone with the token. Delivers and charges in one step; both happen or neither. For a place on the waiting list, the payment is only authorized and charged when a place becomes free. Repeating the call returns the first result; nothing is charged twice.
 */
export const useFinalizePublicCheckout = <TError = OperationError<'finalizePublicCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finalizePublicCheckout>>, TError,FinalizePublicCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof finalizePublicCheckout>>,
        TError,
        FinalizePublicCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getFinalizePublicCheckoutMutationOptions(useInstance(options)), queryClient);
    }