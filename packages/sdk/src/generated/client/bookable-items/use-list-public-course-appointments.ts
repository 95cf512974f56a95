/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPublicCourseAppointments } from './list-public-course-appointments.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListPublicCourseAppointmentsParams } from '../../model/listPublicCourseAppointmentsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListPublicCourseAppointmentsQueryKey = (params?: ListPublicCourseAppointmentsParams, sdk?: Sdk) => callKeyOf(sdk, 'listPublicCourseAppointments', params);


export const getListPublicCourseAppointmentsQueryOptions = <TData = Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError = OperationError<'listPublicCourseAppointments'>>(params: ListPublicCourseAppointmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicCourseAppointmentsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicCourseAppointments>>> = ({ signal, queryKey }) => listPublicCourseAppointments(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicCourseAppointmentsQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicCourseAppointments>>>
export type ListPublicCourseAppointmentsQueryError = OperationError<'listPublicCourseAppointments'>


/**
 * Course appointments of a period (public)
 *
 * Public. Older path of listPublicCourses with the same response; use that instead.
 */
export function useListPublicCourseAppointments<TData = Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError = OperationError<'listPublicCourseAppointments'>>(
 params: ListPublicCourseAppointmentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicCourseAppointments>>,
          TError,
          Awaited<ReturnType<typeof listPublicCourseAppointments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period (public)
 *
 * Public. Older path of listPublicCourses with the same response; use that instead.
 */
export function useListPublicCourseAppointments<TData = Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError = OperationError<'listPublicCourseAppointments'>>(
 params: ListPublicCourseAppointmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicCourseAppointments>>,
          TError,
          Awaited<ReturnType<typeof listPublicCourseAppointments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period (public)
 *
 * Public. Older path of listPublicCourses with the same response; use that instead.
 */
export function useListPublicCourseAppointments<TData = Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError = OperationError<'listPublicCourseAppointments'>>(
 params: ListPublicCourseAppointmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period (public)
 *
 * Public. Older path of listPublicCourses with the same response; use that instead.
 */
export function useListPublicCourseAppointments<TData = Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError = OperationError<'listPublicCourseAppointments'>>(
 params: ListPublicCourseAppointmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicCourseAppointmentsQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Course appointments of a period (public)
 *
 * Public. Older path of listPublicCourses with the same response; use that instead.
 */
export const prefetchListPublicCourseAppointmentsQuery = async <TData = Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError = OperationError<'listPublicCourseAppointments'>>(
 queryClient: QueryClient, params: ListPublicCourseAppointmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPublicCourseAppointmentsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPublicCourseAppointments} query
 */
export const invalidateListPublicCourseAppointments = async (
 queryClient: QueryClient, params: ListPublicCourseAppointmentsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPublicCourseAppointmentsQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListPublicCourseAppointmentsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError = OperationError<'listPublicCourseAppointments'>>(params: ListPublicCourseAppointmentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicCourseAppointmentsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicCourseAppointments>>> = ({ signal, queryKey }) => listPublicCourseAppointments(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPublicCourseAppointmentsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicCourseAppointments>>>
export type ListPublicCourseAppointmentsSuspenseQueryError = OperationError<'listPublicCourseAppointments'>


/**
 * Course appointments of a period (public)
 *
 * Public. Older path of listPublicCourses with the same response; use that instead.
 */
export function useListPublicCourseAppointmentsSuspense<TData = Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError = OperationError<'listPublicCourseAppointments'>>(
 params: ListPublicCourseAppointmentsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period (public)
 *
 * Public. Older path of listPublicCourses with the same response; use that instead.
 */
export function useListPublicCourseAppointmentsSuspense<TData = Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError = OperationError<'listPublicCourseAppointments'>>(
 params: ListPublicCourseAppointmentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period (public)
 *
 * Public. Older path of listPublicCourses with the same response; use that instead.
 */
export function useListPublicCourseAppointmentsSuspense<TData = Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError = OperationError<'listPublicCourseAppointments'>>(
 params: ListPublicCourseAppointmentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period (public)
 *
 * Public. Older path of listPublicCourses with the same response; use that instead.
 */
export function useListPublicCourseAppointmentsSuspense<TData = Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError = OperationError<'listPublicCourseAppointments'>>(
 params: ListPublicCourseAppointmentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCourseAppointments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicCourseAppointmentsSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}