/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicCourse } from './get-public-course.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPublicCourseQueryKey = (itemId: number, sdk?: Sdk) => callKeyOf(sdk, 'getPublicCourse', itemId);


export const getGetPublicCourseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicCourse>>, TError = OperationError<'getPublicCourse'>>(itemId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCourse>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicCourseQueryKey(itemId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicCourse>>> = ({ signal, queryKey }) => getPublicCourse(itemId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: itemId === null || itemId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicCourse>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicCourseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicCourse>>>
export type GetPublicCourseQueryError = OperationError<'getPublicCourse'>


/**
 * One course appointment (public)
 *
 * Public variant of getCourse. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useGetPublicCourse<TData = Awaited<ReturnType<typeof getPublicCourse>>, TError = OperationError<'getPublicCourse'>>(
 itemId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCourse>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicCourse>>,
          TError,
          Awaited<ReturnType<typeof getPublicCourse>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One course appointment (public)
 *
 * Public variant of getCourse. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useGetPublicCourse<TData = Awaited<ReturnType<typeof getPublicCourse>>, TError = OperationError<'getPublicCourse'>>(
 itemId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCourse>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicCourse>>,
          TError,
          Awaited<ReturnType<typeof getPublicCourse>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One course appointment (public)
 *
 * Public variant of getCourse. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useGetPublicCourse<TData = Awaited<ReturnType<typeof getPublicCourse>>, TError = OperationError<'getPublicCourse'>>(
 itemId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCourse>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One course appointment (public)
 *
 * Public variant of getCourse. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useGetPublicCourse<TData = Awaited<ReturnType<typeof getPublicCourse>>, TError = OperationError<'getPublicCourse'>>(
 itemId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCourse>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicCourseQueryOptions(itemId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * One course appointment (public)
 *
 * Public variant of getCourse. Without a session, myBooking and benefitBookingOptionType are null.
 */
export const prefetchGetPublicCourseQuery = async <TData = Awaited<ReturnType<typeof getPublicCourse>>, TError = OperationError<'getPublicCourse'>>(
 queryClient: QueryClient, itemId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCourse>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicCourseQueryOptions(itemId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicCourse} query
 */
export const invalidateGetPublicCourse = async (
 queryClient: QueryClient, itemId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicCourseQueryKey(itemId, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicCourseSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicCourse>>, TError = OperationError<'getPublicCourse'>>(itemId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCourse>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicCourseQueryKey(itemId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicCourse>>> = ({ signal, queryKey }) => getPublicCourse(itemId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCourse>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicCourseSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicCourse>>>
export type GetPublicCourseSuspenseQueryError = OperationError<'getPublicCourse'>


/**
 * One course appointment (public)
 *
 * Public variant of getCourse. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useGetPublicCourseSuspense<TData = Awaited<ReturnType<typeof getPublicCourse>>, TError = OperationError<'getPublicCourse'>>(
 itemId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCourse>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One course appointment (public)
 *
 * Public variant of getCourse. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useGetPublicCourseSuspense<TData = Awaited<ReturnType<typeof getPublicCourse>>, TError = OperationError<'getPublicCourse'>>(
 itemId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCourse>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One course appointment (public)
 *
 * Public variant of getCourse. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useGetPublicCourseSuspense<TData = Awaited<ReturnType<typeof getPublicCourse>>, TError = OperationError<'getPublicCourse'>>(
 itemId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCourse>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One course appointment (public)
 *
 * Public variant of getCourse. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useGetPublicCourseSuspense<TData = Awaited<ReturnType<typeof getPublicCourse>>, TError = OperationError<'getPublicCourse'>>(
 itemId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCourse>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicCourseSuspenseQueryOptions(itemId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}