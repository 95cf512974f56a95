/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { cancelPaymentRequestCheckout } from './cancel-payment-request-checkout.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCancelPaymentRequestCheckoutMutationKey = () => ['cancelPaymentRequestCheckout'] as const;

export const getCancelPaymentRequestCheckoutMutationOptions = <TError = OperationError<'cancelPaymentRequestCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelPaymentRequestCheckout>>, TError,CancelPaymentRequestCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelPaymentRequestCheckout>>, TError,CancelPaymentRequestCheckoutMutationVariables, TContext> => {

const mutationKey = getCancelPaymentRequestCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelPaymentRequestCheckout>>, CancelPaymentRequestCheckoutMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelPaymentRequestCheckout(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelPaymentRequestCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof cancelPaymentRequestCheckout>>>

    export type CancelPaymentRequestCheckoutMutationError = OperationError<'cancelPaymentRequestCheckout'>
    export type CancelPaymentRequestCheckoutMutationVariables = {id: string}

    /**
 * Cancel a payment request's checkout
 *
 * For anyone with the id. Nothing is charged, and the payment request stays open. Repeating the call has the same result; finalized checkouts cannot be canceled.
 */
export const useCancelPaymentRequestCheckout = <TError = OperationError<'cancelPaymentRequestCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelPaymentRequestCheckout>>, TError,CancelPaymentRequestCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelPaymentRequestCheckout>>,
        TError,
        CancelPaymentRequestCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getCancelPaymentRequestCheckoutMutationOptions(useInstance(options)), queryClient);
    }