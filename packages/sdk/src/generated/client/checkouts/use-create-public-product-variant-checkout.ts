/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createPublicProductVariantCheckout } from './create-public-product-variant-checkout.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreateProductVariantCheckoutRequest } from '../../model/createProductVariantCheckoutRequest.ts';
import type { CreatePublicProductVariantCheckoutHeaders } from '../../model/createPublicProductVariantCheckoutHeaders.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreatePublicProductVariantCheckoutMutationKey = () => ['createPublicProductVariantCheckout'] as const;

export const getCreatePublicProductVariantCheckoutMutationOptions = <TError = OperationError<'createPublicProductVariantCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicProductVariantCheckout>>, TError,CreatePublicProductVariantCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createPublicProductVariantCheckout>>, TError,CreatePublicProductVariantCheckoutMutationVariables, TContext> => {

const mutationKey = getCreatePublicProductVariantCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPublicProductVariantCheckout>>, CreatePublicProductVariantCheckoutMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createPublicProductVariantCheckout(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePublicProductVariantCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof createPublicProductVariantCheckout>>>
    export type CreatePublicProductVariantCheckoutMutationBody = CreateProductVariantCheckoutRequest
    export type CreatePublicProductVariantCheckoutMutationError = OperationError<'createPublicProductVariantCheckout'>
    export type CreatePublicProductVariantCheckoutMutationVariables = {data: CreateProductVariantCheckoutRequest;headers?: CreatePublicProductVariantCheckoutHeaders}

    /**
 * Buy a product without an account
 *
 * Public; a session has no effect. Keep the publicToken of the response, which grants access to all further steps. The card is created by createPublicCreditCard and can be used once. Nothing is reserved, and the checkout is open until expiresAt; repeating the call without the same Idempotency-Key requires another card and creates a second checkout. A voucher cannot pay for vouchers or consumption credit.
 */
export const useCreatePublicProductVariantCheckout = <TError = OperationError<'createPublicProductVariantCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicProductVariantCheckout>>, TError,CreatePublicProductVariantCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPublicProductVariantCheckout>>,
        TError,
        CreatePublicProductVariantCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePublicProductVariantCheckoutMutationOptions(useInstance(options)), queryClient);
    }