/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listStudiosForFilters } from './list-studios-for-filters.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListStudiosForFiltersParams } from '../../model/listStudiosForFiltersParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListStudiosForFiltersQueryKey = (params?: ListStudiosForFiltersParams, sdk?: Sdk) => callKeyOf(sdk, 'listStudiosForFilters', params);


export const getListStudiosForFiltersQueryOptions = <TData = Awaited<ReturnType<typeof listStudiosForFilters>>, TError = OperationError<'listStudiosForFilters'>>(params?: ListStudiosForFiltersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForFilters>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudiosForFiltersQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudiosForFilters>>> = ({ signal, queryKey }) => listStudiosForFilters(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStudiosForFilters>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStudiosForFiltersQueryResult = NonNullable<Awaited<ReturnType<typeof listStudiosForFilters>>>
export type ListStudiosForFiltersQueryError = OperationError<'listStudiosForFilters'>


/**
 * Studios with filter values for a studio finder
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Contains ids instead of names, to count the matches of each filter and show all studios on a map with little data; listBookingPortalStudios has the details.
 */
export function useListStudiosForFilters<TData = Awaited<ReturnType<typeof listStudiosForFilters>>, TError = OperationError<'listStudiosForFilters'>>(
 params: undefined |  ListStudiosForFiltersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForFilters>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudiosForFilters>>,
          TError,
          Awaited<ReturnType<typeof listStudiosForFilters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios with filter values for a studio finder
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Contains ids instead of names, to count the matches of each filter and show all studios on a map with little data; listBookingPortalStudios has the details.
 */
export function useListStudiosForFilters<TData = Awaited<ReturnType<typeof listStudiosForFilters>>, TError = OperationError<'listStudiosForFilters'>>(
 params?: ListStudiosForFiltersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForFilters>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudiosForFilters>>,
          TError,
          Awaited<ReturnType<typeof listStudiosForFilters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios with filter values for a studio finder
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Contains ids instead of names, to count the matches of each filter and show all studios on a map with little data; listBookingPortalStudios has the details.
 */
export function useListStudiosForFilters<TData = Awaited<ReturnType<typeof listStudiosForFilters>>, TError = OperationError<'listStudiosForFilters'>>(
 params?: ListStudiosForFiltersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForFilters>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Studios with filter values for a studio finder
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Contains ids instead of names, to count the matches of each filter and show all studios on a map with little data; listBookingPortalStudios has the details.
 */
export function useListStudiosForFilters<TData = Awaited<ReturnType<typeof listStudiosForFilters>>, TError = OperationError<'listStudiosForFilters'>>(
 params?: ListStudiosForFiltersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForFilters>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudiosForFiltersQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Studios with filter values for a studio finder
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Contains ids instead of names, to count the matches of each filter and show all studios on a map with little data; listBookingPortalStudios has the details.
 */
export const prefetchListStudiosForFiltersQuery = async <TData = Awaited<ReturnType<typeof listStudiosForFilters>>, TError = OperationError<'listStudiosForFilters'>>(
 queryClient: QueryClient, params?: ListStudiosForFiltersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForFilters>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStudiosForFiltersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStudiosForFilters} query
 */
export const invalidateListStudiosForFilters = async (
 queryClient: QueryClient, params?: ListStudiosForFiltersParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStudiosForFiltersQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListStudiosForFiltersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStudiosForFilters>>, TError = OperationError<'listStudiosForFilters'>>(params?: ListStudiosForFiltersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForFilters>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudiosForFiltersQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudiosForFilters>>> = ({ signal, queryKey }) => listStudiosForFilters(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForFilters>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStudiosForFiltersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStudiosForFilters>>>
export type ListStudiosForFiltersSuspenseQueryError = OperationError<'listStudiosForFilters'>


/**
 * Studios with filter values for a studio finder
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Contains ids instead of names, to count the matches of each filter and show all studios on a map with little data; listBookingPortalStudios has the details.
 */
export function useListStudiosForFiltersSuspense<TData = Awaited<ReturnType<typeof listStudiosForFilters>>, TError = OperationError<'listStudiosForFilters'>>(
 params: undefined |  ListStudiosForFiltersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForFilters>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios with filter values for a studio finder
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Contains ids instead of names, to count the matches of each filter and show all studios on a map with little data; listBookingPortalStudios has the details.
 */
export function useListStudiosForFiltersSuspense<TData = Awaited<ReturnType<typeof listStudiosForFilters>>, TError = OperationError<'listStudiosForFilters'>>(
 params?: ListStudiosForFiltersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForFilters>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios with filter values for a studio finder
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Contains ids instead of names, to count the matches of each filter and show all studios on a map with little data; listBookingPortalStudios has the details.
 */
export function useListStudiosForFiltersSuspense<TData = Awaited<ReturnType<typeof listStudiosForFilters>>, TError = OperationError<'listStudiosForFilters'>>(
 params?: ListStudiosForFiltersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForFilters>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Studios with filter values for a studio finder
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Contains ids instead of names, to count the matches of each filter and show all studios on a map with little data; listBookingPortalStudios has the details.
 */
export function useListStudiosForFiltersSuspense<TData = Awaited<ReturnType<typeof listStudiosForFilters>>, TError = OperationError<'listStudiosForFilters'>>(
 params?: ListStudiosForFiltersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForFilters>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudiosForFiltersSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}