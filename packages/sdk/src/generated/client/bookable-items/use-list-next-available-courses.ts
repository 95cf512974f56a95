/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listNextAvailableCourses } from './list-next-available-courses.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListNextAvailableCoursesParams } from '../../model/listNextAvailableCoursesParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getListNextAvailableCoursesQueryKey = (params?: ListNextAvailableCoursesParams, sdk?: Sdk) => familyKeyOf(sdk, 'listNextAvailableCourses', params);


export const getListNextAvailableCoursesQueryOptions = <TData = Awaited<ReturnType<typeof listNextAvailableCourses>>, TError = OperationError<'listNextAvailableCourses'>>(params: ListNextAvailableCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNextAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNextAvailableCoursesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNextAvailableCourses>>> = ({ signal, queryKey }) => listNextAvailableCourses(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNextAvailableCourses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNextAvailableCoursesQueryResult = NonNullable<Awaited<ReturnType<typeof listNextAvailableCourses>>>
export type ListNextAvailableCoursesQueryError = OperationError<'listNextAvailableCourses'>


/**
 * The next appointments with a free place
 *
 * For any logged-in user, for teasers such as "next free places". Each course occurs at most once, with its first bookable appointment that has a free place; waiting lists do not count. The default limit is 10.
 */
export function useListNextAvailableCourses<TData = Awaited<ReturnType<typeof listNextAvailableCourses>>, TError = OperationError<'listNextAvailableCourses'>>(
 params: ListNextAvailableCoursesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNextAvailableCourses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNextAvailableCourses>>,
          TError,
          Awaited<ReturnType<typeof listNextAvailableCourses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next appointments with a free place
 *
 * For any logged-in user, for teasers such as "next free places". Each course occurs at most once, with its first bookable appointment that has a free place; waiting lists do not count. The default limit is 10.
 */
export function useListNextAvailableCourses<TData = Awaited<ReturnType<typeof listNextAvailableCourses>>, TError = OperationError<'listNextAvailableCourses'>>(
 params: ListNextAvailableCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNextAvailableCourses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNextAvailableCourses>>,
          TError,
          Awaited<ReturnType<typeof listNextAvailableCourses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next appointments with a free place
 *
 * For any logged-in user, for teasers such as "next free places". Each course occurs at most once, with its first bookable appointment that has a free place; waiting lists do not count. The default limit is 10.
 */
export function useListNextAvailableCourses<TData = Awaited<ReturnType<typeof listNextAvailableCourses>>, TError = OperationError<'listNextAvailableCourses'>>(
 params: ListNextAvailableCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNextAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The next appointments with a free place
 *
 * For any logged-in user, for teasers such as "next free places". Each course occurs at most once, with its first bookable appointment that has a free place; waiting lists do not count. The default limit is 10.
 */
export function useListNextAvailableCourses<TData = Awaited<ReturnType<typeof listNextAvailableCourses>>, TError = OperationError<'listNextAvailableCourses'>>(
 params: ListNextAvailableCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNextAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNextAvailableCoursesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The next appointments with a free place
 *
 * For any logged-in user, for teasers such as "next free places". Each course occurs at most once, with its first bookable appointment that has a free place; waiting lists do not count. The default limit is 10.
 */
export const prefetchListNextAvailableCoursesQuery = async <TData = Awaited<ReturnType<typeof listNextAvailableCourses>>, TError = OperationError<'listNextAvailableCourses'>>(
 queryClient: QueryClient, params: ListNextAvailableCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNextAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListNextAvailableCoursesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListNextAvailableCourses} query
 */
export const invalidateListNextAvailableCourses = async (
 queryClient: QueryClient, params: ListNextAvailableCoursesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListNextAvailableCoursesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListNextAvailableCoursesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listNextAvailableCourses>>, TError = OperationError<'listNextAvailableCourses'>>(params: ListNextAvailableCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNextAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNextAvailableCoursesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNextAvailableCourses>>> = ({ signal, queryKey }) => listNextAvailableCourses(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNextAvailableCourses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListNextAvailableCoursesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listNextAvailableCourses>>>
export type ListNextAvailableCoursesSuspenseQueryError = OperationError<'listNextAvailableCourses'>


/**
 * The next appointments with a free place
 *
 * For any logged-in user, for teasers such as "next free places". Each course occurs at most once, with its first bookable appointment that has a free place; waiting lists do not count. The default limit is 10.
 */
export function useListNextAvailableCoursesSuspense<TData = Awaited<ReturnType<typeof listNextAvailableCourses>>, TError = OperationError<'listNextAvailableCourses'>>(
 params: ListNextAvailableCoursesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNextAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next appointments with a free place
 *
 * For any logged-in user, for teasers such as "next free places". Each course occurs at most once, with its first bookable appointment that has a free place; waiting lists do not count. The default limit is 10.
 */
export function useListNextAvailableCoursesSuspense<TData = Awaited<ReturnType<typeof listNextAvailableCourses>>, TError = OperationError<'listNextAvailableCourses'>>(
 params: ListNextAvailableCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNextAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next appointments with a free place
 *
 * For any logged-in user, for teasers such as "next free places". Each course occurs at most once, with its first bookable appointment that has a free place; waiting lists do not count. The default limit is 10.
 */
export function useListNextAvailableCoursesSuspense<TData = Awaited<ReturnType<typeof listNextAvailableCourses>>, TError = OperationError<'listNextAvailableCourses'>>(
 params: ListNextAvailableCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNextAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The next appointments with a free place
 *
 * For any logged-in user, for teasers such as "next free places". Each course occurs at most once, with its first bookable appointment that has a free place; waiting lists do not count. The default limit is 10.
 */
export function useListNextAvailableCoursesSuspense<TData = Awaited<ReturnType<typeof listNextAvailableCourses>>, TError = OperationError<'listNextAvailableCourses'>>(
 params: ListNextAvailableCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNextAvailableCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNextAvailableCoursesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}