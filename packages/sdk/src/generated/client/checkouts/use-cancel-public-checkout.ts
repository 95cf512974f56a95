/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { cancelPublicCheckout } from './cancel-public-checkout.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCancelPublicCheckoutMutationKey = () => ['cancelPublicCheckout'] as const;

export const getCancelPublicCheckoutMutationOptions = <TError = OperationError<'cancelPublicCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelPublicCheckout>>, TError,CancelPublicCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelPublicCheckout>>, TError,CancelPublicCheckoutMutationVariables, TContext> => {

const mutationKey = getCancelPublicCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelPublicCheckout>>, CancelPublicCheckoutMutationVariables> = (props) => {
          const {publicToken} = props ?? {};

          return  cancelPublicCheckout(publicToken,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelPublicCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof cancelPublicCheckout>>>

    export type CancelPublicCheckoutMutationError = OperationError<'cancelPublicCheckout'>
    export type CancelPublicCheckoutMutationVariables = {publicToken: string}

    /**
 * Cancel a checkout (public)
 *
 * For anyone with the token. Nothing is booked or charged. Repeating the call has the same result; finalized checkouts cannot be canceled, cancel the booking instead.
 */
export const useCancelPublicCheckout = <TError = OperationError<'cancelPublicCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelPublicCheckout>>, TError,CancelPublicCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelPublicCheckout>>,
        TError,
        CancelPublicCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getCancelPublicCheckoutMutationOptions(useInstance(options)), queryClient);
    }