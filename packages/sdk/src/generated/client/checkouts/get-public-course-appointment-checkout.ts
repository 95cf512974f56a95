/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import { queryKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import {
  queryOptions as queryOptionsBuilder,
  skipToken,
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
  CourseAppointmentCheckout
} from '../../model/courseAppointmentCheckout.ts';

import { fetcher } from '../../../runtime/fetcher.ts';


export const getGetPublicCourseAppointmentCheckoutUrl = (publicToken: string,) => {




  return `/v3/public/checkouts/course-appointment/${encodeURIComponent(String(publicToken))}`
}

/**
 * Purchase of a place in a course (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export const getPublicCourseAppointmentCheckout = async (publicToken: string, options?: Parameters<typeof fetcher>[1]): Promise<CourseAppointmentCheckout> => {

  return fetcher<CourseAppointmentCheckout>(getGetPublicCourseAppointmentCheckoutUrl(publicToken),
  {
      operationId: 'getPublicCourseAppointmentCheckout', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPublicCourseAppointmentCheckoutResponse);}


const deserializeGetPublicCourseAppointmentCheckoutResponse = (data: CourseAppointmentCheckout): CourseAppointmentCheckout => {
  if (data == null) return data;
  if (data.paymentInstrument != null) {
    if (data.paymentInstrument.mandate != null) {
      data.paymentInstrument.mandate.givenAt = toDate(data.paymentInstrument.mandate.givenAt);
    }
  }
  data.createdAt = toDate(data.createdAt);
  data.expiresAt = toDate(data.expiresAt);
  if (data.courseAppointment != null) {
    if (data.courseAppointment.slots != null) {
      for (const item0 of data.courseAppointment.slots) {
        
        item0.startDateTime = toDate(item0.startDateTime);
        item0.endDateTime = toDate(item0.endDateTime);
        if (item0.earliestBookingDateTime != null) {
          item0.earliestBookingDateTime = toDate(item0.earliestBookingDateTime);
        }
        if (item0.latestBookingDateTime != null) {
          item0.latestBookingDateTime = toDate(item0.latestBookingDateTime);
        }
        item0.cancelableUntil = toDate(item0.cancelableUntil);
      }
    }
  }
  if (data.customerData != null) {
    data.customerData.dateOfBirth = toDate(data.customerData.dateOfBirth);
  }
  return data;
};




export const getGetPublicCourseAppointmentCheckoutQueryKey = (publicToken: string, sdk?: Sdk) => queryKeyOf(sdk, 'getPublicCourseAppointmentCheckout', publicToken);


export const getGetPublicCourseAppointmentCheckoutQueryOptions = <TData = Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError = OperationError<'getPublicCourseAppointmentCheckout'>>(publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicCourseAppointmentCheckoutQueryKey(publicToken, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>> = ({ signal, queryKey }) => getPublicCourseAppointmentCheckout(publicToken, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: publicToken === null || publicToken === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicCourseAppointmentCheckoutQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>>
export type GetPublicCourseAppointmentCheckoutQueryError = OperationError<'getPublicCourseAppointmentCheckout'>


/**
 * Purchase of a place in a course (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetPublicCourseAppointmentCheckout<TData = Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError = OperationError<'getPublicCourseAppointmentCheckout'>>(
 publicToken: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>,
          TError,
          Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a place in a course (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetPublicCourseAppointmentCheckout<TData = Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError = OperationError<'getPublicCourseAppointmentCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>,
          TError,
          Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a place in a course (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetPublicCourseAppointmentCheckout<TData = Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError = OperationError<'getPublicCourseAppointmentCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Purchase of a place in a course (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetPublicCourseAppointmentCheckout<TData = Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError = OperationError<'getPublicCourseAppointmentCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicCourseAppointmentCheckoutQueryOptions(publicToken,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Purchase of a place in a course (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export const prefetchGetPublicCourseAppointmentCheckoutQuery = async <TData = Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError = OperationError<'getPublicCourseAppointmentCheckout'>>(
 queryClient: QueryClient, publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicCourseAppointmentCheckoutQueryOptions(publicToken,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicCourseAppointmentCheckout} query
 */
export const invalidateGetPublicCourseAppointmentCheckout = async (
 queryClient: QueryClient, publicToken: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicCourseAppointmentCheckoutQueryKey(publicToken, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicCourseAppointmentCheckoutSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError = OperationError<'getPublicCourseAppointmentCheckout'>>(publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicCourseAppointmentCheckoutQueryKey(publicToken, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>> = ({ signal, queryKey }) => getPublicCourseAppointmentCheckout(publicToken, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicCourseAppointmentCheckoutSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>>
export type GetPublicCourseAppointmentCheckoutSuspenseQueryError = OperationError<'getPublicCourseAppointmentCheckout'>


/**
 * Purchase of a place in a course (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetPublicCourseAppointmentCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError = OperationError<'getPublicCourseAppointmentCheckout'>>(
 publicToken: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a place in a course (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetPublicCourseAppointmentCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError = OperationError<'getPublicCourseAppointmentCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a place in a course (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetPublicCourseAppointmentCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError = OperationError<'getPublicCourseAppointmentCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Purchase of a place in a course (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetPublicCourseAppointmentCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError = OperationError<'getPublicCourseAppointmentCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicCourseAppointmentCheckoutSuspenseQueryOptions(publicToken,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
