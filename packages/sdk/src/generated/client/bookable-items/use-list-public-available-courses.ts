/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPublicAvailableCourses } from './list-public-available-courses.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListPublicAvailableCoursesParams } from '../../model/listPublicAvailableCoursesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListPublicAvailableCoursesQueryKey = (params?: ListPublicAvailableCoursesParams, sdk?: Sdk) => callKeyOf(sdk, 'listPublicAvailableCourses', params);


export const getListPublicAvailableCoursesQueryOptions = <TData = Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError = OperationError<'listPublicAvailableCourses'>>(params: ListPublicAvailableCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicAvailableCoursesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicAvailableCourses>>> = ({ signal, queryKey }) => listPublicAvailableCourses(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicAvailableCoursesQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicAvailableCourses>>>
export type ListPublicAvailableCoursesQueryError = OperationError<'listPublicAvailableCourses'>


/**
 * Course appointments of a period that can be booked now (public)
 *
 * Public variant of listAvailableCourses, with or without a session.
 */
export function useListPublicAvailableCourses<TData = Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError = OperationError<'listPublicAvailableCourses'>>(
 params: ListPublicAvailableCoursesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicAvailableCourses>>,
          TError,
          Awaited<ReturnType<typeof listPublicAvailableCourses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period that can be booked now (public)
 *
 * Public variant of listAvailableCourses, with or without a session.
 */
export function useListPublicAvailableCourses<TData = Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError = OperationError<'listPublicAvailableCourses'>>(
 params: ListPublicAvailableCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicAvailableCourses>>,
          TError,
          Awaited<ReturnType<typeof listPublicAvailableCourses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period that can be booked now (public)
 *
 * Public variant of listAvailableCourses, with or without a session.
 */
export function useListPublicAvailableCourses<TData = Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError = OperationError<'listPublicAvailableCourses'>>(
 params: ListPublicAvailableCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period that can be booked now (public)
 *
 * Public variant of listAvailableCourses, with or without a session.
 */
export function useListPublicAvailableCourses<TData = Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError = OperationError<'listPublicAvailableCourses'>>(
 params: ListPublicAvailableCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicAvailableCoursesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Course appointments of a period that can be booked now (public)
 *
 * Public variant of listAvailableCourses, with or without a session.
 */
export const prefetchListPublicAvailableCoursesQuery = async <TData = Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError = OperationError<'listPublicAvailableCourses'>>(
 queryClient: QueryClient, params: ListPublicAvailableCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPublicAvailableCoursesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPublicAvailableCourses} query
 */
export const invalidateListPublicAvailableCourses = async (
 queryClient: QueryClient, params: ListPublicAvailableCoursesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPublicAvailableCoursesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListPublicAvailableCoursesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError = OperationError<'listPublicAvailableCourses'>>(params: ListPublicAvailableCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicAvailableCoursesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicAvailableCourses>>> = ({ signal, queryKey }) => listPublicAvailableCourses(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPublicAvailableCoursesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicAvailableCourses>>>
export type ListPublicAvailableCoursesSuspenseQueryError = OperationError<'listPublicAvailableCourses'>


/**
 * Course appointments of a period that can be booked now (public)
 *
 * Public variant of listAvailableCourses, with or without a session.
 */
export function useListPublicAvailableCoursesSuspense<TData = Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError = OperationError<'listPublicAvailableCourses'>>(
 params: ListPublicAvailableCoursesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period that can be booked now (public)
 *
 * Public variant of listAvailableCourses, with or without a session.
 */
export function useListPublicAvailableCoursesSuspense<TData = Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError = OperationError<'listPublicAvailableCourses'>>(
 params: ListPublicAvailableCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period that can be booked now (public)
 *
 * Public variant of listAvailableCourses, with or without a session.
 */
export function useListPublicAvailableCoursesSuspense<TData = Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError = OperationError<'listPublicAvailableCourses'>>(
 params: ListPublicAvailableCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period that can be booked now (public)
 *
 * Public variant of listAvailableCourses, with or without a session.
 */
export function useListPublicAvailableCoursesSuspense<TData = Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError = OperationError<'listPublicAvailableCourses'>>(
 params: ListPublicAvailableCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicAvailableCoursesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}