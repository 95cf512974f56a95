/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { finalizePaymentMethodCheckout } from './finalize-payment-method-checkout.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { FinalizePaymentMethodCheckoutHeaders } from '../../model/finalizePaymentMethodCheckoutHeaders.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getFinalizePaymentMethodCheckoutMutationKey = () => ['finalizePaymentMethodCheckout'] as const;

export const getFinalizePaymentMethodCheckoutMutationOptions = <TError = OperationError<'finalizePaymentMethodCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finalizePaymentMethodCheckout>>, TError,FinalizePaymentMethodCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof finalizePaymentMethodCheckout>>, TError,FinalizePaymentMethodCheckoutMutationVariables, TContext> => {

const mutationKey = getFinalizePaymentMethodCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof finalizePaymentMethodCheckout>>, FinalizePaymentMethodCheckoutMutationVariables> = (props) => {
          const {token,headers} = props ?? {};

          return  finalizePaymentMethodCheckout(token,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FinalizePaymentMethodCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof finalizePaymentMethodCheckout>>>

    export type FinalizePaymentMethodCheckoutMutationError = OperationError<'finalizePaymentMethodCheckout'>
    export type FinalizePaymentMethodCheckoutMutationVariables = {token: string;headers?: FinalizePaymentMethodCheckoutHeaders}

    /**
 * Change to the new card
 *
 * For anyone with the link, after the holder has confirmed the card or if no confirmation is required. Replaces the old payment method and uses up the link. Repeating the call returns the first result. The member is notified by mail.
 */
export const useFinalizePaymentMethodCheckout = <TError = OperationError<'finalizePaymentMethodCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finalizePaymentMethodCheckout>>, TError,FinalizePaymentMethodCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof finalizePaymentMethodCheckout>>,
        TError,
        FinalizePaymentMethodCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getFinalizePaymentMethodCheckoutMutationOptions(useInstance(options)), queryClient);
    }