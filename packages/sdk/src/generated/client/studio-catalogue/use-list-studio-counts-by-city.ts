/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listStudioCountsByCity } from './list-studio-counts-by-city.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListStudioCountsByCityParams } from '../../model/listStudioCountsByCityParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListStudioCountsByCityQueryKey = (params?: ListStudioCountsByCityParams, sdk?: Sdk) => callKeyOf(sdk, 'listStudioCountsByCity', params);


export const getListStudioCountsByCityQueryOptions = <TData = Awaited<ReturnType<typeof listStudioCountsByCity>>, TError = OperationError<'listStudioCountsByCity'>>(params?: ListStudioCountsByCityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioCountsByCity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudioCountsByCityQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudioCountsByCity>>> = ({ signal, queryKey }) => listStudioCountsByCity(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStudioCountsByCity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStudioCountsByCityQueryResult = NonNullable<Awaited<ReturnType<typeof listStudioCountsByCity>>>
export type ListStudioCountsByCityQueryError = OperationError<'listStudioCountsByCity'>


/**
 * Number of studios per city
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Cities with the same name in two countries are two entries.
 */
export function useListStudioCountsByCity<TData = Awaited<ReturnType<typeof listStudioCountsByCity>>, TError = OperationError<'listStudioCountsByCity'>>(
 params: undefined |  ListStudioCountsByCityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioCountsByCity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudioCountsByCity>>,
          TError,
          Awaited<ReturnType<typeof listStudioCountsByCity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Number of studios per city
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Cities with the same name in two countries are two entries.
 */
export function useListStudioCountsByCity<TData = Awaited<ReturnType<typeof listStudioCountsByCity>>, TError = OperationError<'listStudioCountsByCity'>>(
 params?: ListStudioCountsByCityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioCountsByCity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudioCountsByCity>>,
          TError,
          Awaited<ReturnType<typeof listStudioCountsByCity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Number of studios per city
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Cities with the same name in two countries are two entries.
 */
export function useListStudioCountsByCity<TData = Awaited<ReturnType<typeof listStudioCountsByCity>>, TError = OperationError<'listStudioCountsByCity'>>(
 params?: ListStudioCountsByCityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioCountsByCity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Number of studios per city
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Cities with the same name in two countries are two entries.
 */
export function useListStudioCountsByCity<TData = Awaited<ReturnType<typeof listStudioCountsByCity>>, TError = OperationError<'listStudioCountsByCity'>>(
 params?: ListStudioCountsByCityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioCountsByCity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudioCountsByCityQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Number of studios per city
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Cities with the same name in two countries are two entries.
 */
export const prefetchListStudioCountsByCityQuery = async <TData = Awaited<ReturnType<typeof listStudioCountsByCity>>, TError = OperationError<'listStudioCountsByCity'>>(
 queryClient: QueryClient, params?: ListStudioCountsByCityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioCountsByCity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStudioCountsByCityQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStudioCountsByCity} query
 */
export const invalidateListStudioCountsByCity = async (
 queryClient: QueryClient, params?: ListStudioCountsByCityParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStudioCountsByCityQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListStudioCountsByCitySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStudioCountsByCity>>, TError = OperationError<'listStudioCountsByCity'>>(params?: ListStudioCountsByCityParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioCountsByCity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudioCountsByCityQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudioCountsByCity>>> = ({ signal, queryKey }) => listStudioCountsByCity(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioCountsByCity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStudioCountsByCitySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStudioCountsByCity>>>
export type ListStudioCountsByCitySuspenseQueryError = OperationError<'listStudioCountsByCity'>


/**
 * Number of studios per city
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Cities with the same name in two countries are two entries.
 */
export function useListStudioCountsByCitySuspense<TData = Awaited<ReturnType<typeof listStudioCountsByCity>>, TError = OperationError<'listStudioCountsByCity'>>(
 params: undefined |  ListStudioCountsByCityParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioCountsByCity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Number of studios per city
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Cities with the same name in two countries are two entries.
 */
export function useListStudioCountsByCitySuspense<TData = Awaited<ReturnType<typeof listStudioCountsByCity>>, TError = OperationError<'listStudioCountsByCity'>>(
 params?: ListStudioCountsByCityParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioCountsByCity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Number of studios per city
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Cities with the same name in two countries are two entries.
 */
export function useListStudioCountsByCitySuspense<TData = Awaited<ReturnType<typeof listStudioCountsByCity>>, TError = OperationError<'listStudioCountsByCity'>>(
 params?: ListStudioCountsByCityParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioCountsByCity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Number of studios per city
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Cities with the same name in two countries are two entries.
 */
export function useListStudioCountsByCitySuspense<TData = Awaited<ReturnType<typeof listStudioCountsByCity>>, TError = OperationError<'listStudioCountsByCity'>>(
 params?: ListStudioCountsByCityParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioCountsByCity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudioCountsByCitySuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}