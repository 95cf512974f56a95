/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import { queryKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  OperationError
} from '../../../runtime/operationError.ts';

import type {
  BookableCourse
} from '../../model/bookableCourse.ts';

import type {
  ListPublicUpcomingCoursesParams
} from '../../model/listPublicUpcomingCoursesParams.ts';

import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';


export const getListPublicUpcomingCoursesUrl = (params: ListPublicUpcomingCoursesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/bookableitems/course/upcoming?${stringifiedParams}` : `/nox/public/v1/bookableitems/course/upcoming`
}

/**
 * The next appointments (public)
 *
 * Public variant of listUpcomingCourses, with or without a session.
 */
export const listPublicUpcomingCourses = async (params: ListPublicUpcomingCoursesParams, options?: Parameters<typeof fetcher>[1]): Promise<BookableCourse[]> => {

  return fetcher<BookableCourse[]>(getListPublicUpcomingCoursesUrl(params),
  {
      operationId: 'listPublicUpcomingCourses', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListPublicUpcomingCoursesResponse);}


const deserializeListPublicUpcomingCoursesResponse = (data: BookableCourse[]): BookableCourse[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    if (item0.slots != null) {
      for (const item1 of item0.slots) {
        
        item1.startDateTime = toDate(item1.startDateTime);
        item1.endDateTime = toDate(item1.endDateTime);
        if (item1.earliestBookingDateTime != null) {
          item1.earliestBookingDateTime = toDate(item1.earliestBookingDateTime);
        }
        if (item1.latestBookingDateTime != null) {
          item1.latestBookingDateTime = toDate(item1.latestBookingDateTime);
        }
        item1.cancelableUntil = toDate(item1.cancelableUntil);
      }
    }
  }
  return data;
};




export const getListPublicUpcomingCoursesQueryKey = (params?: ListPublicUpcomingCoursesParams, sdk?: Sdk) => queryKeyOf(sdk, 'listPublicUpcomingCourses', params);


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
