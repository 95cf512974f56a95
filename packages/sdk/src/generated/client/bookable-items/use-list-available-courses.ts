/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listAvailableCourses } from './list-available-courses.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListAvailableCoursesParams } from '../../model/listAvailableCoursesParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getListAvailableCoursesQueryKey = (params?: ListAvailableCoursesParams, sdk?: Sdk) => familyKeyOf(sdk, 'listAvailableCourses', params);


export const getListAvailableCoursesQueryOptions = <TData = Awaited<ReturnType<typeof listAvailableCourses>>, TError = OperationError<'listAvailableCourses'>>(params: ListAvailableCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAvailableCoursesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAvailableCourses>>> = ({ signal, queryKey }) => listAvailableCourses(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAvailableCourses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAvailableCoursesQueryResult = NonNullable<Awaited<ReturnType<typeof listAvailableCourses>>>
export type ListAvailableCoursesQueryError = OperationError<'listAvailableCourses'>


/**
 * Bookable course appointments of a period
 *
 * For any logged-in user, for filters such as "bookable only". The appointments of listCourses within their booking window that have a free place, or one on the waiting list.
 */
export function useListAvailableCourses<TData = Awaited<ReturnType<typeof listAvailableCourses>>, TError = OperationError<'listAvailableCourses'>>(
 params: ListAvailableCoursesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableCourses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAvailableCourses>>,
          TError,
          Awaited<ReturnType<typeof listAvailableCourses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Bookable course appointments of a period
 *
 * For any logged-in user, for filters such as "bookable only". The appointments of listCourses within their booking window that have a free place, or one on the waiting list.
 */
export function useListAvailableCourses<TData = Awaited<ReturnType<typeof listAvailableCourses>>, TError = OperationError<'listAvailableCourses'>>(
 params: ListAvailableCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableCourses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAvailableCourses>>,
          TError,
          Awaited<ReturnType<typeof listAvailableCourses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Bookable course appointments of a period
 *
 * For any logged-in user, for filters such as "bookable only". The appointments of listCourses within their booking window that have a free place, or one on the waiting list.
 */
export function useListAvailableCourses<TData = Awaited<ReturnType<typeof listAvailableCourses>>, TError = OperationError<'listAvailableCourses'>>(
 params: ListAvailableCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Bookable course appointments of a period
 *
 * For any logged-in user, for filters such as "bookable only". The appointments of listCourses within their booking window that have a free place, or one on the waiting list.
 */
export function useListAvailableCourses<TData = Awaited<ReturnType<typeof listAvailableCourses>>, TError = OperationError<'listAvailableCourses'>>(
 params: ListAvailableCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAvailableCoursesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Bookable course appointments of a period
 *
 * For any logged-in user, for filters such as "bookable only". The appointments of listCourses within their booking window that have a free place, or one on the waiting list.
 */
export const prefetchListAvailableCoursesQuery = async <TData = Awaited<ReturnType<typeof listAvailableCourses>>, TError = OperationError<'listAvailableCourses'>>(
 queryClient: QueryClient, params: ListAvailableCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListAvailableCoursesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListAvailableCourses} query
 */
export const invalidateListAvailableCourses = async (
 queryClient: QueryClient, params: ListAvailableCoursesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAvailableCoursesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListAvailableCoursesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAvailableCourses>>, TError = OperationError<'listAvailableCourses'>>(params: ListAvailableCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAvailableCoursesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAvailableCourses>>> = ({ signal, queryKey }) => listAvailableCourses(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailableCourses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAvailableCoursesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAvailableCourses>>>
export type ListAvailableCoursesSuspenseQueryError = OperationError<'listAvailableCourses'>


/**
 * Bookable course appointments of a period
 *
 * For any logged-in user, for filters such as "bookable only". The appointments of listCourses within their booking window that have a free place, or one on the waiting list.
 */
export function useListAvailableCoursesSuspense<TData = Awaited<ReturnType<typeof listAvailableCourses>>, TError = OperationError<'listAvailableCourses'>>(
 params: ListAvailableCoursesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Bookable course appointments of a period
 *
 * For any logged-in user, for filters such as "bookable only". The appointments of listCourses within their booking window that have a free place, or one on the waiting list.
 */
export function useListAvailableCoursesSuspense<TData = Awaited<ReturnType<typeof listAvailableCourses>>, TError = OperationError<'listAvailableCourses'>>(
 params: ListAvailableCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Bookable course appointments of a period
 *
 * For any logged-in user, for filters such as "bookable only". The appointments of listCourses within their booking window that have a free place, or one on the waiting list.
 */
export function useListAvailableCoursesSuspense<TData = Awaited<ReturnType<typeof listAvailableCourses>>, TError = OperationError<'listAvailableCourses'>>(
 params: ListAvailableCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Bookable course appointments of a period
 *
 * For any logged-in user, for filters such as "bookable only". The appointments of listCourses within their booking window that have a free place, or one on the waiting list.
 */
export function useListAvailableCoursesSuspense<TData = Awaited<ReturnType<typeof listAvailableCourses>>, TError = OperationError<'listAvailableCourses'>>(
 params: ListAvailableCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAvailableCoursesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}