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
  Checkout
} from '../../model/checkout.ts';

import { fetcher } from '../../../runtime/fetcher.ts';


export const getCancelPublicCheckoutUrl = (publicToken: string,) => {




  return `/v3/public/checkouts/${encodeURIComponent(String(publicToken))}/cancel`
}

/**
 * Cancel a checkout (public)
 *
 * For anyone with the token. Nothing is booked or charged. Repeating the call has the same result; finalized checkouts cannot be canceled, cancel the booking instead.
 */
export const cancelPublicCheckout = async (publicToken: string, options?: Parameters<typeof fetcher>[1]): Promise<Checkout> => {

  return fetcher<Checkout>(getCancelPublicCheckoutUrl(publicToken),
  {
      operationId: 'cancelPublicCheckout', statuses: [200, 400, 404, 409, 500, 502, 503],
    ...options,
    method: 'POST'


  }
).then(deserializeCancelPublicCheckoutResponse);}


const deserializeCancelPublicCheckoutResponse = (data: Checkout): Checkout => {
  if (data == null) return data;
  if (data.paymentInstrument != null) {
    if (data.paymentInstrument.mandate != null) {
      data.paymentInstrument.mandate.givenAt = toDate(data.paymentInstrument.mandate.givenAt);
    }
  }
  data.createdAt = toDate(data.createdAt);
  data.expiresAt = toDate(data.expiresAt);
  return data;
};




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
