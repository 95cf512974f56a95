/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listLegalInfos } from './list-legal-infos.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListLegalInfosParams } from '../../model/listLegalInfosParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListLegalInfosQueryKey = (params?: ListLegalInfosParams, sdk?: Sdk) => callKeyOf(sdk, 'listLegalInfos', params);


export const getListLegalInfosQueryOptions = <TData = Awaited<ReturnType<typeof listLegalInfos>>, TError = OperationError<'listLegalInfos'>>(params: ListLegalInfosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalInfos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLegalInfosQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLegalInfos>>> = ({ signal, queryKey }) => listLegalInfos(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLegalInfos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLegalInfosQueryResult = NonNullable<Awaited<ReturnType<typeof listLegalInfos>>>
export type ListLegalInfosQueryError = OperationError<'listLegalInfos'>


/**
 * All legal documents of a studio
 *
 * Public. All documents with their texts; getActiveLegalInfos is sufficient for a footer, getLegalInfo for a single document.
 */
export function useListLegalInfos<TData = Awaited<ReturnType<typeof listLegalInfos>>, TError = OperationError<'listLegalInfos'>>(
 params: ListLegalInfosParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalInfos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLegalInfos>>,
          TError,
          Awaited<ReturnType<typeof listLegalInfos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * All legal documents of a studio
 *
 * Public. All documents with their texts; getActiveLegalInfos is sufficient for a footer, getLegalInfo for a single document.
 */
export function useListLegalInfos<TData = Awaited<ReturnType<typeof listLegalInfos>>, TError = OperationError<'listLegalInfos'>>(
 params: ListLegalInfosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalInfos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLegalInfos>>,
          TError,
          Awaited<ReturnType<typeof listLegalInfos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * All legal documents of a studio
 *
 * Public. All documents with their texts; getActiveLegalInfos is sufficient for a footer, getLegalInfo for a single document.
 */
export function useListLegalInfos<TData = Awaited<ReturnType<typeof listLegalInfos>>, TError = OperationError<'listLegalInfos'>>(
 params: ListLegalInfosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalInfos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * All legal documents of a studio
 *
 * Public. All documents with their texts; getActiveLegalInfos is sufficient for a footer, getLegalInfo for a single document.
 */
export function useListLegalInfos<TData = Awaited<ReturnType<typeof listLegalInfos>>, TError = OperationError<'listLegalInfos'>>(
 params: ListLegalInfosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalInfos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLegalInfosQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * All legal documents of a studio
 *
 * Public. All documents with their texts; getActiveLegalInfos is sufficient for a footer, getLegalInfo for a single document.
 */
export const prefetchListLegalInfosQuery = async <TData = Awaited<ReturnType<typeof listLegalInfos>>, TError = OperationError<'listLegalInfos'>>(
 queryClient: QueryClient, params: ListLegalInfosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalInfos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListLegalInfosQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListLegalInfos} query
 */
export const invalidateListLegalInfos = async (
 queryClient: QueryClient, params: ListLegalInfosParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLegalInfosQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListLegalInfosSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLegalInfos>>, TError = OperationError<'listLegalInfos'>>(params: ListLegalInfosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLegalInfos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLegalInfosQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLegalInfos>>> = ({ signal, queryKey }) => listLegalInfos(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLegalInfos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLegalInfosSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLegalInfos>>>
export type ListLegalInfosSuspenseQueryError = OperationError<'listLegalInfos'>


/**
 * All legal documents of a studio
 *
 * Public. All documents with their texts; getActiveLegalInfos is sufficient for a footer, getLegalInfo for a single document.
 */
export function useListLegalInfosSuspense<TData = Awaited<ReturnType<typeof listLegalInfos>>, TError = OperationError<'listLegalInfos'>>(
 params: ListLegalInfosParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLegalInfos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * All legal documents of a studio
 *
 * Public. All documents with their texts; getActiveLegalInfos is sufficient for a footer, getLegalInfo for a single document.
 */
export function useListLegalInfosSuspense<TData = Awaited<ReturnType<typeof listLegalInfos>>, TError = OperationError<'listLegalInfos'>>(
 params: ListLegalInfosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLegalInfos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * All legal documents of a studio
 *
 * Public. All documents with their texts; getActiveLegalInfos is sufficient for a footer, getLegalInfo for a single document.
 */
export function useListLegalInfosSuspense<TData = Awaited<ReturnType<typeof listLegalInfos>>, TError = OperationError<'listLegalInfos'>>(
 params: ListLegalInfosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLegalInfos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * All legal documents of a studio
 *
 * Public. All documents with their texts; getActiveLegalInfos is sufficient for a footer, getLegalInfo for a single document.
 */
export function useListLegalInfosSuspense<TData = Awaited<ReturnType<typeof listLegalInfos>>, TError = OperationError<'listLegalInfos'>>(
 params: ListLegalInfosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLegalInfos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLegalInfosSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}