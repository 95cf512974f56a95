/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getBookingOptionsWithTrialContingentAndOffers } from './get-booking-options-with-trial-contingent-and-offers.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetBookingOptionsWithTrialContingentAndOffersParams } from '../../model/getBookingOptionsWithTrialContingentAndOffersParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getGetBookingOptionsWithTrialContingentAndOffersQueryKey = (params?: GetBookingOptionsWithTrialContingentAndOffersParams, sdk?: Sdk) => familyKeyOf(sdk, 'getBookingOptionsWithTrialContingentAndOffers', params);


export const getGetBookingOptionsWithTrialContingentAndOffersQueryOptions = <TData = Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError = OperationError<'getBookingOptionsWithTrialContingentAndOffers'>>(params?: GetBookingOptionsWithTrialContingentAndOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookingOptionsWithTrialContingentAndOffersQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>> = ({ signal, queryKey }) => getBookingOptionsWithTrialContingentAndOffers(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookingOptionsWithTrialContingentAndOffersQueryResult = NonNullable<Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>>
export type GetBookingOptionsWithTrialContingentAndOffersQueryError = OperationError<'getBookingOptionsWithTrialContingentAndOffers'>


/**
 * Booking options for an appointment, including trials
 *
 * For any logged-in user, for portals that support trials. Like getBookingOptionsWithOffers, plus a list of the account's trials.
 */
export function useGetBookingOptionsWithTrialContingentAndOffers<TData = Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError = OperationError<'getBookingOptionsWithTrialContingentAndOffers'>>(
 params: undefined |  GetBookingOptionsWithTrialContingentAndOffersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>,
          TError,
          Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options for an appointment, including trials
 *
 * For any logged-in user, for portals that support trials. Like getBookingOptionsWithOffers, plus a list of the account's trials.
 */
export function useGetBookingOptionsWithTrialContingentAndOffers<TData = Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError = OperationError<'getBookingOptionsWithTrialContingentAndOffers'>>(
 params?: GetBookingOptionsWithTrialContingentAndOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>,
          TError,
          Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options for an appointment, including trials
 *
 * For any logged-in user, for portals that support trials. Like getBookingOptionsWithOffers, plus a list of the account's trials.
 */
export function useGetBookingOptionsWithTrialContingentAndOffers<TData = Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError = OperationError<'getBookingOptionsWithTrialContingentAndOffers'>>(
 params?: GetBookingOptionsWithTrialContingentAndOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Booking options for an appointment, including trials
 *
 * For any logged-in user, for portals that support trials. Like getBookingOptionsWithOffers, plus a list of the account's trials.
 */
export function useGetBookingOptionsWithTrialContingentAndOffers<TData = Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError = OperationError<'getBookingOptionsWithTrialContingentAndOffers'>>(
 params?: GetBookingOptionsWithTrialContingentAndOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookingOptionsWithTrialContingentAndOffersQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Booking options for an appointment, including trials
 *
 * For any logged-in user, for portals that support trials. Like getBookingOptionsWithOffers, plus a list of the account's trials.
 */
export const prefetchGetBookingOptionsWithTrialContingentAndOffersQuery = async <TData = Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError = OperationError<'getBookingOptionsWithTrialContingentAndOffers'>>(
 queryClient: QueryClient, params?: GetBookingOptionsWithTrialContingentAndOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetBookingOptionsWithTrialContingentAndOffersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetBookingOptionsWithTrialContingentAndOffers} query
 */
export const invalidateGetBookingOptionsWithTrialContingentAndOffers = async (
 queryClient: QueryClient, params?: GetBookingOptionsWithTrialContingentAndOffersParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetBookingOptionsWithTrialContingentAndOffersQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetBookingOptionsWithTrialContingentAndOffersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError = OperationError<'getBookingOptionsWithTrialContingentAndOffers'>>(params?: GetBookingOptionsWithTrialContingentAndOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookingOptionsWithTrialContingentAndOffersQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>> = ({ signal, queryKey }) => getBookingOptionsWithTrialContingentAndOffers(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetBookingOptionsWithTrialContingentAndOffersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>>
export type GetBookingOptionsWithTrialContingentAndOffersSuspenseQueryError = OperationError<'getBookingOptionsWithTrialContingentAndOffers'>


/**
 * Booking options for an appointment, including trials
 *
 * For any logged-in user, for portals that support trials. Like getBookingOptionsWithOffers, plus a list of the account's trials.
 */
export function useGetBookingOptionsWithTrialContingentAndOffersSuspense<TData = Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError = OperationError<'getBookingOptionsWithTrialContingentAndOffers'>>(
 params: undefined |  GetBookingOptionsWithTrialContingentAndOffersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options for an appointment, including trials
 *
 * For any logged-in user, for portals that support trials. Like getBookingOptionsWithOffers, plus a list of the account's trials.
 */
export function useGetBookingOptionsWithTrialContingentAndOffersSuspense<TData = Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError = OperationError<'getBookingOptionsWithTrialContingentAndOffers'>>(
 params?: GetBookingOptionsWithTrialContingentAndOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options for an appointment, including trials
 *
 * For any logged-in user, for portals that support trials. Like getBookingOptionsWithOffers, plus a list of the account's trials.
 */
export function useGetBookingOptionsWithTrialContingentAndOffersSuspense<TData = Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError = OperationError<'getBookingOptionsWithTrialContingentAndOffers'>>(
 params?: GetBookingOptionsWithTrialContingentAndOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Booking options for an appointment, including trials
 *
 * For any logged-in user, for portals that support trials. Like getBookingOptionsWithOffers, plus a list of the account's trials.
 */
export function useGetBookingOptionsWithTrialContingentAndOffersSuspense<TData = Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError = OperationError<'getBookingOptionsWithTrialContingentAndOffers'>>(
 params?: GetBookingOptionsWithTrialContingentAndOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithTrialContingentAndOffers>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookingOptionsWithTrialContingentAndOffersSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}