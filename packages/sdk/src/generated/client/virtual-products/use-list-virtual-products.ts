/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listVirtualProducts } from './list-virtual-products.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListVirtualProductsParams } from '../../model/listVirtualProductsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListVirtualProductsQueryKey = (params?: ListVirtualProductsParams, sdk?: Sdk) => callKeyOf(sdk, 'listVirtualProducts', params);


export const getListVirtualProductsQueryOptions = <TData = Awaited<ReturnType<typeof listVirtualProducts>>, TError = OperationError<'listVirtualProducts'>>(params: ListVirtualProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVirtualProducts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVirtualProductsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVirtualProducts>>> = ({ signal, queryKey }) => listVirtualProducts(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVirtualProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVirtualProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listVirtualProducts>>>
export type ListVirtualProductsQueryError = OperationError<'listVirtualProducts'>


/**
 * Products of the studio, for the account
 *
 * For any logged-in user. Available packs, day tickets and vouchers, including sold-out ones; products for members only are included for members of the studio's tenant. Prices are in the major unit of the studio's currency.
 */
export function useListVirtualProducts<TData = Awaited<ReturnType<typeof listVirtualProducts>>, TError = OperationError<'listVirtualProducts'>>(
 params: ListVirtualProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVirtualProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVirtualProducts>>,
          TError,
          Awaited<ReturnType<typeof listVirtualProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Products of the studio, for the account
 *
 * For any logged-in user. Available packs, day tickets and vouchers, including sold-out ones; products for members only are included for members of the studio's tenant. Prices are in the major unit of the studio's currency.
 */
export function useListVirtualProducts<TData = Awaited<ReturnType<typeof listVirtualProducts>>, TError = OperationError<'listVirtualProducts'>>(
 params: ListVirtualProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVirtualProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVirtualProducts>>,
          TError,
          Awaited<ReturnType<typeof listVirtualProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Products of the studio, for the account
 *
 * For any logged-in user. Available packs, day tickets and vouchers, including sold-out ones; products for members only are included for members of the studio's tenant. Prices are in the major unit of the studio's currency.
 */
export function useListVirtualProducts<TData = Awaited<ReturnType<typeof listVirtualProducts>>, TError = OperationError<'listVirtualProducts'>>(
 params: ListVirtualProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVirtualProducts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Products of the studio, for the account
 *
 * For any logged-in user. Available packs, day tickets and vouchers, including sold-out ones; products for members only are included for members of the studio's tenant. Prices are in the major unit of the studio's currency.
 */
export function useListVirtualProducts<TData = Awaited<ReturnType<typeof listVirtualProducts>>, TError = OperationError<'listVirtualProducts'>>(
 params: ListVirtualProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVirtualProducts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVirtualProductsQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Products of the studio, for the account
 *
 * For any logged-in user. Available packs, day tickets and vouchers, including sold-out ones; products for members only are included for members of the studio's tenant. Prices are in the major unit of the studio's currency.
 */
export const prefetchListVirtualProductsQuery = async <TData = Awaited<ReturnType<typeof listVirtualProducts>>, TError = OperationError<'listVirtualProducts'>>(
 queryClient: QueryClient, params: ListVirtualProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVirtualProducts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListVirtualProductsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListVirtualProducts} query
 */
export const invalidateListVirtualProducts = async (
 queryClient: QueryClient, params: ListVirtualProductsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListVirtualProductsQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListVirtualProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listVirtualProducts>>, TError = OperationError<'listVirtualProducts'>>(params: ListVirtualProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVirtualProducts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVirtualProductsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVirtualProducts>>> = ({ signal, queryKey }) => listVirtualProducts(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVirtualProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListVirtualProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listVirtualProducts>>>
export type ListVirtualProductsSuspenseQueryError = OperationError<'listVirtualProducts'>


/**
 * Products of the studio, for the account
 *
 * For any logged-in user. Available packs, day tickets and vouchers, including sold-out ones; products for members only are included for members of the studio's tenant. Prices are in the major unit of the studio's currency.
 */
export function useListVirtualProductsSuspense<TData = Awaited<ReturnType<typeof listVirtualProducts>>, TError = OperationError<'listVirtualProducts'>>(
 params: ListVirtualProductsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVirtualProducts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Products of the studio, for the account
 *
 * For any logged-in user. Available packs, day tickets and vouchers, including sold-out ones; products for members only are included for members of the studio's tenant. Prices are in the major unit of the studio's currency.
 */
export function useListVirtualProductsSuspense<TData = Awaited<ReturnType<typeof listVirtualProducts>>, TError = OperationError<'listVirtualProducts'>>(
 params: ListVirtualProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVirtualProducts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Products of the studio, for the account
 *
 * For any logged-in user. Available packs, day tickets and vouchers, including sold-out ones; products for members only are included for members of the studio's tenant. Prices are in the major unit of the studio's currency.
 */
export function useListVirtualProductsSuspense<TData = Awaited<ReturnType<typeof listVirtualProducts>>, TError = OperationError<'listVirtualProducts'>>(
 params: ListVirtualProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVirtualProducts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Products of the studio, for the account
 *
 * For any logged-in user. Available packs, day tickets and vouchers, including sold-out ones; products for members only are included for members of the studio's tenant. Prices are in the major unit of the studio's currency.
 */
export function useListVirtualProductsSuspense<TData = Awaited<ReturnType<typeof listVirtualProducts>>, TError = OperationError<'listVirtualProducts'>>(
 params: ListVirtualProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVirtualProducts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVirtualProductsSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}