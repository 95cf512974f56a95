/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listAdditionalMenuEntries } from './list-additional-menu-entries.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListAdditionalMenuEntriesParams } from '../../model/listAdditionalMenuEntriesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListAdditionalMenuEntriesQueryKey = (params?: ListAdditionalMenuEntriesParams, sdk?: Sdk) => callKeyOf(sdk, 'listAdditionalMenuEntries', params);


export const getListAdditionalMenuEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError = OperationError<'listAdditionalMenuEntries'>>(params: ListAdditionalMenuEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdditionalMenuEntriesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdditionalMenuEntries>>> = ({ signal, queryKey }) => listAdditionalMenuEntries(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAdditionalMenuEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listAdditionalMenuEntries>>>
export type ListAdditionalMenuEntriesQueryError = OperationError<'listAdditionalMenuEntries'>


/**
 * Custom menu links of a studio
 *
 * Public. Links of the studio, to show after the entries of listPublicActiveMenuEntries. Labels are as written by the studio.
 */
export function useListAdditionalMenuEntries<TData = Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError = OperationError<'listAdditionalMenuEntries'>>(
 params: ListAdditionalMenuEntriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdditionalMenuEntries>>,
          TError,
          Awaited<ReturnType<typeof listAdditionalMenuEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Custom menu links of a studio
 *
 * Public. Links of the studio, to show after the entries of listPublicActiveMenuEntries. Labels are as written by the studio.
 */
export function useListAdditionalMenuEntries<TData = Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError = OperationError<'listAdditionalMenuEntries'>>(
 params: ListAdditionalMenuEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdditionalMenuEntries>>,
          TError,
          Awaited<ReturnType<typeof listAdditionalMenuEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Custom menu links of a studio
 *
 * Public. Links of the studio, to show after the entries of listPublicActiveMenuEntries. Labels are as written by the studio.
 */
export function useListAdditionalMenuEntries<TData = Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError = OperationError<'listAdditionalMenuEntries'>>(
 params: ListAdditionalMenuEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Custom menu links of a studio
 *
 * Public. Links of the studio, to show after the entries of listPublicActiveMenuEntries. Labels are as written by the studio.
 */
export function useListAdditionalMenuEntries<TData = Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError = OperationError<'listAdditionalMenuEntries'>>(
 params: ListAdditionalMenuEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdditionalMenuEntriesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Custom menu links of a studio
 *
 * Public. Links of the studio, to show after the entries of listPublicActiveMenuEntries. Labels are as written by the studio.
 */
export const prefetchListAdditionalMenuEntriesQuery = async <TData = Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError = OperationError<'listAdditionalMenuEntries'>>(
 queryClient: QueryClient, params: ListAdditionalMenuEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListAdditionalMenuEntriesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListAdditionalMenuEntries} query
 */
export const invalidateListAdditionalMenuEntries = async (
 queryClient: QueryClient, params: ListAdditionalMenuEntriesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAdditionalMenuEntriesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListAdditionalMenuEntriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError = OperationError<'listAdditionalMenuEntries'>>(params: ListAdditionalMenuEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdditionalMenuEntriesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdditionalMenuEntries>>> = ({ signal, queryKey }) => listAdditionalMenuEntries(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAdditionalMenuEntriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAdditionalMenuEntries>>>
export type ListAdditionalMenuEntriesSuspenseQueryError = OperationError<'listAdditionalMenuEntries'>


/**
 * Custom menu links of a studio
 *
 * Public. Links of the studio, to show after the entries of listPublicActiveMenuEntries. Labels are as written by the studio.
 */
export function useListAdditionalMenuEntriesSuspense<TData = Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError = OperationError<'listAdditionalMenuEntries'>>(
 params: ListAdditionalMenuEntriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Custom menu links of a studio
 *
 * Public. Links of the studio, to show after the entries of listPublicActiveMenuEntries. Labels are as written by the studio.
 */
export function useListAdditionalMenuEntriesSuspense<TData = Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError = OperationError<'listAdditionalMenuEntries'>>(
 params: ListAdditionalMenuEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Custom menu links of a studio
 *
 * Public. Links of the studio, to show after the entries of listPublicActiveMenuEntries. Labels are as written by the studio.
 */
export function useListAdditionalMenuEntriesSuspense<TData = Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError = OperationError<'listAdditionalMenuEntries'>>(
 params: ListAdditionalMenuEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Custom menu links of a studio
 *
 * Public. Links of the studio, to show after the entries of listPublicActiveMenuEntries. Labels are as written by the studio.
 */
export function useListAdditionalMenuEntriesSuspense<TData = Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError = OperationError<'listAdditionalMenuEntries'>>(
 params: ListAdditionalMenuEntriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAdditionalMenuEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdditionalMenuEntriesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}