/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getBookingOptionsWithOffers } from './get-booking-options-with-offers.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetBookingOptionsWithOffersParams } from '../../model/getBookingOptionsWithOffersParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getGetBookingOptionsWithOffersQueryKey = (params?: GetBookingOptionsWithOffersParams, sdk?: Sdk) => familyKeyOf(sdk, 'getBookingOptionsWithOffers', params);


export const getGetBookingOptionsWithOffersQueryOptions = <TData = Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError = OperationError<'getBookingOptionsWithOffers'>>(params?: GetBookingOptionsWithOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookingOptionsWithOffersQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookingOptionsWithOffers>>> = ({ signal, queryKey }) => getBookingOptionsWithOffers(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookingOptionsWithOffersQueryResult = NonNullable<Awaited<ReturnType<typeof getBookingOptionsWithOffers>>>
export type GetBookingOptionsWithOffersQueryError = OperationError<'getBookingOptionsWithOffers'>


/**
 * Booking options and offers for an appointment
 *
 * For any logged-in user, for choosing how to pay for a course or a single appointment. Options as in listBookingOptions, plus offers for sale. Appointments for members only have no offers. Prices are in the major unit of the studio's currency.
 */
export function useGetBookingOptionsWithOffers<TData = Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError = OperationError<'getBookingOptionsWithOffers'>>(
 params: undefined |  GetBookingOptionsWithOffersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookingOptionsWithOffers>>,
          TError,
          Awaited<ReturnType<typeof getBookingOptionsWithOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options and offers for an appointment
 *
 * For any logged-in user, for choosing how to pay for a course or a single appointment. Options as in listBookingOptions, plus offers for sale. Appointments for members only have no offers. Prices are in the major unit of the studio's currency.
 */
export function useGetBookingOptionsWithOffers<TData = Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError = OperationError<'getBookingOptionsWithOffers'>>(
 params?: GetBookingOptionsWithOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookingOptionsWithOffers>>,
          TError,
          Awaited<ReturnType<typeof getBookingOptionsWithOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options and offers for an appointment
 *
 * For any logged-in user, for choosing how to pay for a course or a single appointment. Options as in listBookingOptions, plus offers for sale. Appointments for members only have no offers. Prices are in the major unit of the studio's currency.
 */
export function useGetBookingOptionsWithOffers<TData = Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError = OperationError<'getBookingOptionsWithOffers'>>(
 params?: GetBookingOptionsWithOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Booking options and offers for an appointment
 *
 * For any logged-in user, for choosing how to pay for a course or a single appointment. Options as in listBookingOptions, plus offers for sale. Appointments for members only have no offers. Prices are in the major unit of the studio's currency.
 */
export function useGetBookingOptionsWithOffers<TData = Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError = OperationError<'getBookingOptionsWithOffers'>>(
 params?: GetBookingOptionsWithOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookingOptionsWithOffersQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Booking options and offers for an appointment
 *
 * For any logged-in user, for choosing how to pay for a course or a single appointment. Options as in listBookingOptions, plus offers for sale. Appointments for members only have no offers. Prices are in the major unit of the studio's currency.
 */
export const prefetchGetBookingOptionsWithOffersQuery = async <TData = Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError = OperationError<'getBookingOptionsWithOffers'>>(
 queryClient: QueryClient, params?: GetBookingOptionsWithOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetBookingOptionsWithOffersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetBookingOptionsWithOffers} query
 */
export const invalidateGetBookingOptionsWithOffers = async (
 queryClient: QueryClient, params?: GetBookingOptionsWithOffersParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetBookingOptionsWithOffersQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetBookingOptionsWithOffersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError = OperationError<'getBookingOptionsWithOffers'>>(params?: GetBookingOptionsWithOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookingOptionsWithOffersQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookingOptionsWithOffers>>> = ({ signal, queryKey }) => getBookingOptionsWithOffers(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetBookingOptionsWithOffersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getBookingOptionsWithOffers>>>
export type GetBookingOptionsWithOffersSuspenseQueryError = OperationError<'getBookingOptionsWithOffers'>


/**
 * Booking options and offers for an appointment
 *
 * For any logged-in user, for choosing how to pay for a course or a single appointment. Options as in listBookingOptions, plus offers for sale. Appointments for members only have no offers. Prices are in the major unit of the studio's currency.
 */
export function useGetBookingOptionsWithOffersSuspense<TData = Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError = OperationError<'getBookingOptionsWithOffers'>>(
 params: undefined |  GetBookingOptionsWithOffersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options and offers for an appointment
 *
 * For any logged-in user, for choosing how to pay for a course or a single appointment. Options as in listBookingOptions, plus offers for sale. Appointments for members only have no offers. Prices are in the major unit of the studio's currency.
 */
export function useGetBookingOptionsWithOffersSuspense<TData = Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError = OperationError<'getBookingOptionsWithOffers'>>(
 params?: GetBookingOptionsWithOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options and offers for an appointment
 *
 * For any logged-in user, for choosing how to pay for a course or a single appointment. Options as in listBookingOptions, plus offers for sale. Appointments for members only have no offers. Prices are in the major unit of the studio's currency.
 */
export function useGetBookingOptionsWithOffersSuspense<TData = Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError = OperationError<'getBookingOptionsWithOffers'>>(
 params?: GetBookingOptionsWithOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Booking options and offers for an appointment
 *
 * For any logged-in user, for choosing how to pay for a course or a single appointment. Options as in listBookingOptions, plus offers for sale. Appointments for members only have no offers. Prices are in the major unit of the studio's currency.
 */
export function useGetBookingOptionsWithOffersSuspense<TData = Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError = OperationError<'getBookingOptionsWithOffers'>>(
 params?: GetBookingOptionsWithOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBookingOptionsWithOffers>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookingOptionsWithOffersSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}