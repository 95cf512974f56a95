/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listCoursesWithUpcomingAppointment } from './list-courses-with-upcoming-appointment.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListCoursesWithUpcomingAppointmentParams } from '../../model/listCoursesWithUpcomingAppointmentParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getListCoursesWithUpcomingAppointmentQueryKey = (params?: ListCoursesWithUpcomingAppointmentParams, sdk?: Sdk) => familyKeyOf(sdk, 'listCoursesWithUpcomingAppointment', params);


export const getListCoursesWithUpcomingAppointmentQueryOptions = <TData = Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError = OperationError<'listCoursesWithUpcomingAppointment'>>(params: ListCoursesWithUpcomingAppointmentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoursesWithUpcomingAppointmentQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>> = ({ signal, queryKey }) => listCoursesWithUpcomingAppointment(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCoursesWithUpcomingAppointmentQueryResult = NonNullable<Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>>
export type ListCoursesWithUpcomingAppointmentQueryError = OperationError<'listCoursesWithUpcomingAppointment'>


/**
 * Courses with their next appointment
 *
 * For any logged-in user, for an overview. Each current or former course of the studio occurs once, with its next appointment, full or not, or null.
 */
export function useListCoursesWithUpcomingAppointment<TData = Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError = OperationError<'listCoursesWithUpcomingAppointment'>>(
 params: ListCoursesWithUpcomingAppointmentParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>,
          TError,
          Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Courses with their next appointment
 *
 * For any logged-in user, for an overview. Each current or former course of the studio occurs once, with its next appointment, full or not, or null.
 */
export function useListCoursesWithUpcomingAppointment<TData = Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError = OperationError<'listCoursesWithUpcomingAppointment'>>(
 params: ListCoursesWithUpcomingAppointmentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>,
          TError,
          Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Courses with their next appointment
 *
 * For any logged-in user, for an overview. Each current or former course of the studio occurs once, with its next appointment, full or not, or null.
 */
export function useListCoursesWithUpcomingAppointment<TData = Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError = OperationError<'listCoursesWithUpcomingAppointment'>>(
 params: ListCoursesWithUpcomingAppointmentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Courses with their next appointment
 *
 * For any logged-in user, for an overview. Each current or former course of the studio occurs once, with its next appointment, full or not, or null.
 */
export function useListCoursesWithUpcomingAppointment<TData = Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError = OperationError<'listCoursesWithUpcomingAppointment'>>(
 params: ListCoursesWithUpcomingAppointmentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCoursesWithUpcomingAppointmentQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Courses with their next appointment
 *
 * For any logged-in user, for an overview. Each current or former course of the studio occurs once, with its next appointment, full or not, or null.
 */
export const prefetchListCoursesWithUpcomingAppointmentQuery = async <TData = Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError = OperationError<'listCoursesWithUpcomingAppointment'>>(
 queryClient: QueryClient, params: ListCoursesWithUpcomingAppointmentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCoursesWithUpcomingAppointmentQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCoursesWithUpcomingAppointment} query
 */
export const invalidateListCoursesWithUpcomingAppointment = async (
 queryClient: QueryClient, params: ListCoursesWithUpcomingAppointmentParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCoursesWithUpcomingAppointmentQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListCoursesWithUpcomingAppointmentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError = OperationError<'listCoursesWithUpcomingAppointment'>>(params: ListCoursesWithUpcomingAppointmentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoursesWithUpcomingAppointmentQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>> = ({ signal, queryKey }) => listCoursesWithUpcomingAppointment(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCoursesWithUpcomingAppointmentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>>
export type ListCoursesWithUpcomingAppointmentSuspenseQueryError = OperationError<'listCoursesWithUpcomingAppointment'>


/**
 * Courses with their next appointment
 *
 * For any logged-in user, for an overview. Each current or former course of the studio occurs once, with its next appointment, full or not, or null.
 */
export function useListCoursesWithUpcomingAppointmentSuspense<TData = Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError = OperationError<'listCoursesWithUpcomingAppointment'>>(
 params: ListCoursesWithUpcomingAppointmentParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Courses with their next appointment
 *
 * For any logged-in user, for an overview. Each current or former course of the studio occurs once, with its next appointment, full or not, or null.
 */
export function useListCoursesWithUpcomingAppointmentSuspense<TData = Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError = OperationError<'listCoursesWithUpcomingAppointment'>>(
 params: ListCoursesWithUpcomingAppointmentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Courses with their next appointment
 *
 * For any logged-in user, for an overview. Each current or former course of the studio occurs once, with its next appointment, full or not, or null.
 */
export function useListCoursesWithUpcomingAppointmentSuspense<TData = Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError = OperationError<'listCoursesWithUpcomingAppointment'>>(
 params: ListCoursesWithUpcomingAppointmentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Courses with their next appointment
 *
 * For any logged-in user, for an overview. Each current or former course of the studio occurs once, with its next appointment, full or not, or null.
 */
export function useListCoursesWithUpcomingAppointmentSuspense<TData = Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError = OperationError<'listCoursesWithUpcomingAppointment'>>(
 params: ListCoursesWithUpcomingAppointmentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithUpcomingAppointment>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCoursesWithUpcomingAppointmentSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}