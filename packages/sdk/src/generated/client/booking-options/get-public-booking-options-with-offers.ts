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
  BookingOptionsWithOffers
} from '../../model/bookingOptionsWithOffers.ts';

import type {
  GetPublicBookingOptionsWithOffersParams
} from '../../model/getPublicBookingOptionsWithOffersParams.ts';

import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';


export const getGetPublicBookingOptionsWithOffersUrl = (params?: GetPublicBookingOptionsWithOffersParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/bookingoptions/withoffers?${stringifiedParams}` : `/nox/public/v1/bookingoptions/withoffers`
}

/**
 * Booking options and offers for an appointment (public)
 *
 * Public. Offers for customers without an account; bookingOptions is always empty, even with a session. Appointments for members only have no offers.
 */
export const getPublicBookingOptionsWithOffers = async (params?: GetPublicBookingOptionsWithOffersParams, options?: Parameters<typeof fetcher>[1]): Promise<BookingOptionsWithOffers> => {

  return fetcher<BookingOptionsWithOffers>(getGetPublicBookingOptionsWithOffersUrl(params),
  {
      operationId: 'getPublicBookingOptionsWithOffers', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPublicBookingOptionsWithOffersResponse);}


const deserializeGetPublicBookingOptionsWithOffersResponse = (data: BookingOptionsWithOffers): BookingOptionsWithOffers => {
  if (data == null) return data;
  if (data.bookingOptions != null) {
    for (const item0 of data.bookingOptions) {
      
      if (item0.validFrom != null) {
        item0.validFrom = toDate(item0.validFrom);
      }
      if (item0.validUntil != null) {
        item0.validUntil = toDate(item0.validUntil);
      }
      if (item0.renewsOn != null) {
        item0.renewsOn = toDate(item0.renewsOn);
      }
    }
  }
  return data;
};




export const getGetPublicBookingOptionsWithOffersQueryKey = (params?: GetPublicBookingOptionsWithOffersParams, sdk?: Sdk) => queryKeyOf(sdk, 'getPublicBookingOptionsWithOffers', params);


export const getGetPublicBookingOptionsWithOffersQueryOptions = <TData = Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError = OperationError<'getPublicBookingOptionsWithOffers'>>(params?: GetPublicBookingOptionsWithOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicBookingOptionsWithOffersQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>> = ({ signal, queryKey }) => getPublicBookingOptionsWithOffers(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicBookingOptionsWithOffersQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>>
export type GetPublicBookingOptionsWithOffersQueryError = OperationError<'getPublicBookingOptionsWithOffers'>


/**
 * Booking options and offers for an appointment (public)
 *
 * Public. Offers for customers without an account; bookingOptions is always empty, even with a session. Appointments for members only have no offers.
 */
export function useGetPublicBookingOptionsWithOffers<TData = Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError = OperationError<'getPublicBookingOptionsWithOffers'>>(
 params: undefined |  GetPublicBookingOptionsWithOffersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>,
          TError,
          Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options and offers for an appointment (public)
 *
 * Public. Offers for customers without an account; bookingOptions is always empty, even with a session. Appointments for members only have no offers.
 */
export function useGetPublicBookingOptionsWithOffers<TData = Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError = OperationError<'getPublicBookingOptionsWithOffers'>>(
 params?: GetPublicBookingOptionsWithOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>,
          TError,
          Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options and offers for an appointment (public)
 *
 * Public. Offers for customers without an account; bookingOptions is always empty, even with a session. Appointments for members only have no offers.
 */
export function useGetPublicBookingOptionsWithOffers<TData = Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError = OperationError<'getPublicBookingOptionsWithOffers'>>(
 params?: GetPublicBookingOptionsWithOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Booking options and offers for an appointment (public)
 *
 * Public. Offers for customers without an account; bookingOptions is always empty, even with a session. Appointments for members only have no offers.
 */
export function useGetPublicBookingOptionsWithOffers<TData = Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError = OperationError<'getPublicBookingOptionsWithOffers'>>(
 params?: GetPublicBookingOptionsWithOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicBookingOptionsWithOffersQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Booking options and offers for an appointment (public)
 *
 * Public. Offers for customers without an account; bookingOptions is always empty, even with a session. Appointments for members only have no offers.
 */
export const prefetchGetPublicBookingOptionsWithOffersQuery = async <TData = Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError = OperationError<'getPublicBookingOptionsWithOffers'>>(
 queryClient: QueryClient, params?: GetPublicBookingOptionsWithOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicBookingOptionsWithOffersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicBookingOptionsWithOffers} query
 */
export const invalidateGetPublicBookingOptionsWithOffers = async (
 queryClient: QueryClient, params?: GetPublicBookingOptionsWithOffersParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicBookingOptionsWithOffersQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicBookingOptionsWithOffersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError = OperationError<'getPublicBookingOptionsWithOffers'>>(params?: GetPublicBookingOptionsWithOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicBookingOptionsWithOffersQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>> = ({ signal, queryKey }) => getPublicBookingOptionsWithOffers(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicBookingOptionsWithOffersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>>
export type GetPublicBookingOptionsWithOffersSuspenseQueryError = OperationError<'getPublicBookingOptionsWithOffers'>


/**
 * Booking options and offers for an appointment (public)
 *
 * Public. Offers for customers without an account; bookingOptions is always empty, even with a session. Appointments for members only have no offers.
 */
export function useGetPublicBookingOptionsWithOffersSuspense<TData = Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError = OperationError<'getPublicBookingOptionsWithOffers'>>(
 params: undefined |  GetPublicBookingOptionsWithOffersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options and offers for an appointment (public)
 *
 * Public. Offers for customers without an account; bookingOptions is always empty, even with a session. Appointments for members only have no offers.
 */
export function useGetPublicBookingOptionsWithOffersSuspense<TData = Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError = OperationError<'getPublicBookingOptionsWithOffers'>>(
 params?: GetPublicBookingOptionsWithOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options and offers for an appointment (public)
 *
 * Public. Offers for customers without an account; bookingOptions is always empty, even with a session. Appointments for members only have no offers.
 */
export function useGetPublicBookingOptionsWithOffersSuspense<TData = Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError = OperationError<'getPublicBookingOptionsWithOffers'>>(
 params?: GetPublicBookingOptionsWithOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Booking options and offers for an appointment (public)
 *
 * Public. Offers for customers without an account; bookingOptions is always empty, even with a session. Appointments for members only have no offers.
 */
export function useGetPublicBookingOptionsWithOffersSuspense<TData = Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError = OperationError<'getPublicBookingOptionsWithOffers'>>(
 params?: GetPublicBookingOptionsWithOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicBookingOptionsWithOffersSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
