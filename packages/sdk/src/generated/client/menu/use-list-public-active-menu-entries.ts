/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPublicActiveMenuEntries } from './list-public-active-menu-entries.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListPublicActiveMenuEntriesParams } from '../../model/listPublicActiveMenuEntriesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListPublicActiveMenuEntriesQueryKey = (params?: ListPublicActiveMenuEntriesParams, sdk?: Sdk) => callKeyOf(sdk, 'listPublicActiveMenuEntries', params);


export const getListPublicActiveMenuEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError = OperationError<'listPublicActiveMenuEntries'>>(params: ListPublicActiveMenuEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicActiveMenuEntriesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicActiveMenuEntries>>> = ({ signal, queryKey }) => listPublicActiveMenuEntries(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicActiveMenuEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicActiveMenuEntries>>>
export type ListPublicActiveMenuEntriesQueryError = OperationError<'listPublicActiveMenuEntries'>


/**
 * Active menu entries (public)
 *
 * Public. Excludes entries for members only, even with a session.
 */
export function useListPublicActiveMenuEntries<TData = Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError = OperationError<'listPublicActiveMenuEntries'>>(
 params: ListPublicActiveMenuEntriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicActiveMenuEntries>>,
          TError,
          Awaited<ReturnType<typeof listPublicActiveMenuEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Active menu entries (public)
 *
 * Public. Excludes entries for members only, even with a session.
 */
export function useListPublicActiveMenuEntries<TData = Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError = OperationError<'listPublicActiveMenuEntries'>>(
 params: ListPublicActiveMenuEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicActiveMenuEntries>>,
          TError,
          Awaited<ReturnType<typeof listPublicActiveMenuEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Active menu entries (public)
 *
 * Public. Excludes entries for members only, even with a session.
 */
export function useListPublicActiveMenuEntries<TData = Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError = OperationError<'listPublicActiveMenuEntries'>>(
 params: ListPublicActiveMenuEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Active menu entries (public)
 *
 * Public. Excludes entries for members only, even with a session.
 */
export function useListPublicActiveMenuEntries<TData = Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError = OperationError<'listPublicActiveMenuEntries'>>(
 params: ListPublicActiveMenuEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicActiveMenuEntriesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Active menu entries (public)
 *
 * Public. Excludes entries for members only, even with a session.
 */
export const prefetchListPublicActiveMenuEntriesQuery = async <TData = Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError = OperationError<'listPublicActiveMenuEntries'>>(
 queryClient: QueryClient, params: ListPublicActiveMenuEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPublicActiveMenuEntriesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPublicActiveMenuEntries} query
 */
export const invalidateListPublicActiveMenuEntries = async (
 queryClient: QueryClient, params: ListPublicActiveMenuEntriesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPublicActiveMenuEntriesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListPublicActiveMenuEntriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError = OperationError<'listPublicActiveMenuEntries'>>(params: ListPublicActiveMenuEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicActiveMenuEntriesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicActiveMenuEntries>>> = ({ signal, queryKey }) => listPublicActiveMenuEntries(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPublicActiveMenuEntriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicActiveMenuEntries>>>
export type ListPublicActiveMenuEntriesSuspenseQueryError = OperationError<'listPublicActiveMenuEntries'>


/**
 * Active menu entries (public)
 *
 * Public. Excludes entries for members only, even with a session.
 */
export function useListPublicActiveMenuEntriesSuspense<TData = Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError = OperationError<'listPublicActiveMenuEntries'>>(
 params: ListPublicActiveMenuEntriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Active menu entries (public)
 *
 * Public. Excludes entries for members only, even with a session.
 */
export function useListPublicActiveMenuEntriesSuspense<TData = Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError = OperationError<'listPublicActiveMenuEntries'>>(
 params: ListPublicActiveMenuEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Active menu entries (public)
 *
 * Public. Excludes entries for members only, even with a session.
 */
export function useListPublicActiveMenuEntriesSuspense<TData = Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError = OperationError<'listPublicActiveMenuEntries'>>(
 params: ListPublicActiveMenuEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Active menu entries (public)
 *
 * Public. Excludes entries for members only, even with a session.
 */
export function useListPublicActiveMenuEntriesSuspense<TData = Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError = OperationError<'listPublicActiveMenuEntries'>>(
 params: ListPublicActiveMenuEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicActiveMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicActiveMenuEntriesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}