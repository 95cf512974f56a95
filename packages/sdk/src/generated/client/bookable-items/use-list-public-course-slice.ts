/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPublicCourseSlice } from './list-public-course-slice.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseInfiniteQueryResult, DefinedUseQueryResult, InfiniteData, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseInfiniteQueryOptions, UseInfiniteQueryResult, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListPublicCourseSliceParams } from '../../model/listPublicCourseSliceParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListPublicCourseSliceInfiniteQueryKey = (params?: ListPublicCourseSliceParams, sdk?: Sdk) => callKeyOf(sdk, 'listPublicCourseSlice', 'infinite', params);

export const getListPublicCourseSliceQueryKey = (params?: ListPublicCourseSliceParams, sdk?: Sdk) => callKeyOf(sdk, 'listPublicCourseSlice', params);


export const getListPublicCourseSliceInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPublicCourseSlice>>, ListPublicCourseSliceParams['page']>, TError = OperationError<'listPublicCourseSlice'>>(params: ListPublicCourseSliceParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublicCourseSlice>>, TError, TData, QueryKey, ListPublicCourseSliceParams['page']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicCourseSliceInfiniteQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicCourseSlice>>, QueryKey, ListPublicCourseSliceParams['page']> = ({ signal, queryKey, pageParam }) => listPublicCourseSlice({...params, 'page': pageParam ?? params?.['page']}, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublicCourseSlice>>, TError, TData, QueryKey, ListPublicCourseSliceParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicCourseSliceInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicCourseSlice>>>
export type ListPublicCourseSliceInfiniteQueryError = OperationError<'listPublicCourseSlice'>


/**
 * Course appointments of a period, page by page (public)
 *
 * Public variant of listCourseSlice, with or without a session.
 */
export function useListPublicCourseSliceInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPublicCourseSlice>>, ListPublicCourseSliceParams['page']>, TError = OperationError<'listPublicCourseSlice'>>(
 params: ListPublicCourseSliceParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublicCourseSlice>>, TError, TData, QueryKey, ListPublicCourseSliceParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicCourseSlice>>,
          TError,
          Awaited<ReturnType<typeof listPublicCourseSlice>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, page by page (public)
 *
 * Public variant of listCourseSlice, with or without a session.
 */
export function useListPublicCourseSliceInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPublicCourseSlice>>, ListPublicCourseSliceParams['page']>, TError = OperationError<'listPublicCourseSlice'>>(
 params: ListPublicCourseSliceParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublicCourseSlice>>, TError, TData, QueryKey, ListPublicCourseSliceParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicCourseSlice>>,
          TError,
          Awaited<ReturnType<typeof listPublicCourseSlice>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, page by page (public)
 *
 * Public variant of listCourseSlice, with or without a session.
 */
export function useListPublicCourseSliceInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPublicCourseSlice>>, ListPublicCourseSliceParams['page']>, TError = OperationError<'listPublicCourseSlice'>>(
 params: ListPublicCourseSliceParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublicCourseSlice>>, TError, TData, QueryKey, ListPublicCourseSliceParams['page']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period, page by page (public)
 *
 * Public variant of listCourseSlice, with or without a session.
 */
export function useListPublicCourseSliceInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPublicCourseSlice>>, ListPublicCourseSliceParams['page']>, TError = OperationError<'listPublicCourseSlice'>>(
 params: ListPublicCourseSliceParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublicCourseSlice>>, TError, TData, QueryKey, ListPublicCourseSliceParams['page']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicCourseSliceInfiniteQueryOptions(params,useInstance(options))

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Course appointments of a period, page by page (public)
 *
 * Public variant of listCourseSlice, with or without a session.
 */
export const prefetchListPublicCourseSliceInfiniteQuery = async <TData = Awaited<ReturnType<typeof listPublicCourseSlice>>, TError = OperationError<'listPublicCourseSlice'>>(
 queryClient: QueryClient, params: ListPublicCourseSliceParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPublicCourseSlice>>, TError, TData, QueryKey, ListPublicCourseSliceParams['page']>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPublicCourseSliceInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPublicCourseSliceInfinite} query
 */
export const invalidateListPublicCourseSliceInfinite = async (
 queryClient: QueryClient, params: ListPublicCourseSliceParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPublicCourseSliceInfiniteQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListPublicCourseSliceQueryOptions = <TData = Awaited<ReturnType<typeof listPublicCourseSlice>>, TError = OperationError<'listPublicCourseSlice'>>(params: ListPublicCourseSliceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCourseSlice>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicCourseSliceQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicCourseSlice>>> = ({ signal, queryKey }) => listPublicCourseSlice(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicCourseSlice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicCourseSliceQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicCourseSlice>>>
export type ListPublicCourseSliceQueryError = OperationError<'listPublicCourseSlice'>


/**
 * Course appointments of a period, page by page (public)
 *
 * Public variant of listCourseSlice, with or without a session.
 */
export function useListPublicCourseSlice<TData = Awaited<ReturnType<typeof listPublicCourseSlice>>, TError = OperationError<'listPublicCourseSlice'>>(
 params: ListPublicCourseSliceParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCourseSlice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicCourseSlice>>,
          TError,
          Awaited<ReturnType<typeof listPublicCourseSlice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, page by page (public)
 *
 * Public variant of listCourseSlice, with or without a session.
 */
export function useListPublicCourseSlice<TData = Awaited<ReturnType<typeof listPublicCourseSlice>>, TError = OperationError<'listPublicCourseSlice'>>(
 params: ListPublicCourseSliceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCourseSlice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicCourseSlice>>,
          TError,
          Awaited<ReturnType<typeof listPublicCourseSlice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, page by page (public)
 *
 * Public variant of listCourseSlice, with or without a session.
 */
export function useListPublicCourseSlice<TData = Awaited<ReturnType<typeof listPublicCourseSlice>>, TError = OperationError<'listPublicCourseSlice'>>(
 params: ListPublicCourseSliceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCourseSlice>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period, page by page (public)
 *
 * Public variant of listCourseSlice, with or without a session.
 */
export function useListPublicCourseSlice<TData = Awaited<ReturnType<typeof listPublicCourseSlice>>, TError = OperationError<'listPublicCourseSlice'>>(
 params: ListPublicCourseSliceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCourseSlice>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicCourseSliceQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Course appointments of a period, page by page (public)
 *
 * Public variant of listCourseSlice, with or without a session.
 */
export const prefetchListPublicCourseSliceQuery = async <TData = Awaited<ReturnType<typeof listPublicCourseSlice>>, TError = OperationError<'listPublicCourseSlice'>>(
 queryClient: QueryClient, params: ListPublicCourseSliceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCourseSlice>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPublicCourseSliceQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPublicCourseSlice} query
 */
export const invalidateListPublicCourseSlice = async (
 queryClient: QueryClient, params: ListPublicCourseSliceParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPublicCourseSliceQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListPublicCourseSliceSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPublicCourseSlice>>, TError = OperationError<'listPublicCourseSlice'>>(params: ListPublicCourseSliceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCourseSlice>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicCourseSliceQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicCourseSlice>>> = ({ signal, queryKey }) => listPublicCourseSlice(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCourseSlice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPublicCourseSliceSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicCourseSlice>>>
export type ListPublicCourseSliceSuspenseQueryError = OperationError<'listPublicCourseSlice'>


/**
 * Course appointments of a period, page by page (public)
 *
 * Public variant of listCourseSlice, with or without a session.
 */
export function useListPublicCourseSliceSuspense<TData = Awaited<ReturnType<typeof listPublicCourseSlice>>, TError = OperationError<'listPublicCourseSlice'>>(
 params: ListPublicCourseSliceParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCourseSlice>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, page by page (public)
 *
 * Public variant of listCourseSlice, with or without a session.
 */
export function useListPublicCourseSliceSuspense<TData = Awaited<ReturnType<typeof listPublicCourseSlice>>, TError = OperationError<'listPublicCourseSlice'>>(
 params: ListPublicCourseSliceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCourseSlice>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, page by page (public)
 *
 * Public variant of listCourseSlice, with or without a session.
 */
export function useListPublicCourseSliceSuspense<TData = Awaited<ReturnType<typeof listPublicCourseSlice>>, TError = OperationError<'listPublicCourseSlice'>>(
 params: ListPublicCourseSliceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCourseSlice>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period, page by page (public)
 *
 * Public variant of listCourseSlice, with or without a session.
 */
export function useListPublicCourseSliceSuspense<TData = Awaited<ReturnType<typeof listPublicCourseSlice>>, TError = OperationError<'listPublicCourseSlice'>>(
 params: ListPublicCourseSliceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCourseSlice>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicCourseSliceSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}