/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createPaymentRequestCheckout } from './create-payment-request-checkout.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreatePaymentRequestCheckoutHeaders } from '../../model/createPaymentRequestCheckoutHeaders.ts';
import type { CreatePaymentRequestCheckoutRequest } from '../../model/createPaymentRequestCheckoutRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreatePaymentRequestCheckoutMutationKey = () => ['createPaymentRequestCheckout'] as const;

export const getCreatePaymentRequestCheckoutMutationOptions = <TError = OperationError<'createPaymentRequestCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPaymentRequestCheckout>>, TError,CreatePaymentRequestCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createPaymentRequestCheckout>>, TError,CreatePaymentRequestCheckoutMutationVariables, TContext> => {

const mutationKey = getCreatePaymentRequestCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPaymentRequestCheckout>>, CreatePaymentRequestCheckoutMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createPaymentRequestCheckout(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePaymentRequestCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof createPaymentRequestCheckout>>>
    export type CreatePaymentRequestCheckoutMutationBody = CreatePaymentRequestCheckoutRequest
    export type CreatePaymentRequestCheckoutMutationError = OperationError<'createPaymentRequestCheckout'>
    export type CreatePaymentRequestCheckoutMutationVariables = {data: CreatePaymentRequestCheckoutRequest;headers?: CreatePaymentRequestCheckoutHeaders}

    /**
 * Pay a payment request
 *
 * For anyone with the link; a session has no effect. The instrument is created by createPublicCreditCard or a similar call and can be used once. Keep the id of the response, which grants access to all further steps. Nothing is reserved: if there are two checkouts, the first one finalized pays, and the other fails. Open until expiresAt, at most as long as the payment request; repeating the call without the same Idempotency-Key requires another instrument and creates a second checkout.
 */
export const useCreatePaymentRequestCheckout = <TError = OperationError<'createPaymentRequestCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPaymentRequestCheckout>>, TError,CreatePaymentRequestCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPaymentRequestCheckout>>,
        TError,
        CreatePaymentRequestCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePaymentRequestCheckoutMutationOptions(useInstance(options)), queryClient);
    }