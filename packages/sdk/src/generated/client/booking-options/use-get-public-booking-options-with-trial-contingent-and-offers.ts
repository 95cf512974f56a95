/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicBookingOptionsWithTrialContingentAndOffers } from './get-public-booking-options-with-trial-contingent-and-offers.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetPublicBookingOptionsWithTrialContingentAndOffersParams } from '../../model/getPublicBookingOptionsWithTrialContingentAndOffersParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPublicBookingOptionsWithTrialContingentAndOffersQueryKey = (params?: GetPublicBookingOptionsWithTrialContingentAndOffersParams, sdk?: Sdk) => callKeyOf(sdk, 'getPublicBookingOptionsWithTrialContingentAndOffers', params);


export const getGetPublicBookingOptionsWithTrialContingentAndOffersQueryOptions = <TData = Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError = OperationError<'getPublicBookingOptionsWithTrialContingentAndOffers'>>(params?: GetPublicBookingOptionsWithTrialContingentAndOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicBookingOptionsWithTrialContingentAndOffersQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>> = ({ signal, queryKey }) => getPublicBookingOptionsWithTrialContingentAndOffers(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicBookingOptionsWithTrialContingentAndOffersQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>>
export type GetPublicBookingOptionsWithTrialContingentAndOffersQueryError = OperationError<'getPublicBookingOptionsWithTrialContingentAndOffers'>


/**
 * Booking options for an appointment, including trials (public)
 *
 * Public. Offers for customers without an account; bookingOptions and trialContingents are always empty, so getPublicBookingOptionsWithOffers returns the same information.
 */
export function useGetPublicBookingOptionsWithTrialContingentAndOffers<TData = Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError = OperationError<'getPublicBookingOptionsWithTrialContingentAndOffers'>>(
 params: undefined |  GetPublicBookingOptionsWithTrialContingentAndOffersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>,
          TError,
          Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options for an appointment, including trials (public)
 *
 * Public. Offers for customers without an account; bookingOptions and trialContingents are always empty, so getPublicBookingOptionsWithOffers returns the same information.
 */
export function useGetPublicBookingOptionsWithTrialContingentAndOffers<TData = Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError = OperationError<'getPublicBookingOptionsWithTrialContingentAndOffers'>>(
 params?: GetPublicBookingOptionsWithTrialContingentAndOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>,
          TError,
          Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options for an appointment, including trials (public)
 *
 * Public. Offers for customers without an account; bookingOptions and trialContingents are always empty, so getPublicBookingOptionsWithOffers returns the same information.
 */
export function useGetPublicBookingOptionsWithTrialContingentAndOffers<TData = Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError = OperationError<'getPublicBookingOptionsWithTrialContingentAndOffers'>>(
 params?: GetPublicBookingOptionsWithTrialContingentAndOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Booking options for an appointment, including trials (public)
 *
 * Public. Offers for customers without an account; bookingOptions and trialContingents are always empty, so getPublicBookingOptionsWithOffers returns the same information.
 */
export function useGetPublicBookingOptionsWithTrialContingentAndOffers<TData = Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError = OperationError<'getPublicBookingOptionsWithTrialContingentAndOffers'>>(
 params?: GetPublicBookingOptionsWithTrialContingentAndOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicBookingOptionsWithTrialContingentAndOffersQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Booking options for an appointment, including trials (public)
 *
 * Public. Offers for customers without an account; bookingOptions and trialContingents are always empty, so getPublicBookingOptionsWithOffers returns the same information.
 */
export const prefetchGetPublicBookingOptionsWithTrialContingentAndOffersQuery = async <TData = Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError = OperationError<'getPublicBookingOptionsWithTrialContingentAndOffers'>>(
 queryClient: QueryClient, params?: GetPublicBookingOptionsWithTrialContingentAndOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicBookingOptionsWithTrialContingentAndOffersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicBookingOptionsWithTrialContingentAndOffers} query
 */
export const invalidateGetPublicBookingOptionsWithTrialContingentAndOffers = async (
 queryClient: QueryClient, params?: GetPublicBookingOptionsWithTrialContingentAndOffersParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicBookingOptionsWithTrialContingentAndOffersQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicBookingOptionsWithTrialContingentAndOffersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError = OperationError<'getPublicBookingOptionsWithTrialContingentAndOffers'>>(params?: GetPublicBookingOptionsWithTrialContingentAndOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicBookingOptionsWithTrialContingentAndOffersQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>> = ({ signal, queryKey }) => getPublicBookingOptionsWithTrialContingentAndOffers(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicBookingOptionsWithTrialContingentAndOffersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>>
export type GetPublicBookingOptionsWithTrialContingentAndOffersSuspenseQueryError = OperationError<'getPublicBookingOptionsWithTrialContingentAndOffers'>


/**
 * Booking options for an appointment, including trials (public)
 *
 * Public. Offers for customers without an account; bookingOptions and trialContingents are always empty, so getPublicBookingOptionsWithOffers returns the same information.
 */
export function useGetPublicBookingOptionsWithTrialContingentAndOffersSuspense<TData = Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError = OperationError<'getPublicBookingOptionsWithTrialContingentAndOffers'>>(
 params: undefined |  GetPublicBookingOptionsWithTrialContingentAndOffersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options for an appointment, including trials (public)
 *
 * Public. Offers for customers without an account; bookingOptions and trialContingents are always empty, so getPublicBookingOptionsWithOffers returns the same information.
 */
export function useGetPublicBookingOptionsWithTrialContingentAndOffersSuspense<TData = Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError = OperationError<'getPublicBookingOptionsWithTrialContingentAndOffers'>>(
 params?: GetPublicBookingOptionsWithTrialContingentAndOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options for an appointment, including trials (public)
 *
 * Public. Offers for customers without an account; bookingOptions and trialContingents are always empty, so getPublicBookingOptionsWithOffers returns the same information.
 */
export function useGetPublicBookingOptionsWithTrialContingentAndOffersSuspense<TData = Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError = OperationError<'getPublicBookingOptionsWithTrialContingentAndOffers'>>(
 params?: GetPublicBookingOptionsWithTrialContingentAndOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Booking options for an appointment, including trials (public)
 *
 * Public. Offers for customers without an account; bookingOptions and trialContingents are always empty, so getPublicBookingOptionsWithOffers returns the same information.
 */
export function useGetPublicBookingOptionsWithTrialContingentAndOffersSuspense<TData = Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError = OperationError<'getPublicBookingOptionsWithTrialContingentAndOffers'>>(
 params?: GetPublicBookingOptionsWithTrialContingentAndOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicBookingOptionsWithTrialContingentAndOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicBookingOptionsWithTrialContingentAndOffersSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}