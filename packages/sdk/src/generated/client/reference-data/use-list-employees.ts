/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listEmployees } from './list-employees.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListEmployeesParams } from '../../model/listEmployeesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListEmployeesQueryKey = (params?: ListEmployeesParams, sdk?: Sdk) => callKeyOf(sdk, 'listEmployees', params);


export const getListEmployeesQueryOptions = <TData = Awaited<ReturnType<typeof listEmployees>>, TError = OperationError<'listEmployees'>>(params: ListEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEmployeesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEmployees>>> = ({ signal, queryKey }) => listEmployees(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEmployeesQueryResult = NonNullable<Awaited<ReturnType<typeof listEmployees>>>
export type ListEmployeesQueryError = OperationError<'listEmployees'>


/**
 * Employees of a studio
 *
 * Public. Employees who can be booked for a single appointment at the studio, or lead or have led a course there. listEmployeesWithFutureCourses has those with upcoming courses.
 */
export function useListEmployees<TData = Awaited<ReturnType<typeof listEmployees>>, TError = OperationError<'listEmployees'>>(
 params: ListEmployeesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEmployees>>,
          TError,
          Awaited<ReturnType<typeof listEmployees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Employees of a studio
 *
 * Public. Employees who can be booked for a single appointment at the studio, or lead or have led a course there. listEmployeesWithFutureCourses has those with upcoming courses.
 */
export function useListEmployees<TData = Awaited<ReturnType<typeof listEmployees>>, TError = OperationError<'listEmployees'>>(
 params: ListEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEmployees>>,
          TError,
          Awaited<ReturnType<typeof listEmployees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Employees of a studio
 *
 * Public. Employees who can be booked for a single appointment at the studio, or lead or have led a course there. listEmployeesWithFutureCourses has those with upcoming courses.
 */
export function useListEmployees<TData = Awaited<ReturnType<typeof listEmployees>>, TError = OperationError<'listEmployees'>>(
 params: ListEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Employees of a studio
 *
 * Public. Employees who can be booked for a single appointment at the studio, or lead or have led a course there. listEmployeesWithFutureCourses has those with upcoming courses.
 */
export function useListEmployees<TData = Awaited<ReturnType<typeof listEmployees>>, TError = OperationError<'listEmployees'>>(
 params: ListEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEmployeesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Employees of a studio
 *
 * Public. Employees who can be booked for a single appointment at the studio, or lead or have led a course there. listEmployeesWithFutureCourses has those with upcoming courses.
 */
export const prefetchListEmployeesQuery = async <TData = Awaited<ReturnType<typeof listEmployees>>, TError = OperationError<'listEmployees'>>(
 queryClient: QueryClient, params: ListEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListEmployeesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListEmployees} query
 */
export const invalidateListEmployees = async (
 queryClient: QueryClient, params: ListEmployeesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListEmployeesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListEmployeesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listEmployees>>, TError = OperationError<'listEmployees'>>(params: ListEmployeesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEmployeesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEmployees>>> = ({ signal, queryKey }) => listEmployees(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListEmployeesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listEmployees>>>
export type ListEmployeesSuspenseQueryError = OperationError<'listEmployees'>


/**
 * Employees of a studio
 *
 * Public. Employees who can be booked for a single appointment at the studio, or lead or have led a course there. listEmployeesWithFutureCourses has those with upcoming courses.
 */
export function useListEmployeesSuspense<TData = Awaited<ReturnType<typeof listEmployees>>, TError = OperationError<'listEmployees'>>(
 params: ListEmployeesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Employees of a studio
 *
 * Public. Employees who can be booked for a single appointment at the studio, or lead or have led a course there. listEmployeesWithFutureCourses has those with upcoming courses.
 */
export function useListEmployeesSuspense<TData = Awaited<ReturnType<typeof listEmployees>>, TError = OperationError<'listEmployees'>>(
 params: ListEmployeesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Employees of a studio
 *
 * Public. Employees who can be booked for a single appointment at the studio, or lead or have led a course there. listEmployeesWithFutureCourses has those with upcoming courses.
 */
export function useListEmployeesSuspense<TData = Awaited<ReturnType<typeof listEmployees>>, TError = OperationError<'listEmployees'>>(
 params: ListEmployeesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Employees of a studio
 *
 * Public. Employees who can be booked for a single appointment at the studio, or lead or have led a course there. listEmployeesWithFutureCourses has those with upcoming courses.
 */
export function useListEmployeesSuspense<TData = Awaited<ReturnType<typeof listEmployees>>, TError = OperationError<'listEmployees'>>(
 params: ListEmployeesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEmployeesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}