/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getVirtualProductByVariant } from './get-virtual-product-by-variant.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetVirtualProductByVariantParams } from '../../model/getVirtualProductByVariantParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetVirtualProductByVariantQueryKey = (params?: GetVirtualProductByVariantParams, sdk?: Sdk) => callKeyOf(sdk, 'getVirtualProductByVariant', params);


export const getGetVirtualProductByVariantQueryOptions = <TData = Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError = OperationError<'getVirtualProductByVariant'>>(params: GetVirtualProductByVariantParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVirtualProductByVariantQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVirtualProductByVariant>>> = ({ signal, queryKey }) => getVirtualProductByVariant(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVirtualProductByVariantQueryResult = NonNullable<Awaited<ReturnType<typeof getVirtualProductByVariant>>>
export type GetVirtualProductByVariantQueryError = OperationError<'getVirtualProductByVariant'>


/**
 * Product of a variant, for the account
 *
 * For any logged-in user. Contains all variants of the product to choose from; products for members only are found by members of the studio's tenant.
 */
export function useGetVirtualProductByVariant<TData = Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError = OperationError<'getVirtualProductByVariant'>>(
 params: GetVirtualProductByVariantParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVirtualProductByVariant>>,
          TError,
          Awaited<ReturnType<typeof getVirtualProductByVariant>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Product of a variant, for the account
 *
 * For any logged-in user. Contains all variants of the product to choose from; products for members only are found by members of the studio's tenant.
 */
export function useGetVirtualProductByVariant<TData = Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError = OperationError<'getVirtualProductByVariant'>>(
 params: GetVirtualProductByVariantParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVirtualProductByVariant>>,
          TError,
          Awaited<ReturnType<typeof getVirtualProductByVariant>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Product of a variant, for the account
 *
 * For any logged-in user. Contains all variants of the product to choose from; products for members only are found by members of the studio's tenant.
 */
export function useGetVirtualProductByVariant<TData = Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError = OperationError<'getVirtualProductByVariant'>>(
 params: GetVirtualProductByVariantParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Product of a variant, for the account
 *
 * For any logged-in user. Contains all variants of the product to choose from; products for members only are found by members of the studio's tenant.
 */
export function useGetVirtualProductByVariant<TData = Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError = OperationError<'getVirtualProductByVariant'>>(
 params: GetVirtualProductByVariantParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVirtualProductByVariantQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Product of a variant, for the account
 *
 * For any logged-in user. Contains all variants of the product to choose from; products for members only are found by members of the studio's tenant.
 */
export const prefetchGetVirtualProductByVariantQuery = async <TData = Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError = OperationError<'getVirtualProductByVariant'>>(
 queryClient: QueryClient, params: GetVirtualProductByVariantParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetVirtualProductByVariantQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetVirtualProductByVariant} query
 */
export const invalidateGetVirtualProductByVariant = async (
 queryClient: QueryClient, params: GetVirtualProductByVariantParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetVirtualProductByVariantQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetVirtualProductByVariantSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError = OperationError<'getVirtualProductByVariant'>>(params: GetVirtualProductByVariantParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVirtualProductByVariantQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVirtualProductByVariant>>> = ({ signal, queryKey }) => getVirtualProductByVariant(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetVirtualProductByVariantSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getVirtualProductByVariant>>>
export type GetVirtualProductByVariantSuspenseQueryError = OperationError<'getVirtualProductByVariant'>


/**
 * Product of a variant, for the account
 *
 * For any logged-in user. Contains all variants of the product to choose from; products for members only are found by members of the studio's tenant.
 */
export function useGetVirtualProductByVariantSuspense<TData = Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError = OperationError<'getVirtualProductByVariant'>>(
 params: GetVirtualProductByVariantParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Product of a variant, for the account
 *
 * For any logged-in user. Contains all variants of the product to choose from; products for members only are found by members of the studio's tenant.
 */
export function useGetVirtualProductByVariantSuspense<TData = Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError = OperationError<'getVirtualProductByVariant'>>(
 params: GetVirtualProductByVariantParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Product of a variant, for the account
 *
 * For any logged-in user. Contains all variants of the product to choose from; products for members only are found by members of the studio's tenant.
 */
export function useGetVirtualProductByVariantSuspense<TData = Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError = OperationError<'getVirtualProductByVariant'>>(
 params: GetVirtualProductByVariantParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Product of a variant, for the account
 *
 * For any logged-in user. Contains all variants of the product to choose from; products for members only are found by members of the studio's tenant.
 */
export function useGetVirtualProductByVariantSuspense<TData = Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError = OperationError<'getVirtualProductByVariant'>>(
 params: GetVirtualProductByVariantParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVirtualProductByVariant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVirtualProductByVariantSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}