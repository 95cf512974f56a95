/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listBookingOptions } from './list-booking-options.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListBookingOptionsParams } from '../../model/listBookingOptionsParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getListBookingOptionsQueryKey = (params?: ListBookingOptionsParams, sdk?: Sdk) => familyKeyOf(sdk, 'listBookingOptions', params);


export const getListBookingOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listBookingOptions>>, TError = OperationError<'listBookingOptions'>>(params?: ListBookingOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookingOptionsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookingOptions>>> = ({ signal, queryKey }) => listBookingOptions(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBookingOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookingOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listBookingOptions>>>
export type ListBookingOptionsQueryError = OperationError<'listBookingOptions'>


/**
 * Booking options for an appointment
 *
 * For any logged-in user; empty without a connection to the studio's tenant. Also lists invalid options, with the reason in invalidReason. Requires either courseAppointmentId, or benefitId, organizationUnitId and startDateTime; anything else returns 400. Does not include trials; getBookingOptionsWithOffers also has offers.
 */
export function useListBookingOptions<TData = Awaited<ReturnType<typeof listBookingOptions>>, TError = OperationError<'listBookingOptions'>>(
 params: undefined |  ListBookingOptionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookingOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookingOptions>>,
          TError,
          Awaited<ReturnType<typeof listBookingOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options for an appointment
 *
 * For any logged-in user; empty without a connection to the studio's tenant. Also lists invalid options, with the reason in invalidReason. Requires either courseAppointmentId, or benefitId, organizationUnitId and startDateTime; anything else returns 400. Does not include trials; getBookingOptionsWithOffers also has offers.
 */
export function useListBookingOptions<TData = Awaited<ReturnType<typeof listBookingOptions>>, TError = OperationError<'listBookingOptions'>>(
 params?: ListBookingOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookingOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookingOptions>>,
          TError,
          Awaited<ReturnType<typeof listBookingOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options for an appointment
 *
 * For any logged-in user; empty without a connection to the studio's tenant. Also lists invalid options, with the reason in invalidReason. Requires either courseAppointmentId, or benefitId, organizationUnitId and startDateTime; anything else returns 400. Does not include trials; getBookingOptionsWithOffers also has offers.
 */
export function useListBookingOptions<TData = Awaited<ReturnType<typeof listBookingOptions>>, TError = OperationError<'listBookingOptions'>>(
 params?: ListBookingOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Booking options for an appointment
 *
 * For any logged-in user; empty without a connection to the studio's tenant. Also lists invalid options, with the reason in invalidReason. Requires either courseAppointmentId, or benefitId, organizationUnitId and startDateTime; anything else returns 400. Does not include trials; getBookingOptionsWithOffers also has offers.
 */
export function useListBookingOptions<TData = Awaited<ReturnType<typeof listBookingOptions>>, TError = OperationError<'listBookingOptions'>>(
 params?: ListBookingOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookingOptionsQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Booking options for an appointment
 *
 * For any logged-in user; empty without a connection to the studio's tenant. Also lists invalid options, with the reason in invalidReason. Requires either courseAppointmentId, or benefitId, organizationUnitId and startDateTime; anything else returns 400. Does not include trials; getBookingOptionsWithOffers also has offers.
 */
export const prefetchListBookingOptionsQuery = async <TData = Awaited<ReturnType<typeof listBookingOptions>>, TError = OperationError<'listBookingOptions'>>(
 queryClient: QueryClient, params?: ListBookingOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBookingOptionsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBookingOptions} query
 */
export const invalidateListBookingOptions = async (
 queryClient: QueryClient, params?: ListBookingOptionsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBookingOptionsQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListBookingOptionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listBookingOptions>>, TError = OperationError<'listBookingOptions'>>(params?: ListBookingOptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookingOptionsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookingOptions>>> = ({ signal, queryKey }) => listBookingOptions(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookingOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListBookingOptionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBookingOptions>>>
export type ListBookingOptionsSuspenseQueryError = OperationError<'listBookingOptions'>


/**
 * Booking options for an appointment
 *
 * For any logged-in user; empty without a connection to the studio's tenant. Also lists invalid options, with the reason in invalidReason. Requires either courseAppointmentId, or benefitId, organizationUnitId and startDateTime; anything else returns 400. Does not include trials; getBookingOptionsWithOffers also has offers.
 */
export function useListBookingOptionsSuspense<TData = Awaited<ReturnType<typeof listBookingOptions>>, TError = OperationError<'listBookingOptions'>>(
 params: undefined |  ListBookingOptionsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options for an appointment
 *
 * For any logged-in user; empty without a connection to the studio's tenant. Also lists invalid options, with the reason in invalidReason. Requires either courseAppointmentId, or benefitId, organizationUnitId and startDateTime; anything else returns 400. Does not include trials; getBookingOptionsWithOffers also has offers.
 */
export function useListBookingOptionsSuspense<TData = Awaited<ReturnType<typeof listBookingOptions>>, TError = OperationError<'listBookingOptions'>>(
 params?: ListBookingOptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options for an appointment
 *
 * For any logged-in user; empty without a connection to the studio's tenant. Also lists invalid options, with the reason in invalidReason. Requires either courseAppointmentId, or benefitId, organizationUnitId and startDateTime; anything else returns 400. Does not include trials; getBookingOptionsWithOffers also has offers.
 */
export function useListBookingOptionsSuspense<TData = Awaited<ReturnType<typeof listBookingOptions>>, TError = OperationError<'listBookingOptions'>>(
 params?: ListBookingOptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Booking options for an appointment
 *
 * For any logged-in user; empty without a connection to the studio's tenant. Also lists invalid options, with the reason in invalidReason. Requires either courseAppointmentId, or benefitId, organizationUnitId and startDateTime; anything else returns 400. Does not include trials; getBookingOptionsWithOffers also has offers.
 */
export function useListBookingOptionsSuspense<TData = Awaited<ReturnType<typeof listBookingOptions>>, TError = OperationError<'listBookingOptions'>>(
 params?: ListBookingOptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookingOptionsSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}