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
  CourseWithUpcomingAppointment
} from '../../model/courseWithUpcomingAppointment.ts';

import type {
  ListPublicCoursesWithUpcomingAppointmentParams
} from '../../model/listPublicCoursesWithUpcomingAppointmentParams.ts';

import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';


export const getListPublicCoursesWithUpcomingAppointmentUrl = (params: ListPublicCoursesWithUpcomingAppointmentParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v2/bookableitems/courses/with-upcoming-appointment?${stringifiedParams}` : `/nox/public/v2/bookableitems/courses/with-upcoming-appointment`
}

/**
 * Courses with their next appointment (public)
 *
 * Public variant of listCoursesWithUpcomingAppointment, with or without a session.
 */
export const listPublicCoursesWithUpcomingAppointment = async (params: ListPublicCoursesWithUpcomingAppointmentParams, options?: Parameters<typeof fetcher>[1]): Promise<CourseWithUpcomingAppointment[]> => {

  return fetcher<CourseWithUpcomingAppointment[]>(getListPublicCoursesWithUpcomingAppointmentUrl(params),
  {
      operationId: 'listPublicCoursesWithUpcomingAppointment', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListPublicCoursesWithUpcomingAppointmentResponse);}


const deserializeListPublicCoursesWithUpcomingAppointmentResponse = (data: CourseWithUpcomingAppointment[]): CourseWithUpcomingAppointment[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    if (item0.upcomingAppointment != null) {
      if (item0.upcomingAppointment.slots != null) {
        for (const item1 of item0.upcomingAppointment.slots) {
          
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
  }
  return data;
};




export const getListPublicCoursesWithUpcomingAppointmentQueryKey = (params?: ListPublicCoursesWithUpcomingAppointmentParams, sdk?: Sdk) => queryKeyOf(sdk, 'listPublicCoursesWithUpcomingAppointment', params);


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
