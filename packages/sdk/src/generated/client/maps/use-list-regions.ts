/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listRegions } from './list-regions.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListRegionsParams } from '../../model/listRegionsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListRegionsQueryKey = (params?: ListRegionsParams, sdk?: Sdk) => callKeyOf(sdk, 'listRegions', params);


export const getListRegionsQueryOptions = <TData = Awaited<ReturnType<typeof listRegions>>, TError = OperationError<'listRegions'>>(params: ListRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRegionsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRegions>>> = ({ signal, queryKey }) => listRegions(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRegionsQueryResult = NonNullable<Awaited<ReturnType<typeof listRegions>>>
export type ListRegionsQueryError = OperationError<'listRegions'>


/**
 * The region around a position
 *
 * For any client with the application's token. The region of the nearest town, centered on the position; empty if there is no town within 120 km. Near a border, it can be in the neighboring country. The country name is in the language of Accept-Language.
 */
export function useListRegions<TData = Awaited<ReturnType<typeof listRegions>>, TError = OperationError<'listRegions'>>(
 params: ListRegionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRegions>>,
          TError,
          Awaited<ReturnType<typeof listRegions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The region around a position
 *
 * For any client with the application's token. The region of the nearest town, centered on the position; empty if there is no town within 120 km. Near a border, it can be in the neighboring country. The country name is in the language of Accept-Language.
 */
export function useListRegions<TData = Awaited<ReturnType<typeof listRegions>>, TError = OperationError<'listRegions'>>(
 params: ListRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRegions>>,
          TError,
          Awaited<ReturnType<typeof listRegions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The region around a position
 *
 * For any client with the application's token. The region of the nearest town, centered on the position; empty if there is no town within 120 km. Near a border, it can be in the neighboring country. The country name is in the language of Accept-Language.
 */
export function useListRegions<TData = Awaited<ReturnType<typeof listRegions>>, TError = OperationError<'listRegions'>>(
 params: ListRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The region around a position
 *
 * For any client with the application's token. The region of the nearest town, centered on the position; empty if there is no town within 120 km. Near a border, it can be in the neighboring country. The country name is in the language of Accept-Language.
 */
export function useListRegions<TData = Awaited<ReturnType<typeof listRegions>>, TError = OperationError<'listRegions'>>(
 params: ListRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRegionsQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The region around a position
 *
 * For any client with the application's token. The region of the nearest town, centered on the position; empty if there is no town within 120 km. Near a border, it can be in the neighboring country. The country name is in the language of Accept-Language.
 */
export const prefetchListRegionsQuery = async <TData = Awaited<ReturnType<typeof listRegions>>, TError = OperationError<'listRegions'>>(
 queryClient: QueryClient, params: ListRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListRegionsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListRegions} query
 */
export const invalidateListRegions = async (
 queryClient: QueryClient, params: ListRegionsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListRegionsQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListRegionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRegions>>, TError = OperationError<'listRegions'>>(params: ListRegionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRegionsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRegions>>> = ({ signal, queryKey }) => listRegions(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListRegionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRegions>>>
export type ListRegionsSuspenseQueryError = OperationError<'listRegions'>


/**
 * The region around a position
 *
 * For any client with the application's token. The region of the nearest town, centered on the position; empty if there is no town within 120 km. Near a border, it can be in the neighboring country. The country name is in the language of Accept-Language.
 */
export function useListRegionsSuspense<TData = Awaited<ReturnType<typeof listRegions>>, TError = OperationError<'listRegions'>>(
 params: ListRegionsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The region around a position
 *
 * For any client with the application's token. The region of the nearest town, centered on the position; empty if there is no town within 120 km. Near a border, it can be in the neighboring country. The country name is in the language of Accept-Language.
 */
export function useListRegionsSuspense<TData = Awaited<ReturnType<typeof listRegions>>, TError = OperationError<'listRegions'>>(
 params: ListRegionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The region around a position
 *
 * For any client with the application's token. The region of the nearest town, centered on the position; empty if there is no town within 120 km. Near a border, it can be in the neighboring country. The country name is in the language of Accept-Language.
 */
export function useListRegionsSuspense<TData = Awaited<ReturnType<typeof listRegions>>, TError = OperationError<'listRegions'>>(
 params: ListRegionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The region around a position
 *
 * For any client with the application's token. The region of the nearest town, centered on the position; empty if there is no town within 120 km. Near a border, it can be in the neighboring country. The country name is in the language of Accept-Language.
 */
export function useListRegionsSuspense<TData = Awaited<ReturnType<typeof listRegions>>, TError = OperationError<'listRegions'>>(
 params: ListRegionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRegionsSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}