/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listCourseSlice } from './list-course-slice.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseInfiniteQueryResult, DefinedUseQueryResult, InfiniteData, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseInfiniteQueryOptions, UseInfiniteQueryResult, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListCourseSliceParams } from '../../model/listCourseSliceParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getListCourseSliceInfiniteQueryKey = (params?: ListCourseSliceParams, sdk?: Sdk) => familyKeyOf(sdk, 'listCourseSlice', 'infinite', params);

export const getListCourseSliceQueryKey = (params?: ListCourseSliceParams, sdk?: Sdk) => familyKeyOf(sdk, 'listCourseSlice', params);


export const getListCourseSliceInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listCourseSlice>>, ListCourseSliceParams['page']>, TError = OperationError<'listCourseSlice'>>(params: ListCourseSliceParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCourseSlice>>, TError, TData, QueryKey, ListCourseSliceParams['page']>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCourseSliceInfiniteQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCourseSlice>>, QueryKey, ListCourseSliceParams['page']> = ({ signal, queryKey, pageParam }) => listCourseSlice({...params, 'page': pageParam ?? params?.['page']}, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCourseSlice>>, TError, TData, QueryKey, ListCourseSliceParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCourseSliceInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listCourseSlice>>>
export type ListCourseSliceInfiniteQueryError = OperationError<'listCourseSlice'>


/**
 * Course appointments of a period, page by page
 *
 * For any logged-in user, for lists that load while scrolling. The appointments of listCourses by page. Pages start at 0 and have 20 entries by default; there is no total, hasNext tells whether another page follows.
 */
export function useListCourseSliceInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCourseSlice>>, ListCourseSliceParams['page']>, TError = OperationError<'listCourseSlice'>>(
 params: ListCourseSliceParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCourseSlice>>, TError, TData, QueryKey, ListCourseSliceParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCourseSlice>>,
          TError,
          Awaited<ReturnType<typeof listCourseSlice>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, page by page
 *
 * For any logged-in user, for lists that load while scrolling. The appointments of listCourses by page. Pages start at 0 and have 20 entries by default; there is no total, hasNext tells whether another page follows.
 */
export function useListCourseSliceInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCourseSlice>>, ListCourseSliceParams['page']>, TError = OperationError<'listCourseSlice'>>(
 params: ListCourseSliceParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCourseSlice>>, TError, TData, QueryKey, ListCourseSliceParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCourseSlice>>,
          TError,
          Awaited<ReturnType<typeof listCourseSlice>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, page by page
 *
 * For any logged-in user, for lists that load while scrolling. The appointments of listCourses by page. Pages start at 0 and have 20 entries by default; there is no total, hasNext tells whether another page follows.
 */
export function useListCourseSliceInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCourseSlice>>, ListCourseSliceParams['page']>, TError = OperationError<'listCourseSlice'>>(
 params: ListCourseSliceParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCourseSlice>>, TError, TData, QueryKey, ListCourseSliceParams['page']>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period, page by page
 *
 * For any logged-in user, for lists that load while scrolling. The appointments of listCourses by page. Pages start at 0 and have 20 entries by default; there is no total, hasNext tells whether another page follows.
 */
export function useListCourseSliceInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCourseSlice>>, ListCourseSliceParams['page']>, TError = OperationError<'listCourseSlice'>>(
 params: ListCourseSliceParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCourseSlice>>, TError, TData, QueryKey, ListCourseSliceParams['page']>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCourseSliceInfiniteQueryOptions(params,useInstance(options))

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Course appointments of a period, page by page
 *
 * For any logged-in user, for lists that load while scrolling. The appointments of listCourses by page. Pages start at 0 and have 20 entries by default; there is no total, hasNext tells whether another page follows.
 */
export const prefetchListCourseSliceInfiniteQuery = async <TData = Awaited<ReturnType<typeof listCourseSlice>>, TError = OperationError<'listCourseSlice'>>(
 queryClient: QueryClient, params: ListCourseSliceParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCourseSlice>>, TError, TData, QueryKey, ListCourseSliceParams['page']>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCourseSliceInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCourseSliceInfinite} query
 */
export const invalidateListCourseSliceInfinite = async (
 queryClient: QueryClient, params: ListCourseSliceParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCourseSliceInfiniteQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListCourseSliceQueryOptions = <TData = Awaited<ReturnType<typeof listCourseSlice>>, TError = OperationError<'listCourseSlice'>>(params: ListCourseSliceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourseSlice>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCourseSliceQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCourseSlice>>> = ({ signal, queryKey }) => listCourseSlice(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCourseSlice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCourseSliceQueryResult = NonNullable<Awaited<ReturnType<typeof listCourseSlice>>>
export type ListCourseSliceQueryError = OperationError<'listCourseSlice'>


/**
 * Course appointments of a period, page by page
 *
 * For any logged-in user, for lists that load while scrolling. The appointments of listCourses by page. Pages start at 0 and have 20 entries by default; there is no total, hasNext tells whether another page follows.
 */
export function useListCourseSlice<TData = Awaited<ReturnType<typeof listCourseSlice>>, TError = OperationError<'listCourseSlice'>>(
 params: ListCourseSliceParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourseSlice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCourseSlice>>,
          TError,
          Awaited<ReturnType<typeof listCourseSlice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, page by page
 *
 * For any logged-in user, for lists that load while scrolling. The appointments of listCourses by page. Pages start at 0 and have 20 entries by default; there is no total, hasNext tells whether another page follows.
 */
export function useListCourseSlice<TData = Awaited<ReturnType<typeof listCourseSlice>>, TError = OperationError<'listCourseSlice'>>(
 params: ListCourseSliceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourseSlice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCourseSlice>>,
          TError,
          Awaited<ReturnType<typeof listCourseSlice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, page by page
 *
 * For any logged-in user, for lists that load while scrolling. The appointments of listCourses by page. Pages start at 0 and have 20 entries by default; there is no total, hasNext tells whether another page follows.
 */
export function useListCourseSlice<TData = Awaited<ReturnType<typeof listCourseSlice>>, TError = OperationError<'listCourseSlice'>>(
 params: ListCourseSliceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourseSlice>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period, page by page
 *
 * For any logged-in user, for lists that load while scrolling. The appointments of listCourses by page. Pages start at 0 and have 20 entries by default; there is no total, hasNext tells whether another page follows.
 */
export function useListCourseSlice<TData = Awaited<ReturnType<typeof listCourseSlice>>, TError = OperationError<'listCourseSlice'>>(
 params: ListCourseSliceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourseSlice>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCourseSliceQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Course appointments of a period, page by page
 *
 * For any logged-in user, for lists that load while scrolling. The appointments of listCourses by page. Pages start at 0 and have 20 entries by default; there is no total, hasNext tells whether another page follows.
 */
export const prefetchListCourseSliceQuery = async <TData = Awaited<ReturnType<typeof listCourseSlice>>, TError = OperationError<'listCourseSlice'>>(
 queryClient: QueryClient, params: ListCourseSliceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourseSlice>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCourseSliceQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCourseSlice} query
 */
export const invalidateListCourseSlice = async (
 queryClient: QueryClient, params: ListCourseSliceParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCourseSliceQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListCourseSliceSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCourseSlice>>, TError = OperationError<'listCourseSlice'>>(params: ListCourseSliceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCourseSlice>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCourseSliceQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCourseSlice>>> = ({ signal, queryKey }) => listCourseSlice(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCourseSlice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCourseSliceSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCourseSlice>>>
export type ListCourseSliceSuspenseQueryError = OperationError<'listCourseSlice'>


/**
 * Course appointments of a period, page by page
 *
 * For any logged-in user, for lists that load while scrolling. The appointments of listCourses by page. Pages start at 0 and have 20 entries by default; there is no total, hasNext tells whether another page follows.
 */
export function useListCourseSliceSuspense<TData = Awaited<ReturnType<typeof listCourseSlice>>, TError = OperationError<'listCourseSlice'>>(
 params: ListCourseSliceParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCourseSlice>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, page by page
 *
 * For any logged-in user, for lists that load while scrolling. The appointments of listCourses by page. Pages start at 0 and have 20 entries by default; there is no total, hasNext tells whether another page follows.
 */
export function useListCourseSliceSuspense<TData = Awaited<ReturnType<typeof listCourseSlice>>, TError = OperationError<'listCourseSlice'>>(
 params: ListCourseSliceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCourseSlice>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, page by page
 *
 * For any logged-in user, for lists that load while scrolling. The appointments of listCourses by page. Pages start at 0 and have 20 entries by default; there is no total, hasNext tells whether another page follows.
 */
export function useListCourseSliceSuspense<TData = Awaited<ReturnType<typeof listCourseSlice>>, TError = OperationError<'listCourseSlice'>>(
 params: ListCourseSliceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCourseSlice>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period, page by page
 *
 * For any logged-in user, for lists that load while scrolling. The appointments of listCourses by page. Pages start at 0 and have 20 entries by default; there is no total, hasNext tells whether another page follows.
 */
export function useListCourseSliceSuspense<TData = Awaited<ReturnType<typeof listCourseSlice>>, TError = OperationError<'listCourseSlice'>>(
 params: ListCourseSliceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCourseSlice>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCourseSliceSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}