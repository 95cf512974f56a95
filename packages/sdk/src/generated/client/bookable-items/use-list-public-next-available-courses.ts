/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPublicNextAvailableCourses } from './list-public-next-available-courses.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListPublicNextAvailableCoursesParams } from '../../model/listPublicNextAvailableCoursesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListPublicNextAvailableCoursesQueryKey = (params?: ListPublicNextAvailableCoursesParams, sdk?: Sdk) => callKeyOf(sdk, 'listPublicNextAvailableCourses', params);


export const getListPublicNextAvailableCoursesQueryOptions = <TData = Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError = OperationError<'listPublicNextAvailableCourses'>>(params: ListPublicNextAvailableCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicNextAvailableCoursesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicNextAvailableCourses>>> = ({ signal, queryKey }) => listPublicNextAvailableCourses(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicNextAvailableCoursesQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicNextAvailableCourses>>>
export type ListPublicNextAvailableCoursesQueryError = OperationError<'listPublicNextAvailableCourses'>


/**
 * The next appointments with a free place (public)
 *
 * Public variant of listNextAvailableCourses, with or without a session.
 */
export function useListPublicNextAvailableCourses<TData = Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError = OperationError<'listPublicNextAvailableCourses'>>(
 params: ListPublicNextAvailableCoursesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicNextAvailableCourses>>,
          TError,
          Awaited<ReturnType<typeof listPublicNextAvailableCourses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next appointments with a free place (public)
 *
 * Public variant of listNextAvailableCourses, with or without a session.
 */
export function useListPublicNextAvailableCourses<TData = Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError = OperationError<'listPublicNextAvailableCourses'>>(
 params: ListPublicNextAvailableCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicNextAvailableCourses>>,
          TError,
          Awaited<ReturnType<typeof listPublicNextAvailableCourses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next appointments with a free place (public)
 *
 * Public variant of listNextAvailableCourses, with or without a session.
 */
export function useListPublicNextAvailableCourses<TData = Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError = OperationError<'listPublicNextAvailableCourses'>>(
 params: ListPublicNextAvailableCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The next appointments with a free place (public)
 *
 * Public variant of listNextAvailableCourses, with or without a session.
 */
export function useListPublicNextAvailableCourses<TData = Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError = OperationError<'listPublicNextAvailableCourses'>>(
 params: ListPublicNextAvailableCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicNextAvailableCoursesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The next appointments with a free place (public)
 *
 * Public variant of listNextAvailableCourses, with or without a session.
 */
export const prefetchListPublicNextAvailableCoursesQuery = async <TData = Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError = OperationError<'listPublicNextAvailableCourses'>>(
 queryClient: QueryClient, params: ListPublicNextAvailableCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPublicNextAvailableCoursesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPublicNextAvailableCourses} query
 */
export const invalidateListPublicNextAvailableCourses = async (
 queryClient: QueryClient, params: ListPublicNextAvailableCoursesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPublicNextAvailableCoursesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListPublicNextAvailableCoursesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError = OperationError<'listPublicNextAvailableCourses'>>(params: ListPublicNextAvailableCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicNextAvailableCoursesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicNextAvailableCourses>>> = ({ signal, queryKey }) => listPublicNextAvailableCourses(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPublicNextAvailableCoursesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicNextAvailableCourses>>>
export type ListPublicNextAvailableCoursesSuspenseQueryError = OperationError<'listPublicNextAvailableCourses'>


/**
 * The next appointments with a free place (public)
 *
 * Public variant of listNextAvailableCourses, with or without a session.
 */
export function useListPublicNextAvailableCoursesSuspense<TData = Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError = OperationError<'listPublicNextAvailableCourses'>>(
 params: ListPublicNextAvailableCoursesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next appointments with a free place (public)
 *
 * Public variant of listNextAvailableCourses, with or without a session.
 */
export function useListPublicNextAvailableCoursesSuspense<TData = Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError = OperationError<'listPublicNextAvailableCourses'>>(
 params: ListPublicNextAvailableCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next appointments with a free place (public)
 *
 * Public variant of listNextAvailableCourses, with or without a session.
 */
export function useListPublicNextAvailableCoursesSuspense<TData = Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError = OperationError<'listPublicNextAvailableCourses'>>(
 params: ListPublicNextAvailableCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The next appointments with a free place (public)
 *
 * Public variant of listNextAvailableCourses, with or without a session.
 */
export function useListPublicNextAvailableCoursesSuspense<TData = Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError = OperationError<'listPublicNextAvailableCourses'>>(
 params: ListPublicNextAvailableCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicNextAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicNextAvailableCoursesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}