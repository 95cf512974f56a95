/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getCourseAppointmentFilter } from './get-course-appointment-filter.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetCourseAppointmentFilterParams } from '../../model/getCourseAppointmentFilterParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetCourseAppointmentFilterQueryKey = (params?: GetCourseAppointmentFilterParams, sdk?: Sdk) => callKeyOf(sdk, 'getCourseAppointmentFilter', params);


export const getGetCourseAppointmentFilterQueryOptions = <TData = Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError = OperationError<'getCourseAppointmentFilter'>>(params: GetCourseAppointmentFilterParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCourseAppointmentFilterQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCourseAppointmentFilter>>> = ({ signal, queryKey }) => getCourseAppointmentFilter(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCourseAppointmentFilterQueryResult = NonNullable<Awaited<ReturnType<typeof getCourseAppointmentFilter>>>
export type GetCourseAppointmentFilterQueryError = OperationError<'getCourseAppointmentFilter'>


/**
 * Filter values for a studio's courses
 *
 * Public. Only values of upcoming appointments that are not canceled, by name; use the ids as categoryId and employeeId in lists of courses.
 */
export function useGetCourseAppointmentFilter<TData = Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError = OperationError<'getCourseAppointmentFilter'>>(
 params: GetCourseAppointmentFilterParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCourseAppointmentFilter>>,
          TError,
          Awaited<ReturnType<typeof getCourseAppointmentFilter>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Filter values for a studio's courses
 *
 * Public. Only values of upcoming appointments that are not canceled, by name; use the ids as categoryId and employeeId in lists of courses.
 */
export function useGetCourseAppointmentFilter<TData = Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError = OperationError<'getCourseAppointmentFilter'>>(
 params: GetCourseAppointmentFilterParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCourseAppointmentFilter>>,
          TError,
          Awaited<ReturnType<typeof getCourseAppointmentFilter>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Filter values for a studio's courses
 *
 * Public. Only values of upcoming appointments that are not canceled, by name; use the ids as categoryId and employeeId in lists of courses.
 */
export function useGetCourseAppointmentFilter<TData = Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError = OperationError<'getCourseAppointmentFilter'>>(
 params: GetCourseAppointmentFilterParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Filter values for a studio's courses
 *
 * Public. Only values of upcoming appointments that are not canceled, by name; use the ids as categoryId and employeeId in lists of courses.
 */
export function useGetCourseAppointmentFilter<TData = Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError = OperationError<'getCourseAppointmentFilter'>>(
 params: GetCourseAppointmentFilterParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCourseAppointmentFilterQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Filter values for a studio's courses
 *
 * Public. Only values of upcoming appointments that are not canceled, by name; use the ids as categoryId and employeeId in lists of courses.
 */
export const prefetchGetCourseAppointmentFilterQuery = async <TData = Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError = OperationError<'getCourseAppointmentFilter'>>(
 queryClient: QueryClient, params: GetCourseAppointmentFilterParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCourseAppointmentFilterQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCourseAppointmentFilter} query
 */
export const invalidateGetCourseAppointmentFilter = async (
 queryClient: QueryClient, params: GetCourseAppointmentFilterParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCourseAppointmentFilterQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetCourseAppointmentFilterSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError = OperationError<'getCourseAppointmentFilter'>>(params: GetCourseAppointmentFilterParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCourseAppointmentFilterQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCourseAppointmentFilter>>> = ({ signal, queryKey }) => getCourseAppointmentFilter(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCourseAppointmentFilterSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCourseAppointmentFilter>>>
export type GetCourseAppointmentFilterSuspenseQueryError = OperationError<'getCourseAppointmentFilter'>


/**
 * Filter values for a studio's courses
 *
 * Public. Only values of upcoming appointments that are not canceled, by name; use the ids as categoryId and employeeId in lists of courses.
 */
export function useGetCourseAppointmentFilterSuspense<TData = Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError = OperationError<'getCourseAppointmentFilter'>>(
 params: GetCourseAppointmentFilterParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Filter values for a studio's courses
 *
 * Public. Only values of upcoming appointments that are not canceled, by name; use the ids as categoryId and employeeId in lists of courses.
 */
export function useGetCourseAppointmentFilterSuspense<TData = Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError = OperationError<'getCourseAppointmentFilter'>>(
 params: GetCourseAppointmentFilterParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Filter values for a studio's courses
 *
 * Public. Only values of upcoming appointments that are not canceled, by name; use the ids as categoryId and employeeId in lists of courses.
 */
export function useGetCourseAppointmentFilterSuspense<TData = Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError = OperationError<'getCourseAppointmentFilter'>>(
 params: GetCourseAppointmentFilterParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Filter values for a studio's courses
 *
 * Public. Only values of upcoming appointments that are not canceled, by name; use the ids as categoryId and employeeId in lists of courses.
 */
export function useGetCourseAppointmentFilterSuspense<TData = Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError = OperationError<'getCourseAppointmentFilter'>>(
 params: GetCourseAppointmentFilterParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentFilter>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCourseAppointmentFilterSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}