/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createProductVariantCheckout } from './create-product-variant-checkout.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreateProductVariantCheckoutHeaders } from '../../model/createProductVariantCheckoutHeaders.ts';
import type { CreateProductVariantCheckoutRequest } from '../../model/createProductVariantCheckoutRequest.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getCreateProductVariantCheckoutMutationKey = () => ['createProductVariantCheckout'] as const;

export const getCreateProductVariantCheckoutMutationOptions = <TError = OperationError<'createProductVariantCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProductVariantCheckout>>, TError,CreateProductVariantCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof familyFetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createProductVariantCheckout>>, TError,CreateProductVariantCheckoutMutationVariables, TContext> => {

const mutationKey = getCreateProductVariantCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createProductVariantCheckout>>, CreateProductVariantCheckoutMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createProductVariantCheckout(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateProductVariantCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof createProductVariantCheckout>>>
    export type CreateProductVariantCheckoutMutationBody = CreateProductVariantCheckoutRequest
    export type CreateProductVariantCheckoutMutationError = OperationError<'createProductVariantCheckout'>
    export type CreateProductVariantCheckoutMutationVariables = {data: CreateProductVariantCheckoutRequest;headers?: CreateProductVariantCheckoutHeaders}

    /**
 * Buy a product
 *
 * For any logged-in user. Older version that supports only stored instruments; use createProductVariantCheckoutV4, which also supports tokenizations. Nothing is reserved; repeating the call without the same Idempotency-Key creates a second checkout. A voucher cannot pay for vouchers or consumption credit.
 */
export const useCreateProductVariantCheckout = <TError = OperationError<'createProductVariantCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProductVariantCheckout>>, TError,CreateProductVariantCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createProductVariantCheckout>>,
        TError,
        CreateProductVariantCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getCreateProductVariantCheckoutMutationOptions(useInstance(options)), queryClient);
    }