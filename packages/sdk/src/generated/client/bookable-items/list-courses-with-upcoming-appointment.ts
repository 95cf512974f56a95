/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
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
  ListCoursesWithUpcomingAppointmentParams
} from '../../model/listCoursesWithUpcomingAppointmentParams.ts';

import { familyFetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';


export const getListCoursesWithUpcomingAppointmentUrl = (params: ListCoursesWithUpcomingAppointmentParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v2/bookableitems/courses/with-upcoming-appointment?${stringifiedParams}` : `/nox/v2/bookableitems/courses/with-upcoming-appointment`
}

/**
 * Courses with their next appointment
 *
 * For any logged-in user, for an overview. Each current or former course of the studio occurs once, with its next appointment, full or not, or null.
 */
export const listCoursesWithUpcomingAppointment = async (params: ListCoursesWithUpcomingAppointmentParams, options?: Parameters<typeof familyFetcher>[1]): Promise<CourseWithUpcomingAppointment[]> => {

  return familyFetcher<CourseWithUpcomingAppointment[]>(getListCoursesWithUpcomingAppointmentUrl(params),
  {
      operationId: 'listCoursesWithUpcomingAppointment', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListCoursesWithUpcomingAppointmentResponse);}


const deserializeListCoursesWithUpcomingAppointmentResponse = (data: CourseWithUpcomingAppointment[]): CourseWithUpcomingAppointment[] => {
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
