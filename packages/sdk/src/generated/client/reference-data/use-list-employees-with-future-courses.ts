/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listEmployeesWithFutureCourses } from './list-employees-with-future-courses.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListEmployeesWithFutureCoursesParams } from '../../model/listEmployeesWithFutureCoursesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListEmployeesWithFutureCoursesQueryKey = (params?: ListEmployeesWithFutureCoursesParams, sdk?: Sdk) => callKeyOf(sdk, 'listEmployeesWithFutureCourses', params);


export const getListEmployeesWithFutureCoursesQueryOptions = <TData = Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError = OperationError<'listEmployeesWithFutureCourses'>>(params: ListEmployeesWithFutureCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEmployeesWithFutureCoursesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>> = ({ signal, queryKey }) => listEmployeesWithFutureCourses(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEmployeesWithFutureCoursesQueryResult = NonNullable<Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>>
export type ListEmployeesWithFutureCoursesQueryError = OperationError<'listEmployeesWithFutureCourses'>


/**
 * Employees of a studio with upcoming courses
 *
 * Public. Employees who lead a course at the studio that has not ended and is not canceled, full or not. listEmployees has all employees of the studio.
 */
export function useListEmployeesWithFutureCourses<TData = Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError = OperationError<'listEmployeesWithFutureCourses'>>(
 params: ListEmployeesWithFutureCoursesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>,
          TError,
          Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Employees of a studio with upcoming courses
 *
 * Public. Employees who lead a course at the studio that has not ended and is not canceled, full or not. listEmployees has all employees of the studio.
 */
export function useListEmployeesWithFutureCourses<TData = Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError = OperationError<'listEmployeesWithFutureCourses'>>(
 params: ListEmployeesWithFutureCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>,
          TError,
          Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Employees of a studio with upcoming courses
 *
 * Public. Employees who lead a course at the studio that has not ended and is not canceled, full or not. listEmployees has all employees of the studio.
 */
export function useListEmployeesWithFutureCourses<TData = Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError = OperationError<'listEmployeesWithFutureCourses'>>(
 params: ListEmployeesWithFutureCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Employees of a studio with upcoming courses
 *
 * Public. Employees who lead a course at the studio that has not ended and is not canceled, full or not. listEmployees has all employees of the studio.
 */
export function useListEmployeesWithFutureCourses<TData = Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError = OperationError<'listEmployeesWithFutureCourses'>>(
 params: ListEmployeesWithFutureCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEmployeesWithFutureCoursesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Employees of a studio with upcoming courses
 *
 * Public. Employees who lead a course at the studio that has not ended and is not canceled, full or not. listEmployees has all employees of the studio.
 */
export const prefetchListEmployeesWithFutureCoursesQuery = async <TData = Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError = OperationError<'listEmployeesWithFutureCourses'>>(
 queryClient: QueryClient, params: ListEmployeesWithFutureCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListEmployeesWithFutureCoursesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListEmployeesWithFutureCourses} query
 */
export const invalidateListEmployeesWithFutureCourses = async (
 queryClient: QueryClient, params: ListEmployeesWithFutureCoursesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListEmployeesWithFutureCoursesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListEmployeesWithFutureCoursesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError = OperationError<'listEmployeesWithFutureCourses'>>(params: ListEmployeesWithFutureCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEmployeesWithFutureCoursesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>> = ({ signal, queryKey }) => listEmployeesWithFutureCourses(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListEmployeesWithFutureCoursesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>>
export type ListEmployeesWithFutureCoursesSuspenseQueryError = OperationError<'listEmployeesWithFutureCourses'>


/**
 * Employees of a studio with upcoming courses
 *
 * Public. Employees who lead a course at the studio that has not ended and is not canceled, full or not. listEmployees has all employees of the studio.
 */
export function useListEmployeesWithFutureCoursesSuspense<TData = Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError = OperationError<'listEmployeesWithFutureCourses'>>(
 params: ListEmployeesWithFutureCoursesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Employees of a studio with upcoming courses
 *
 * Public. Employees who lead a course at the studio that has not ended and is not canceled, full or not. listEmployees has all employees of the studio.
 */
export function useListEmployeesWithFutureCoursesSuspense<TData = Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError = OperationError<'listEmployeesWithFutureCourses'>>(
 params: ListEmployeesWithFutureCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Employees of a studio with upcoming courses
 *
 * Public. Employees who lead a course at the studio that has not ended and is not canceled, full or not. listEmployees has all employees of the studio.
 */
export function useListEmployeesWithFutureCoursesSuspense<TData = Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError = OperationError<'listEmployeesWithFutureCourses'>>(
 params: ListEmployeesWithFutureCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Employees of a studio with upcoming courses
 *
 * Public. Employees who lead a course at the studio that has not ended and is not canceled, full or not. listEmployees has all employees of the studio.
 */
export function useListEmployeesWithFutureCoursesSuspense<TData = Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError = OperationError<'listEmployeesWithFutureCourses'>>(
 params: ListEmployeesWithFutureCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployeesWithFutureCourses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEmployeesWithFutureCoursesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}