/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
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

import type {
  FinalizePublicCheckoutHeaders
} from '../../model/finalizePublicCheckoutHeaders.ts';

import { fetcher } from '../../../runtime/fetcher.ts';


export const getFinalizePublicCheckoutUrl = (publicToken: string,) => {




  return `/v3/public/checkouts/${encodeURIComponent(String(publicToken))}/finalize`
}

/**
 * Book and charge (public)
 *
 * For anyone with the token. Delivers and charges in one step; both happen or neither. For a place on the waiting list, the payment is only authorized and charged when a place becomes free. Repeating the call returns the first result; nothing is charged twice.
 */
export const finalizePublicCheckout = async (publicToken: string,
    headers?: FinalizePublicCheckoutHeaders, options?: Parameters<typeof fetcher>[1]): Promise<Checkout> => {

    
return fetcher<Checkout>(getFinalizePublicCheckoutUrl(publicToken),
  {
    operationId: 'finalizePublicCheckout',
    statuses: [200, 400, 404, 409, 422, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers)
  }
).then(deserializeFinalizePublicCheckoutResponse);}


const deserializeFinalizePublicCheckoutResponse = (data: Checkout): Checkout => {
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
