/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPublicVirtualProducts } from './list-public-virtual-products.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListPublicVirtualProductsParams } from '../../model/listPublicVirtualProductsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListPublicVirtualProductsQueryKey = (params?: ListPublicVirtualProductsParams, sdk?: Sdk) => callKeyOf(sdk, 'listPublicVirtualProducts', params);


export const getListPublicVirtualProductsQueryOptions = <TData = Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError = OperationError<'listPublicVirtualProducts'>>(params: ListPublicVirtualProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicVirtualProductsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicVirtualProducts>>> = ({ signal, queryKey }) => listPublicVirtualProducts(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicVirtualProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicVirtualProducts>>>
export type ListPublicVirtualProductsQueryError = OperationError<'listPublicVirtualProducts'>


/**
 * Products of the studio
 *
 * Public. Available packs, day tickets and vouchers, including sold-out ones; products for members only have memberOnly. Prices are in the major unit of the studio's currency.
 */
export function useListPublicVirtualProducts<TData = Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError = OperationError<'listPublicVirtualProducts'>>(
 params: ListPublicVirtualProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicVirtualProducts>>,
          TError,
          Awaited<ReturnType<typeof listPublicVirtualProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Products of the studio
 *
 * Public. Available packs, day tickets and vouchers, including sold-out ones; products for members only have memberOnly. Prices are in the major unit of the studio's currency.
 */
export function useListPublicVirtualProducts<TData = Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError = OperationError<'listPublicVirtualProducts'>>(
 params: ListPublicVirtualProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicVirtualProducts>>,
          TError,
          Awaited<ReturnType<typeof listPublicVirtualProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Products of the studio
 *
 * Public. Available packs, day tickets and vouchers, including sold-out ones; products for members only have memberOnly. Prices are in the major unit of the studio's currency.
 */
export function useListPublicVirtualProducts<TData = Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError = OperationError<'listPublicVirtualProducts'>>(
 params: ListPublicVirtualProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Products of the studio
 *
 * Public. Available packs, day tickets and vouchers, including sold-out ones; products for members only have memberOnly. Prices are in the major unit of the studio's currency.
 */
export function useListPublicVirtualProducts<TData = Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError = OperationError<'listPublicVirtualProducts'>>(
 params: ListPublicVirtualProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicVirtualProductsQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Products of the studio
 *
 * Public. Available packs, day tickets and vouchers, including sold-out ones; products for members only have memberOnly. Prices are in the major unit of the studio's currency.
 */
export const prefetchListPublicVirtualProductsQuery = async <TData = Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError = OperationError<'listPublicVirtualProducts'>>(
 queryClient: QueryClient, params: ListPublicVirtualProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPublicVirtualProductsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPublicVirtualProducts} query
 */
export const invalidateListPublicVirtualProducts = async (
 queryClient: QueryClient, params: ListPublicVirtualProductsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPublicVirtualProductsQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListPublicVirtualProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError = OperationError<'listPublicVirtualProducts'>>(params: ListPublicVirtualProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicVirtualProductsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicVirtualProducts>>> = ({ signal, queryKey }) => listPublicVirtualProducts(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPublicVirtualProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicVirtualProducts>>>
export type ListPublicVirtualProductsSuspenseQueryError = OperationError<'listPublicVirtualProducts'>


/**
 * Products of the studio
 *
 * Public. Available packs, day tickets and vouchers, including sold-out ones; products for members only have memberOnly. Prices are in the major unit of the studio's currency.
 */
export function useListPublicVirtualProductsSuspense<TData = Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError = OperationError<'listPublicVirtualProducts'>>(
 params: ListPublicVirtualProductsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Products of the studio
 *
 * Public. Available packs, day tickets and vouchers, including sold-out ones; products for members only have memberOnly. Prices are in the major unit of the studio's currency.
 */
export function useListPublicVirtualProductsSuspense<TData = Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError = OperationError<'listPublicVirtualProducts'>>(
 params: ListPublicVirtualProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Products of the studio
 *
 * Public. Available packs, day tickets and vouchers, including sold-out ones; products for members only have memberOnly. Prices are in the major unit of the studio's currency.
 */
export function useListPublicVirtualProductsSuspense<TData = Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError = OperationError<'listPublicVirtualProducts'>>(
 params: ListPublicVirtualProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Products of the studio
 *
 * Public. Available packs, day tickets and vouchers, including sold-out ones; products for members only have memberOnly. Prices are in the major unit of the studio's currency.
 */
export function useListPublicVirtualProductsSuspense<TData = Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError = OperationError<'listPublicVirtualProducts'>>(
 params: ListPublicVirtualProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicVirtualProducts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicVirtualProductsSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}