/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPublicCourses } from './list-public-courses.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListPublicCoursesParams } from '../../model/listPublicCoursesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListPublicCoursesQueryKey = (params?: ListPublicCoursesParams, sdk?: Sdk) => callKeyOf(sdk, 'listPublicCourses', params);


export const getListPublicCoursesQueryOptions = <TData = Awaited<ReturnType<typeof listPublicCourses>>, TError = OperationError<'listPublicCourses'>>(params: ListPublicCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicCoursesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicCourses>>> = ({ signal, queryKey }) => listPublicCourses(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicCourses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicCoursesQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicCourses>>>
export type ListPublicCoursesQueryError = OperationError<'listPublicCourses'>


/**
 * Course appointments of a period (public)
 *
 * Public variant of listCourses. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useListPublicCourses<TData = Awaited<ReturnType<typeof listPublicCourses>>, TError = OperationError<'listPublicCourses'>>(
 params: ListPublicCoursesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCourses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicCourses>>,
          TError,
          Awaited<ReturnType<typeof listPublicCourses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period (public)
 *
 * Public variant of listCourses. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useListPublicCourses<TData = Awaited<ReturnType<typeof listPublicCourses>>, TError = OperationError<'listPublicCourses'>>(
 params: ListPublicCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCourses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicCourses>>,
          TError,
          Awaited<ReturnType<typeof listPublicCourses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period (public)
 *
 * Public variant of listCourses. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useListPublicCourses<TData = Awaited<ReturnType<typeof listPublicCourses>>, TError = OperationError<'listPublicCourses'>>(
 params: ListPublicCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period (public)
 *
 * Public variant of listCourses. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useListPublicCourses<TData = Awaited<ReturnType<typeof listPublicCourses>>, TError = OperationError<'listPublicCourses'>>(
 params: ListPublicCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicCoursesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Course appointments of a period (public)
 *
 * Public variant of listCourses. Without a session, myBooking and benefitBookingOptionType are null.
 */
export const prefetchListPublicCoursesQuery = async <TData = Awaited<ReturnType<typeof listPublicCourses>>, TError = OperationError<'listPublicCourses'>>(
 queryClient: QueryClient, params: ListPublicCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPublicCoursesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPublicCourses} query
 */
export const invalidateListPublicCourses = async (
 queryClient: QueryClient, params: ListPublicCoursesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPublicCoursesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListPublicCoursesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPublicCourses>>, TError = OperationError<'listPublicCourses'>>(params: ListPublicCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicCoursesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicCourses>>> = ({ signal, queryKey }) => listPublicCourses(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCourses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPublicCoursesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicCourses>>>
export type ListPublicCoursesSuspenseQueryError = OperationError<'listPublicCourses'>


/**
 * Course appointments of a period (public)
 *
 * Public variant of listCourses. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useListPublicCoursesSuspense<TData = Awaited<ReturnType<typeof listPublicCourses>>, TError = OperationError<'listPublicCourses'>>(
 params: ListPublicCoursesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period (public)
 *
 * Public variant of listCourses. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useListPublicCoursesSuspense<TData = Awaited<ReturnType<typeof listPublicCourses>>, TError = OperationError<'listPublicCourses'>>(
 params: ListPublicCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period (public)
 *
 * Public variant of listCourses. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useListPublicCoursesSuspense<TData = Awaited<ReturnType<typeof listPublicCourses>>, TError = OperationError<'listPublicCourses'>>(
 params: ListPublicCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period (public)
 *
 * Public variant of listCourses. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useListPublicCoursesSuspense<TData = Awaited<ReturnType<typeof listPublicCourses>>, TError = OperationError<'listPublicCourses'>>(
 params: ListPublicCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicCoursesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}