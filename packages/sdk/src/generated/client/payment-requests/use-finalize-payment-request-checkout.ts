/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { finalizePaymentRequestCheckout } from './finalize-payment-request-checkout.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { FinalizePaymentRequestCheckoutHeaders } from '../../model/finalizePaymentRequestCheckoutHeaders.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getFinalizePaymentRequestCheckoutMutationKey = () => ['finalizePaymentRequestCheckout'] as const;

export const getFinalizePaymentRequestCheckoutMutationOptions = <TError = OperationError<'finalizePaymentRequestCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finalizePaymentRequestCheckout>>, TError,FinalizePaymentRequestCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof finalizePaymentRequestCheckout>>, TError,FinalizePaymentRequestCheckoutMutationVariables, TContext> => {

const mutationKey = getFinalizePaymentRequestCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof finalizePaymentRequestCheckout>>, FinalizePaymentRequestCheckoutMutationVariables> = (props) => {
          const {id,headers} = props ?? {};

          return  finalizePaymentRequestCheckout(id,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FinalizePaymentRequestCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof finalizePaymentRequestCheckout>>>

    export type FinalizePaymentRequestCheckoutMutationError = OperationError<'finalizePaymentRequestCheckout'>
    export type FinalizePaymentRequestCheckoutMutationVariables = {id: string;headers?: FinalizePaymentRequestCheckoutHeaders}

    /**
 * Finalize a payment request's checkout
 *
 * For anyone with the id. Charges the payment, books it to the account at the studio and sends the receipt in one step, completely or not at all. Repeating the call returns the first result; nothing is charged twice. Fails and releases the authorized amount if the request has been paid in the meantime.
 */
export const useFinalizePaymentRequestCheckout = <TError = OperationError<'finalizePaymentRequestCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finalizePaymentRequestCheckout>>, TError,FinalizePaymentRequestCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof finalizePaymentRequestCheckout>>,
        TError,
        FinalizePaymentRequestCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getFinalizePaymentRequestCheckoutMutationOptions(useInstance(options)), queryClient);
    }