/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicVirtualProductByVariant } from './get-public-virtual-product-by-variant.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetPublicVirtualProductByVariantParams } from '../../model/getPublicVirtualProductByVariantParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetPublicVirtualProductByVariantQueryKey = (params?: GetPublicVirtualProductByVariantParams, sdk?: Sdk) => callKeyOf(sdk, 'getPublicVirtualProductByVariant', params);


export const getGetPublicVirtualProductByVariantQueryOptions = <TData = Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError = OperationError<'getPublicVirtualProductByVariant'>>(params: GetPublicVirtualProductByVariantParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicVirtualProductByVariantQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>> = ({ signal, queryKey }) => getPublicVirtualProductByVariant(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicVirtualProductByVariantQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>>
export type GetPublicVirtualProductByVariantQueryError = OperationError<'getPublicVirtualProductByVariant'>


/**
 * Product of a variant
 *
 * Public. Contains all variants of the product to choose from; products for members only have memberOnly.
 */
export function useGetPublicVirtualProductByVariant<TData = Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError = OperationError<'getPublicVirtualProductByVariant'>>(
 params: GetPublicVirtualProductByVariantParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>,
          TError,
          Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Product of a variant
 *
 * Public. Contains all variants of the product to choose from; products for members only have memberOnly.
 */
export function useGetPublicVirtualProductByVariant<TData = Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError = OperationError<'getPublicVirtualProductByVariant'>>(
 params: GetPublicVirtualProductByVariantParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>,
          TError,
          Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Product of a variant
 *
 * Public. Contains all variants of the product to choose from; products for members only have memberOnly.
 */
export function useGetPublicVirtualProductByVariant<TData = Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError = OperationError<'getPublicVirtualProductByVariant'>>(
 params: GetPublicVirtualProductByVariantParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Product of a variant
 *
 * Public. Contains all variants of the product to choose from; products for members only have memberOnly.
 */
export function useGetPublicVirtualProductByVariant<TData = Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError = OperationError<'getPublicVirtualProductByVariant'>>(
 params: GetPublicVirtualProductByVariantParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicVirtualProductByVariantQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Product of a variant
 *
 * Public. Contains all variants of the product to choose from; products for members only have memberOnly.
 */
export const prefetchGetPublicVirtualProductByVariantQuery = async <TData = Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError = OperationError<'getPublicVirtualProductByVariant'>>(
 queryClient: QueryClient, params: GetPublicVirtualProductByVariantParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicVirtualProductByVariantQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicVirtualProductByVariant} query
 */
export const invalidateGetPublicVirtualProductByVariant = async (
 queryClient: QueryClient, params: GetPublicVirtualProductByVariantParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicVirtualProductByVariantQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicVirtualProductByVariantSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError = OperationError<'getPublicVirtualProductByVariant'>>(params: GetPublicVirtualProductByVariantParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicVirtualProductByVariantQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>> = ({ signal, queryKey }) => getPublicVirtualProductByVariant(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicVirtualProductByVariantSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>>
export type GetPublicVirtualProductByVariantSuspenseQueryError = OperationError<'getPublicVirtualProductByVariant'>


/**
 * Product of a variant
 *
 * Public. Contains all variants of the product to choose from; products for members only have memberOnly.
 */
export function useGetPublicVirtualProductByVariantSuspense<TData = Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError = OperationError<'getPublicVirtualProductByVariant'>>(
 params: GetPublicVirtualProductByVariantParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Product of a variant
 *
 * Public. Contains all variants of the product to choose from; products for members only have memberOnly.
 */
export function useGetPublicVirtualProductByVariantSuspense<TData = Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError = OperationError<'getPublicVirtualProductByVariant'>>(
 params: GetPublicVirtualProductByVariantParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Product of a variant
 *
 * Public. Contains all variants of the product to choose from; products for members only have memberOnly.
 */
export function useGetPublicVirtualProductByVariantSuspense<TData = Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError = OperationError<'getPublicVirtualProductByVariant'>>(
 params: GetPublicVirtualProductByVariantParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Product of a variant
 *
 * Public. Contains all variants of the product to choose from; products for members only have memberOnly.
 */
export function useGetPublicVirtualProductByVariantSuspense<TData = Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError = OperationError<'getPublicVirtualProductByVariant'>>(
 params: GetPublicVirtualProductByVariantParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicVirtualProductByVariant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicVirtualProductByVariantSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}