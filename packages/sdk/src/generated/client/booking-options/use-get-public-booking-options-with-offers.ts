/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicBookingOptionsWithOffers } from './get-public-booking-options-with-offers.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetPublicBookingOptionsWithOffersParams } from '../../model/getPublicBookingOptionsWithOffersParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPublicBookingOptionsWithOffersQueryKey = (params?: GetPublicBookingOptionsWithOffersParams, sdk?: Sdk) => callKeyOf(sdk, 'getPublicBookingOptionsWithOffers', params);


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