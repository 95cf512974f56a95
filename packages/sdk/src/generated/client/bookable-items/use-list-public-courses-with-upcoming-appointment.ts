/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPublicCoursesWithUpcomingAppointment } from './list-public-courses-with-upcoming-appointment.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListPublicCoursesWithUpcomingAppointmentParams } from '../../model/listPublicCoursesWithUpcomingAppointmentParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListPublicCoursesWithUpcomingAppointmentQueryKey = (params?: ListPublicCoursesWithUpcomingAppointmentParams, sdk?: Sdk) => callKeyOf(sdk, 'listPublicCoursesWithUpcomingAppointment', params);


export const getListPublicCoursesWithUpcomingAppointmentQueryOptions = <TData = Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError = OperationError<'listPublicCoursesWithUpcomingAppointment'>>(params: ListPublicCoursesWithUpcomingAppointmentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicCoursesWithUpcomingAppointmentQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>> = ({ signal, queryKey }) => listPublicCoursesWithUpcomingAppointment(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicCoursesWithUpcomingAppointmentQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>>
export type ListPublicCoursesWithUpcomingAppointmentQueryError = OperationError<'listPublicCoursesWithUpcomingAppointment'>


/**
 * Courses with their next appointment (public)
 *
 * Public variant of listCoursesWithUpcomingAppointment, with or without a session.
 */
export function useListPublicCoursesWithUpcomingAppointment<TData = Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError = OperationError<'listPublicCoursesWithUpcomingAppointment'>>(
 params: ListPublicCoursesWithUpcomingAppointmentParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>,
          TError,
          Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Courses with their next appointment (public)
 *
 * Public variant of listCoursesWithUpcomingAppointment, with or without a session.
 */
export function useListPublicCoursesWithUpcomingAppointment<TData = Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError = OperationError<'listPublicCoursesWithUpcomingAppointment'>>(
 params: ListPublicCoursesWithUpcomingAppointmentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>,
          TError,
          Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Courses with their next appointment (public)
 *
 * Public variant of listCoursesWithUpcomingAppointment, with or without a session.
 */
export function useListPublicCoursesWithUpcomingAppointment<TData = Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError = OperationError<'listPublicCoursesWithUpcomingAppointment'>>(
 params: ListPublicCoursesWithUpcomingAppointmentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Courses with their next appointment (public)
 *
 * Public variant of listCoursesWithUpcomingAppointment, with or without a session.
 */
export function useListPublicCoursesWithUpcomingAppointment<TData = Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError = OperationError<'listPublicCoursesWithUpcomingAppointment'>>(
 params: ListPublicCoursesWithUpcomingAppointmentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicCoursesWithUpcomingAppointmentQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Courses with their next appointment (public)
 *
 * Public variant of listCoursesWithUpcomingAppointment, with or without a session.
 */
export const prefetchListPublicCoursesWithUpcomingAppointmentQuery = async <TData = Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError = OperationError<'listPublicCoursesWithUpcomingAppointment'>>(
 queryClient: QueryClient, params: ListPublicCoursesWithUpcomingAppointmentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPublicCoursesWithUpcomingAppointmentQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPublicCoursesWithUpcomingAppointment} query
 */
export const invalidateListPublicCoursesWithUpcomingAppointment = async (
 queryClient: QueryClient, params: ListPublicCoursesWithUpcomingAppointmentParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPublicCoursesWithUpcomingAppointmentQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListPublicCoursesWithUpcomingAppointmentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError = OperationError<'listPublicCoursesWithUpcomingAppointment'>>(params: ListPublicCoursesWithUpcomingAppointmentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicCoursesWithUpcomingAppointmentQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>> = ({ signal, queryKey }) => listPublicCoursesWithUpcomingAppointment(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPublicCoursesWithUpcomingAppointmentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>>
export type ListPublicCoursesWithUpcomingAppointmentSuspenseQueryError = OperationError<'listPublicCoursesWithUpcomingAppointment'>


/**
 * Courses with their next appointment (public)
 *
 * Public variant of listCoursesWithUpcomingAppointment, with or without a session.
 */
export function useListPublicCoursesWithUpcomingAppointmentSuspense<TData = Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError = OperationError<'listPublicCoursesWithUpcomingAppointment'>>(
 params: ListPublicCoursesWithUpcomingAppointmentParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Courses with their next appointment (public)
 *
 * Public variant of listCoursesWithUpcomingAppointment, with or without a session.
 */
export function useListPublicCoursesWithUpcomingAppointmentSuspense<TData = Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError = OperationError<'listPublicCoursesWithUpcomingAppointment'>>(
 params: ListPublicCoursesWithUpcomingAppointmentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Courses with their next appointment (public)
 *
 * Public variant of listCoursesWithUpcomingAppointment, with or without a session.
 */
export function useListPublicCoursesWithUpcomingAppointmentSuspense<TData = Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError = OperationError<'listPublicCoursesWithUpcomingAppointment'>>(
 params: ListPublicCoursesWithUpcomingAppointmentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Courses with their next appointment (public)
 *
 * Public variant of listCoursesWithUpcomingAppointment, with or without a session.
 */
export function useListPublicCoursesWithUpcomingAppointmentSuspense<TData = Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError = OperationError<'listPublicCoursesWithUpcomingAppointment'>>(
 params: ListPublicCoursesWithUpcomingAppointmentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithUpcomingAppointment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicCoursesWithUpcomingAppointmentSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}