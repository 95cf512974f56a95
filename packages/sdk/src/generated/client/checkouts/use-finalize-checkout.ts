/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { finalizeCheckout } from './finalize-checkout.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { FinalizeCheckoutHeaders } from '../../model/finalizeCheckoutHeaders.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getFinalizeCheckoutMutationKey = () => ['finalizeCheckout'] as const;

export const getFinalizeCheckoutMutationOptions = <TError = OperationError<'finalizeCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finalizeCheckout>>, TError,FinalizeCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof finalizeCheckout>>, TError,FinalizeCheckoutMutationVariables, TContext> => {

const mutationKey = getFinalizeCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof finalizeCheckout>>, FinalizeCheckoutMutationVariables> = (props) => {
          const {id,headers} = props ?? {};

          return  finalizeCheckout(id,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FinalizeCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof finalizeCheckout>>>

    export type FinalizeCheckoutMutationError = OperationError<'finalizeCheckout'>
    export type FinalizeCheckoutMutationVariables = {id: string;headers?: FinalizeCheckoutHeaders}

    /**
 * Book and charge
 *
 * For the account that created it. The person it was bought for becomes a customer of the tenant. Delivers and charges in one step; both happen or neither. For a place on the waiting list, the payment is only authorized and charged when a place becomes free. Repeating the call returns the first result; nothing is charged twice. If the product is not available, the checkout stays open and nothing is held; after a decline it is FAILED for good. The call for the specific type returns the purchase.
 */
export const useFinalizeCheckout = <TError = OperationError<'finalizeCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finalizeCheckout>>, TError,FinalizeCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof finalizeCheckout>>,
        TError,
        FinalizeCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getFinalizeCheckoutMutationOptions(useInstance(options)), queryClient);
    }