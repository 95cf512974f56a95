/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPublicUpcomingCourses } from './list-public-upcoming-courses.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListPublicUpcomingCoursesParams } from '../../model/listPublicUpcomingCoursesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListPublicUpcomingCoursesQueryKey = (params?: ListPublicUpcomingCoursesParams, sdk?: Sdk) => callKeyOf(sdk, 'listPublicUpcomingCourses', params);


export const getListPublicUpcomingCoursesQueryOptions = <TData = Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError = OperationError<'listPublicUpcomingCourses'>>(params: ListPublicUpcomingCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicUpcomingCoursesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicUpcomingCourses>>> = ({ signal, queryKey }) => listPublicUpcomingCourses(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicUpcomingCoursesQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicUpcomingCourses>>>
export type ListPublicUpcomingCoursesQueryError = OperationError<'listPublicUpcomingCourses'>


/**
 * The next appointments (public)
 *
 * Public variant of listUpcomingCourses, with or without a session.
 */
export function useListPublicUpcomingCourses<TData = Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError = OperationError<'listPublicUpcomingCourses'>>(
 params: ListPublicUpcomingCoursesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicUpcomingCourses>>,
          TError,
          Awaited<ReturnType<typeof listPublicUpcomingCourses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next appointments (public)
 *
 * Public variant of listUpcomingCourses, with or without a session.
 */
export function useListPublicUpcomingCourses<TData = Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError = OperationError<'listPublicUpcomingCourses'>>(
 params: ListPublicUpcomingCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicUpcomingCourses>>,
          TError,
          Awaited<ReturnType<typeof listPublicUpcomingCourses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next appointments (public)
 *
 * Public variant of listUpcomingCourses, with or without a session.
 */
export function useListPublicUpcomingCourses<TData = Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError = OperationError<'listPublicUpcomingCourses'>>(
 params: ListPublicUpcomingCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The next appointments (public)
 *
 * Public variant of listUpcomingCourses, with or without a session.
 */
export function useListPublicUpcomingCourses<TData = Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError = OperationError<'listPublicUpcomingCourses'>>(
 params: ListPublicUpcomingCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicUpcomingCoursesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The next appointments (public)
 *
 * Public variant of listUpcomingCourses, with or without a session.
 */
export const prefetchListPublicUpcomingCoursesQuery = async <TData = Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError = OperationError<'listPublicUpcomingCourses'>>(
 queryClient: QueryClient, params: ListPublicUpcomingCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPublicUpcomingCoursesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPublicUpcomingCourses} query
 */
export const invalidateListPublicUpcomingCourses = async (
 queryClient: QueryClient, params: ListPublicUpcomingCoursesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPublicUpcomingCoursesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListPublicUpcomingCoursesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError = OperationError<'listPublicUpcomingCourses'>>(params: ListPublicUpcomingCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicUpcomingCoursesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicUpcomingCourses>>> = ({ signal, queryKey }) => listPublicUpcomingCourses(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPublicUpcomingCoursesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicUpcomingCourses>>>
export type ListPublicUpcomingCoursesSuspenseQueryError = OperationError<'listPublicUpcomingCourses'>


/**
 * The next appointments (public)
 *
 * Public variant of listUpcomingCourses, with or without a session.
 */
export function useListPublicUpcomingCoursesSuspense<TData = Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError = OperationError<'listPublicUpcomingCourses'>>(
 params: ListPublicUpcomingCoursesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next appointments (public)
 *
 * Public variant of listUpcomingCourses, with or without a session.
 */
export function useListPublicUpcomingCoursesSuspense<TData = Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError = OperationError<'listPublicUpcomingCourses'>>(
 params: ListPublicUpcomingCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next appointments (public)
 *
 * Public variant of listUpcomingCourses, with or without a session.
 */
export function useListPublicUpcomingCoursesSuspense<TData = Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError = OperationError<'listPublicUpcomingCourses'>>(
 params: ListPublicUpcomingCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The next appointments (public)
 *
 * Public variant of listUpcomingCourses, with or without a session.
 */
export function useListPublicUpcomingCoursesSuspense<TData = Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError = OperationError<'listPublicUpcomingCourses'>>(
 params: ListPublicUpcomingCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicUpcomingCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicUpcomingCoursesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}