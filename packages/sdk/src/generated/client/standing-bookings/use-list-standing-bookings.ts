/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listStandingBookings } from './list-standing-bookings.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListStandingBookingsQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listStandingBookings');


export const getListStandingBookingsQueryOptions = <TData = Awaited<ReturnType<typeof listStandingBookings>>, TError = OperationError<'listStandingBookings'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStandingBookings>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStandingBookingsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStandingBookings>>> = ({ signal, queryKey }) => listStandingBookings({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStandingBookings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStandingBookingsQueryResult = NonNullable<Awaited<ReturnType<typeof listStandingBookings>>>
export type ListStandingBookingsQueryError = OperationError<'listStandingBookings'>


/**
 * Standing bookings of the member
 *
 * For members of the tenant in X-Tenant. The classes that are booked for them every week, with the next dates and what became of each. Ended ones are listed for 30 days.
 */
export function useListStandingBookings<TData = Awaited<ReturnType<typeof listStandingBookings>>, TError = OperationError<'listStandingBookings'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStandingBookings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStandingBookings>>,
          TError,
          Awaited<ReturnType<typeof listStandingBookings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Standing bookings of the member
 *
 * For members of the tenant in X-Tenant. The classes that are booked for them every week, with the next dates and what became of each. Ended ones are listed for 30 days.
 */
export function useListStandingBookings<TData = Awaited<ReturnType<typeof listStandingBookings>>, TError = OperationError<'listStandingBookings'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStandingBookings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStandingBookings>>,
          TError,
          Awaited<ReturnType<typeof listStandingBookings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Standing bookings of the member
 *
 * For members of the tenant in X-Tenant. The classes that are booked for them every week, with the next dates and what became of each. Ended ones are listed for 30 days.
 */
export function useListStandingBookings<TData = Awaited<ReturnType<typeof listStandingBookings>>, TError = OperationError<'listStandingBookings'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStandingBookings>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Standing bookings of the member
 *
 * For members of the tenant in X-Tenant. The classes that are booked for them every week, with the next dates and what became of each. Ended ones are listed for 30 days.
 */
export function useListStandingBookings<TData = Awaited<ReturnType<typeof listStandingBookings>>, TError = OperationError<'listStandingBookings'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStandingBookings>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStandingBookingsQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Standing bookings of the member
 *
 * For members of the tenant in X-Tenant. The classes that are booked for them every week, with the next dates and what became of each. Ended ones are listed for 30 days.
 */
export const prefetchListStandingBookingsQuery = async <TData = Awaited<ReturnType<typeof listStandingBookings>>, TError = OperationError<'listStandingBookings'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStandingBookings>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStandingBookingsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStandingBookings} query
 */
export const invalidateListStandingBookings = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStandingBookingsQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListStandingBookingsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStandingBookings>>, TError = OperationError<'listStandingBookings'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStandingBookings>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStandingBookingsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStandingBookings>>> = ({ signal, queryKey }) => listStandingBookings({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStandingBookings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStandingBookingsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStandingBookings>>>
export type ListStandingBookingsSuspenseQueryError = OperationError<'listStandingBookings'>


/**
 * Standing bookings of the member
 *
 * For members of the tenant in X-Tenant. The classes that are booked for them every week, with the next dates and what became of each. Ended ones are listed for 30 days.
 */
export function useListStandingBookingsSuspense<TData = Awaited<ReturnType<typeof listStandingBookings>>, TError = OperationError<'listStandingBookings'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStandingBookings>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Standing bookings of the member
 *
 * For members of the tenant in X-Tenant. The classes that are booked for them every week, with the next dates and what became of each. Ended ones are listed for 30 days.
 */
export function useListStandingBookingsSuspense<TData = Awaited<ReturnType<typeof listStandingBookings>>, TError = OperationError<'listStandingBookings'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStandingBookings>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Standing bookings of the member
 *
 * For members of the tenant in X-Tenant. The classes that are booked for them every week, with the next dates and what became of each. Ended ones are listed for 30 days.
 */
export function useListStandingBookingsSuspense<TData = Awaited<ReturnType<typeof listStandingBookings>>, TError = OperationError<'listStandingBookings'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStandingBookings>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Standing bookings of the member
 *
 * For members of the tenant in X-Tenant. The classes that are booked for them every week, with the next dates and what became of each. Ended ones are listed for 30 days.
 */
export function useListStandingBookingsSuspense<TData = Awaited<ReturnType<typeof listStandingBookings>>, TError = OperationError<'listStandingBookings'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStandingBookings>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStandingBookingsSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}