/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createProductVariantCheckoutV4 } from './create-product-variant-checkout-v4.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreateProductVariantCheckoutV4Headers } from '../../model/createProductVariantCheckoutV4Headers.ts';
import type { CreateProductVariantCheckoutV4Request } from '../../model/createProductVariantCheckoutV4Request.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getCreateProductVariantCheckoutV4MutationKey = () => ['createProductVariantCheckoutV4'] as const;

export const getCreateProductVariantCheckoutV4MutationOptions = <TError = OperationError<'createProductVariantCheckoutV4'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProductVariantCheckoutV4>>, TError,CreateProductVariantCheckoutV4MutationVariables, TContext>, request?: SecondParameter<typeof familyFetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createProductVariantCheckoutV4>>, TError,CreateProductVariantCheckoutV4MutationVariables, TContext> => {

const mutationKey = getCreateProductVariantCheckoutV4MutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createProductVariantCheckoutV4>>, CreateProductVariantCheckoutV4MutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createProductVariantCheckoutV4(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateProductVariantCheckoutV4MutationResult = NonNullable<Awaited<ReturnType<typeof createProductVariantCheckoutV4>>>
    export type CreateProductVariantCheckoutV4MutationBody = CreateProductVariantCheckoutV4Request
    export type CreateProductVariantCheckoutV4MutationError = OperationError<'createProductVariantCheckoutV4'>
    export type CreateProductVariantCheckoutV4MutationVariables = {data: CreateProductVariantCheckoutV4Request;headers?: CreateProductVariantCheckoutV4Headers}

    /**
 * Buy a product, with a tokenization
 *
 * For any logged-in user. Either a stored instrument or a tokenization pays; a tokenization thereby becomes a stored instrument. Nothing is reserved, so the first checkout finalized gets the last product. Open until expiresAt; repeating the call without the same Idempotency-Key creates a second checkout. A voucher cannot pay for vouchers or consumption credit.
 */
export const useCreateProductVariantCheckoutV4 = <TError = OperationError<'createProductVariantCheckoutV4'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProductVariantCheckoutV4>>, TError,CreateProductVariantCheckoutV4MutationVariables, TContext>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createProductVariantCheckoutV4>>,
        TError,
        CreateProductVariantCheckoutV4MutationVariables,
        TContext
      > => {
      return useMutation(getCreateProductVariantCheckoutV4MutationOptions(useInstance(options)), queryClient);
    }