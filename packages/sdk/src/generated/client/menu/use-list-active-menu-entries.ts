/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listActiveMenuEntries } from './list-active-menu-entries.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListActiveMenuEntriesParams } from '../../model/listActiveMenuEntriesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListActiveMenuEntriesQueryKey = (params?: ListActiveMenuEntriesParams, sdk?: Sdk) => callKeyOf(sdk, 'listActiveMenuEntries', params);


export const getListActiveMenuEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listActiveMenuEntries>>, TError = OperationError<'listActiveMenuEntries'>>(params: ListActiveMenuEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActiveMenuEntriesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActiveMenuEntries>>> = ({ signal, queryKey }) => listActiveMenuEntries(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listActiveMenuEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListActiveMenuEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listActiveMenuEntries>>>
export type ListActiveMenuEntriesQueryError = OperationError<'listActiveMenuEntries'>


/**
 * Active menu entries for a member
 *
 * For any logged-in user. Entries for members only are included if the account is connected to the studio's tenant; otherwise the response equals listPublicActiveMenuEntries.
 */
export function useListActiveMenuEntries<TData = Awaited<ReturnType<typeof listActiveMenuEntries>>, TError = OperationError<'listActiveMenuEntries'>>(
 params: ListActiveMenuEntriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveMenuEntries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActiveMenuEntries>>,
          TError,
          Awaited<ReturnType<typeof listActiveMenuEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Active menu entries for a member
 *
 * For any logged-in user. Entries for members only are included if the account is connected to the studio's tenant; otherwise the response equals listPublicActiveMenuEntries.
 */
export function useListActiveMenuEntries<TData = Awaited<ReturnType<typeof listActiveMenuEntries>>, TError = OperationError<'listActiveMenuEntries'>>(
 params: ListActiveMenuEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveMenuEntries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActiveMenuEntries>>,
          TError,
          Awaited<ReturnType<typeof listActiveMenuEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Active menu entries for a member
 *
 * For any logged-in user. Entries for members only are included if the account is connected to the studio's tenant; otherwise the response equals listPublicActiveMenuEntries.
 */
export function useListActiveMenuEntries<TData = Awaited<ReturnType<typeof listActiveMenuEntries>>, TError = OperationError<'listActiveMenuEntries'>>(
 params: ListActiveMenuEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Active menu entries for a member
 *
 * For any logged-in user. Entries for members only are included if the account is connected to the studio's tenant; otherwise the response equals listPublicActiveMenuEntries.
 */
export function useListActiveMenuEntries<TData = Awaited<ReturnType<typeof listActiveMenuEntries>>, TError = OperationError<'listActiveMenuEntries'>>(
 params: ListActiveMenuEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActiveMenuEntriesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Active menu entries for a member
 *
 * For any logged-in user. Entries for members only are included if the account is connected to the studio's tenant; otherwise the response equals listPublicActiveMenuEntries.
 */
export const prefetchListActiveMenuEntriesQuery = async <TData = Awaited<ReturnType<typeof listActiveMenuEntries>>, TError = OperationError<'listActiveMenuEntries'>>(
 queryClient: QueryClient, params: ListActiveMenuEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListActiveMenuEntriesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListActiveMenuEntries} query
 */
export const invalidateListActiveMenuEntries = async (
 queryClient: QueryClient, params: ListActiveMenuEntriesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListActiveMenuEntriesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListActiveMenuEntriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listActiveMenuEntries>>, TError = OperationError<'listActiveMenuEntries'>>(params: ListActiveMenuEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActiveMenuEntriesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActiveMenuEntries>>> = ({ signal, queryKey }) => listActiveMenuEntries(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveMenuEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListActiveMenuEntriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listActiveMenuEntries>>>
export type ListActiveMenuEntriesSuspenseQueryError = OperationError<'listActiveMenuEntries'>


/**
 * Active menu entries for a member
 *
 * For any logged-in user. Entries for members only are included if the account is connected to the studio's tenant; otherwise the response equals listPublicActiveMenuEntries.
 */
export function useListActiveMenuEntriesSuspense<TData = Awaited<ReturnType<typeof listActiveMenuEntries>>, TError = OperationError<'listActiveMenuEntries'>>(
 params: ListActiveMenuEntriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Active menu entries for a member
 *
 * For any logged-in user. Entries for members only are included if the account is connected to the studio's tenant; otherwise the response equals listPublicActiveMenuEntries.
 */
export function useListActiveMenuEntriesSuspense<TData = Awaited<ReturnType<typeof listActiveMenuEntries>>, TError = OperationError<'listActiveMenuEntries'>>(
 params: ListActiveMenuEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Active menu entries for a member
 *
 * For any logged-in user. Entries for members only are included if the account is connected to the studio's tenant; otherwise the response equals listPublicActiveMenuEntries.
 */
export function useListActiveMenuEntriesSuspense<TData = Awaited<ReturnType<typeof listActiveMenuEntries>>, TError = OperationError<'listActiveMenuEntries'>>(
 params: ListActiveMenuEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Active menu entries for a member
 *
 * For any logged-in user. Entries for members only are included if the account is connected to the studio's tenant; otherwise the response equals listPublicActiveMenuEntries.
 */
export function useListActiveMenuEntriesSuspense<TData = Awaited<ReturnType<typeof listActiveMenuEntries>>, TError = OperationError<'listActiveMenuEntries'>>(
 params: ListActiveMenuEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActiveMenuEntriesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}