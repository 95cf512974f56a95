/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  OperationError
} from '../../../runtime/operationError.ts';

import type {
  PaymentRequestCheckout
} from '../../model/paymentRequestCheckout.ts';

import { fetcher } from '../../../runtime/fetcher.ts';


export const getCancelPaymentRequestCheckoutUrl = (id: string,) => {




  return `/v3/public/paymentrequestcheckouts/${encodeURIComponent(String(id))}/cancel`
}

/**
 * Cancel a payment request's checkout
 *
 * For anyone with the id. Nothing is charged, and the payment request stays open. Repeating the call has the same result; finalized checkouts cannot be canceled.
 */
export const cancelPaymentRequestCheckout = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<PaymentRequestCheckout> => {

  return fetcher<PaymentRequestCheckout>(getCancelPaymentRequestCheckoutUrl(id),
  {
      operationId: 'cancelPaymentRequestCheckout', statuses: [200, 400, 404, 409, 500, 502, 503],
    ...options,
    method: 'POST'


  }
).then(deserializeCancelPaymentRequestCheckoutResponse);}


const deserializeCancelPaymentRequestCheckoutResponse = (data: PaymentRequestCheckout): PaymentRequestCheckout => {
  if (data == null) return data;
  if (data.paymentRequest != null) {
    if (data.paymentRequest.positions != null) {
      for (const item0 of data.paymentRequest.positions) {
        
        item0.dueDate = toDate(item0.dueDate);
      }
    }
    if (data.paymentRequest.paidAt != null) {
      data.paymentRequest.paidAt = toDate(data.paymentRequest.paidAt);
    }
    data.paymentRequest.tokenValidUntil = toDate(data.paymentRequest.tokenValidUntil);
  }
  if (data.paymentInstrument != null) {
    if (data.paymentInstrument.mandate != null) {
      data.paymentInstrument.mandate.givenAt = toDate(data.paymentInstrument.mandate.givenAt);
    }
  }
  data.createdAt = toDate(data.createdAt);
  data.expiresAt = toDate(data.expiresAt);
  return data;
};




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
