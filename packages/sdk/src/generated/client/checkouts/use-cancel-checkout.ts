/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { cancelCheckout } from './cancel-checkout.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCancelCheckoutMutationKey = () => ['cancelCheckout'] as const;

export const getCancelCheckoutMutationOptions = <TError = OperationError<'cancelCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelCheckout>>, TError,CancelCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelCheckout>>, TError,CancelCheckoutMutationVariables, TContext> => {

const mutationKey = getCancelCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelCheckout>>, CancelCheckoutMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelCheckout(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof cancelCheckout>>>

    export type CancelCheckoutMutationError = OperationError<'cancelCheckout'>
    export type CancelCheckoutMutationVariables = {id: string}

    /**
 * Cancel a checkout
 *
 * For the account that created it. Nothing is booked or charged. Repeating the call, or canceling a failed or expired checkout, has the same result; finalized checkouts cannot be canceled, cancel the booking instead.
 */
export const useCancelCheckout = <TError = OperationError<'cancelCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelCheckout>>, TError,CancelCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelCheckout>>,
        TError,
        CancelCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getCancelCheckoutMutationOptions(useInstance(options)), queryClient);
    }