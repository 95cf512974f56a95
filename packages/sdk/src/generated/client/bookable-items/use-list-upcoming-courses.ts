/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listUpcomingCourses } from './list-upcoming-courses.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListUpcomingCoursesParams } from '../../model/listUpcomingCoursesParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getListUpcomingCoursesQueryKey = (params?: ListUpcomingCoursesParams, sdk?: Sdk) => familyKeyOf(sdk, 'listUpcomingCourses', params);


export const getListUpcomingCoursesQueryOptions = <TData = Awaited<ReturnType<typeof listUpcomingCourses>>, TError = OperationError<'listUpcomingCourses'>>(params: ListUpcomingCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUpcomingCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUpcomingCoursesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUpcomingCourses>>> = ({ signal, queryKey }) => listUpcomingCourses(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUpcomingCourses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUpcomingCoursesQueryResult = NonNullable<Awaited<ReturnType<typeof listUpcomingCourses>>>
export type ListUpcomingCoursesQueryError = OperationError<'listUpcomingCourses'>


/**
 * The next appointments
 *
 * For any logged-in user. The next appointments at the studio, without a period, including full ones but not canceled ones; courses can occur repeatedly. The default limit is 10.
 */
export function useListUpcomingCourses<TData = Awaited<ReturnType<typeof listUpcomingCourses>>, TError = OperationError<'listUpcomingCourses'>>(
 params: ListUpcomingCoursesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUpcomingCourses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUpcomingCourses>>,
          TError,
          Awaited<ReturnType<typeof listUpcomingCourses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next appointments
 *
 * For any logged-in user. The next appointments at the studio, without a period, including full ones but not canceled ones; courses can occur repeatedly. The default limit is 10.
 */
export function useListUpcomingCourses<TData = Awaited<ReturnType<typeof listUpcomingCourses>>, TError = OperationError<'listUpcomingCourses'>>(
 params: ListUpcomingCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUpcomingCourses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUpcomingCourses>>,
          TError,
          Awaited<ReturnType<typeof listUpcomingCourses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next appointments
 *
 * For any logged-in user. The next appointments at the studio, without a period, including full ones but not canceled ones; courses can occur repeatedly. The default limit is 10.
 */
export function useListUpcomingCourses<TData = Awaited<ReturnType<typeof listUpcomingCourses>>, TError = OperationError<'listUpcomingCourses'>>(
 params: ListUpcomingCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUpcomingCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The next appointments
 *
 * For any logged-in user. The next appointments at the studio, without a period, including full ones but not canceled ones; courses can occur repeatedly. The default limit is 10.
 */
export function useListUpcomingCourses<TData = Awaited<ReturnType<typeof listUpcomingCourses>>, TError = OperationError<'listUpcomingCourses'>>(
 params: ListUpcomingCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUpcomingCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUpcomingCoursesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The next appointments
 *
 * For any logged-in user. The next appointments at the studio, without a period, including full ones but not canceled ones; courses can occur repeatedly. The default limit is 10.
 */
export const prefetchListUpcomingCoursesQuery = async <TData = Awaited<ReturnType<typeof listUpcomingCourses>>, TError = OperationError<'listUpcomingCourses'>>(
 queryClient: QueryClient, params: ListUpcomingCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUpcomingCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListUpcomingCoursesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListUpcomingCourses} query
 */
export const invalidateListUpcomingCourses = async (
 queryClient: QueryClient, params: ListUpcomingCoursesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListUpcomingCoursesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListUpcomingCoursesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listUpcomingCourses>>, TError = OperationError<'listUpcomingCourses'>>(params: ListUpcomingCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUpcomingCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUpcomingCoursesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUpcomingCourses>>> = ({ signal, queryKey }) => listUpcomingCourses(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUpcomingCourses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListUpcomingCoursesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listUpcomingCourses>>>
export type ListUpcomingCoursesSuspenseQueryError = OperationError<'listUpcomingCourses'>


/**
 * The next appointments
 *
 * For any logged-in user. The next appointments at the studio, without a period, including full ones but not canceled ones; courses can occur repeatedly. The default limit is 10.
 */
export function useListUpcomingCoursesSuspense<TData = Awaited<ReturnType<typeof listUpcomingCourses>>, TError = OperationError<'listUpcomingCourses'>>(
 params: ListUpcomingCoursesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUpcomingCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next appointments
 *
 * For any logged-in user. The next appointments at the studio, without a period, including full ones but not canceled ones; courses can occur repeatedly. The default limit is 10.
 */
export function useListUpcomingCoursesSuspense<TData = Awaited<ReturnType<typeof listUpcomingCourses>>, TError = OperationError<'listUpcomingCourses'>>(
 params: ListUpcomingCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUpcomingCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next appointments
 *
 * For any logged-in user. The next appointments at the studio, without a period, including full ones but not canceled ones; courses can occur repeatedly. The default limit is 10.
 */
export function useListUpcomingCoursesSuspense<TData = Awaited<ReturnType<typeof listUpcomingCourses>>, TError = OperationError<'listUpcomingCourses'>>(
 params: ListUpcomingCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUpcomingCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The next appointments
 *
 * For any logged-in user. The next appointments at the studio, without a period, including full ones but not canceled ones; courses can occur repeatedly. The default limit is 10.
 */
export function useListUpcomingCoursesSuspense<TData = Awaited<ReturnType<typeof listUpcomingCourses>>, TError = OperationError<'listUpcomingCourses'>>(
 params: ListUpcomingCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUpcomingCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUpcomingCoursesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}