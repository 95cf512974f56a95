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
  BookableCourse
} from '../../model/bookableCourse.ts';

import type {
  ListCoursesWithCanceledParams
} from '../../model/listCoursesWithCanceledParams.ts';

import { familyFetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';


export const getListCoursesWithCanceledUrl = (params: ListCoursesWithCanceledParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v2/bookableitems/courses/with-canceled?${stringifiedParams}` : `/nox/v2/bookableitems/courses/with-canceled`
}

/**
 * Course appointments of a period, canceled ones included
 *
 * For any logged-in user, for calendars that show cancelations. The appointments of listCourses plus those canceled by the studio, distinguished by appointmentStatus.
 */
export const listCoursesWithCanceled = async (params: ListCoursesWithCanceledParams, options?: Parameters<typeof familyFetcher>[1]): Promise<BookableCourse[]> => {

  return familyFetcher<BookableCourse[]>(getListCoursesWithCanceledUrl(params),
  {
      operationId: 'listCoursesWithCanceled', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListCoursesWithCanceledResponse);}


const deserializeListCoursesWithCanceledResponse = (data: BookableCourse[]): BookableCourse[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    if (item0.slots != null) {
      for (const item1 of item0.slots) {
        
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
  return data;
};




export const getListCoursesWithCanceledQueryKey = (params?: ListCoursesWithCanceledParams, sdk?: Sdk) => familyKeyOf(sdk, 'listCoursesWithCanceled', params);


export const getListCoursesWithCanceledQueryOptions = <TData = Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError = OperationError<'listCoursesWithCanceled'>>(params: ListCoursesWithCanceledParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoursesWithCanceledQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoursesWithCanceled>>> = ({ signal, queryKey }) => listCoursesWithCanceled(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCoursesWithCanceledQueryResult = NonNullable<Awaited<ReturnType<typeof listCoursesWithCanceled>>>
export type ListCoursesWithCanceledQueryError = OperationError<'listCoursesWithCanceled'>


/**
 * Course appointments of a period, canceled ones included
 *
 * For any logged-in user, for calendars that show cancelations. The appointments of listCourses plus those canceled by the studio, distinguished by appointmentStatus.
 */
export function useListCoursesWithCanceled<TData = Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError = OperationError<'listCoursesWithCanceled'>>(
 params: ListCoursesWithCanceledParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoursesWithCanceled>>,
          TError,
          Awaited<ReturnType<typeof listCoursesWithCanceled>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, canceled ones included
 *
 * For any logged-in user, for calendars that show cancelations. The appointments of listCourses plus those canceled by the studio, distinguished by appointmentStatus.
 */
export function useListCoursesWithCanceled<TData = Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError = OperationError<'listCoursesWithCanceled'>>(
 params: ListCoursesWithCanceledParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoursesWithCanceled>>,
          TError,
          Awaited<ReturnType<typeof listCoursesWithCanceled>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, canceled ones included
 *
 * For any logged-in user, for calendars that show cancelations. The appointments of listCourses plus those canceled by the studio, distinguished by appointmentStatus.
 */
export function useListCoursesWithCanceled<TData = Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError = OperationError<'listCoursesWithCanceled'>>(
 params: ListCoursesWithCanceledParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period, canceled ones included
 *
 * For any logged-in user, for calendars that show cancelations. The appointments of listCourses plus those canceled by the studio, distinguished by appointmentStatus.
 */
export function useListCoursesWithCanceled<TData = Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError = OperationError<'listCoursesWithCanceled'>>(
 params: ListCoursesWithCanceledParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCoursesWithCanceledQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Course appointments of a period, canceled ones included
 *
 * For any logged-in user, for calendars that show cancelations. The appointments of listCourses plus those canceled by the studio, distinguished by appointmentStatus.
 */
export const prefetchListCoursesWithCanceledQuery = async <TData = Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError = OperationError<'listCoursesWithCanceled'>>(
 queryClient: QueryClient, params: ListCoursesWithCanceledParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCoursesWithCanceledQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCoursesWithCanceled} query
 */
export const invalidateListCoursesWithCanceled = async (
 queryClient: QueryClient, params: ListCoursesWithCanceledParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCoursesWithCanceledQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListCoursesWithCanceledSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError = OperationError<'listCoursesWithCanceled'>>(params: ListCoursesWithCanceledParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoursesWithCanceledQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoursesWithCanceled>>> = ({ signal, queryKey }) => listCoursesWithCanceled(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCoursesWithCanceledSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCoursesWithCanceled>>>
export type ListCoursesWithCanceledSuspenseQueryError = OperationError<'listCoursesWithCanceled'>


/**
 * Course appointments of a period, canceled ones included
 *
 * For any logged-in user, for calendars that show cancelations. The appointments of listCourses plus those canceled by the studio, distinguished by appointmentStatus.
 */
export function useListCoursesWithCanceledSuspense<TData = Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError = OperationError<'listCoursesWithCanceled'>>(
 params: ListCoursesWithCanceledParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, canceled ones included
 *
 * For any logged-in user, for calendars that show cancelations. The appointments of listCourses plus those canceled by the studio, distinguished by appointmentStatus.
 */
export function useListCoursesWithCanceledSuspense<TData = Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError = OperationError<'listCoursesWithCanceled'>>(
 params: ListCoursesWithCanceledParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, canceled ones included
 *
 * For any logged-in user, for calendars that show cancelations. The appointments of listCourses plus those canceled by the studio, distinguished by appointmentStatus.
 */
export function useListCoursesWithCanceledSuspense<TData = Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError = OperationError<'listCoursesWithCanceled'>>(
 params: ListCoursesWithCanceledParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period, canceled ones included
 *
 * For any logged-in user, for calendars that show cancelations. The appointments of listCourses plus those canceled by the studio, distinguished by appointmentStatus.
 */
export function useListCoursesWithCanceledSuspense<TData = Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError = OperationError<'listCoursesWithCanceled'>>(
 params: ListCoursesWithCanceledParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCoursesWithCanceledSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
