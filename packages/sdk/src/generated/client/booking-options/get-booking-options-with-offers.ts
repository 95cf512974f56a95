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
  BookingOptionsWithOffers
} from '../../model/bookingOptionsWithOffers.ts';

import type {
  GetBookingOptionsWithOffersParams
} from '../../model/getBookingOptionsWithOffersParams.ts';

import { familyFetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';


export const getGetBookingOptionsWithOffersUrl = (params?: GetBookingOptionsWithOffersParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/bookingoptions/withoffers?${stringifiedParams}` : `/nox/v1/bookingoptions/withoffers`
}

/**
 * Booking options and offers for an appointment
 *
 * For any logged-in user, for choosing how to pay for a course or a single appointment. Options as in listBookingOptions, plus offers for sale. Appointments for members only have no offers. Prices are in the major unit of the studio's currency.
 */
export const getBookingOptionsWithOffers = async (params?: GetBookingOptionsWithOffersParams, options?: Parameters<typeof familyFetcher>[1]): Promise<BookingOptionsWithOffers> => {

  return familyFetcher<BookingOptionsWithOffers>(getGetBookingOptionsWithOffersUrl(params),
  {
      operationId: 'getBookingOptionsWithOffers', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetBookingOptionsWithOffersResponse);}


const deserializeGetBookingOptionsWithOffersResponse = (data: BookingOptionsWithOffers): BookingOptionsWithOffers => {
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
