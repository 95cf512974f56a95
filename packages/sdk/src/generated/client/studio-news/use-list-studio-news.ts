/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listStudioNews } from './list-studio-news.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListStudioNewsParams } from '../../model/listStudioNewsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListStudioNewsQueryKey = (params?: ListStudioNewsParams, sdk?: Sdk) => callKeyOf(sdk, 'listStudioNews', params);


export const getListStudioNewsQueryOptions = <TData = Awaited<ReturnType<typeof listStudioNews>>, TError = OperationError<'listStudioNews'>>(params: ListStudioNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioNews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudioNewsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudioNews>>> = ({ signal, queryKey }) => listStudioNews(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStudioNews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStudioNewsQueryResult = NonNullable<Awaited<ReturnType<typeof listStudioNews>>>
export type ListStudioNewsQueryError = OperationError<'listStudioNews'>


/**
 * News of a studio
 *
 * Public. The latest 50 published items, without future ones. publishDate has the offset of the studio.
 */
export function useListStudioNews<TData = Awaited<ReturnType<typeof listStudioNews>>, TError = OperationError<'listStudioNews'>>(
 params: ListStudioNewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioNews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudioNews>>,
          TError,
          Awaited<ReturnType<typeof listStudioNews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * News of a studio
 *
 * Public. The latest 50 published items, without future ones. publishDate has the offset of the studio.
 */
export function useListStudioNews<TData = Awaited<ReturnType<typeof listStudioNews>>, TError = OperationError<'listStudioNews'>>(
 params: ListStudioNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioNews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudioNews>>,
          TError,
          Awaited<ReturnType<typeof listStudioNews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * News of a studio
 *
 * Public. The latest 50 published items, without future ones. publishDate has the offset of the studio.
 */
export function useListStudioNews<TData = Awaited<ReturnType<typeof listStudioNews>>, TError = OperationError<'listStudioNews'>>(
 params: ListStudioNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioNews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * News of a studio
 *
 * Public. The latest 50 published items, without future ones. publishDate has the offset of the studio.
 */
export function useListStudioNews<TData = Awaited<ReturnType<typeof listStudioNews>>, TError = OperationError<'listStudioNews'>>(
 params: ListStudioNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioNews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudioNewsQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * News of a studio
 *
 * Public. The latest 50 published items, without future ones. publishDate has the offset of the studio.
 */
export const prefetchListStudioNewsQuery = async <TData = Awaited<ReturnType<typeof listStudioNews>>, TError = OperationError<'listStudioNews'>>(
 queryClient: QueryClient, params: ListStudioNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioNews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStudioNewsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStudioNews} query
 */
export const invalidateListStudioNews = async (
 queryClient: QueryClient, params: ListStudioNewsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStudioNewsQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListStudioNewsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStudioNews>>, TError = OperationError<'listStudioNews'>>(params: ListStudioNewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioNews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudioNewsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudioNews>>> = ({ signal, queryKey }) => listStudioNews(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioNews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStudioNewsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStudioNews>>>
export type ListStudioNewsSuspenseQueryError = OperationError<'listStudioNews'>


/**
 * News of a studio
 *
 * Public. The latest 50 published items, without future ones. publishDate has the offset of the studio.
 */
export function useListStudioNewsSuspense<TData = Awaited<ReturnType<typeof listStudioNews>>, TError = OperationError<'listStudioNews'>>(
 params: ListStudioNewsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioNews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * News of a studio
 *
 * Public. The latest 50 published items, without future ones. publishDate has the offset of the studio.
 */
export function useListStudioNewsSuspense<TData = Awaited<ReturnType<typeof listStudioNews>>, TError = OperationError<'listStudioNews'>>(
 params: ListStudioNewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioNews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * News of a studio
 *
 * Public. The latest 50 published items, without future ones. publishDate has the offset of the studio.
 */
export function useListStudioNewsSuspense<TData = Awaited<ReturnType<typeof listStudioNews>>, TError = OperationError<'listStudioNews'>>(
 params: ListStudioNewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioNews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * News of a studio
 *
 * Public. The latest 50 published items, without future ones. publishDate has the offset of the studio.
 */
export function useListStudioNewsSuspense<TData = Awaited<ReturnType<typeof listStudioNews>>, TError = OperationError<'listStudioNews'>>(
 params: ListStudioNewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioNews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudioNewsSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}