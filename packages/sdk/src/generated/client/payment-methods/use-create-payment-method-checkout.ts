/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createPaymentMethodCheckout } from './create-payment-method-checkout.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreatePaymentMethodCheckoutHeaders } from '../../model/createPaymentMethodCheckoutHeaders.ts';
import type { CreatePaymentMethodCheckoutRequest } from '../../model/createPaymentMethodCheckoutRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreatePaymentMethodCheckoutMutationKey = () => ['createPaymentMethodCheckout'] as const;

export const getCreatePaymentMethodCheckoutMutationOptions = <TError = OperationError<'createPaymentMethodCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPaymentMethodCheckout>>, TError,CreatePaymentMethodCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createPaymentMethodCheckout>>, TError,CreatePaymentMethodCheckoutMutationVariables, TContext> => {

const mutationKey = getCreatePaymentMethodCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPaymentMethodCheckout>>, CreatePaymentMethodCheckoutMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createPaymentMethodCheckout(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePaymentMethodCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof createPaymentMethodCheckout>>>
    export type CreatePaymentMethodCheckoutMutationBody = CreatePaymentMethodCheckoutRequest
    export type CreatePaymentMethodCheckoutMutationError = OperationError<'createPaymentMethodCheckout'>
    export type CreatePaymentMethodCheckoutMutationVariables = {data: CreatePaymentMethodCheckoutRequest;headers?: CreatePaymentMethodCheckoutHeaders}

    /**
 * Start storing a card by link
 *
 * For anyone with the link that a studio has sent; a session has no effect. Takes a card from createPublicCreditCard; use replacePaymentMethod for a bank account with its mandate. Nothing is stored or charged yet: continue with authenticatePaymentMethodCheckout. Replaces a previous checkout.
 */
export const useCreatePaymentMethodCheckout = <TError = OperationError<'createPaymentMethodCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPaymentMethodCheckout>>, TError,CreatePaymentMethodCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPaymentMethodCheckout>>,
        TError,
        CreatePaymentMethodCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePaymentMethodCheckoutMutationOptions(useInstance(options)), queryClient);
    }