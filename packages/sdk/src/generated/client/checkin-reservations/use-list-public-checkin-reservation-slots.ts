/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPublicCheckinReservationSlots } from './list-public-checkin-reservation-slots.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListPublicCheckinReservationSlotsQueryKey = (studioId: number, sdk?: Sdk) => callKeyOf(sdk, 'listPublicCheckinReservationSlots', studioId);


export const getListPublicCheckinReservationSlotsQueryOptions = <TData = Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError = OperationError<'listPublicCheckinReservationSlots'>>(studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicCheckinReservationSlotsQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>> = ({ signal, queryKey }) => listPublicCheckinReservationSlots(studioId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: studioId === null || studioId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicCheckinReservationSlotsQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>>
export type ListPublicCheckinReservationSlotsQueryError = OperationError<'listPublicCheckinReservationSlots'>


/**
 * Slots for check-in reservations (public)
 *
 * Public variant of listCheckinReservationSlots: the slots from today to seven days ahead, with their free places. reservationId is always null.
 */
export function useListPublicCheckinReservationSlots<TData = Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError = OperationError<'listPublicCheckinReservationSlots'>>(
 studioId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>,
          TError,
          Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots for check-in reservations (public)
 *
 * Public variant of listCheckinReservationSlots: the slots from today to seven days ahead, with their free places. reservationId is always null.
 */
export function useListPublicCheckinReservationSlots<TData = Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError = OperationError<'listPublicCheckinReservationSlots'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>,
          TError,
          Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots for check-in reservations (public)
 *
 * Public variant of listCheckinReservationSlots: the slots from today to seven days ahead, with their free places. reservationId is always null.
 */
export function useListPublicCheckinReservationSlots<TData = Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError = OperationError<'listPublicCheckinReservationSlots'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Slots for check-in reservations (public)
 *
 * Public variant of listCheckinReservationSlots: the slots from today to seven days ahead, with their free places. reservationId is always null.
 */
export function useListPublicCheckinReservationSlots<TData = Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError = OperationError<'listPublicCheckinReservationSlots'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicCheckinReservationSlotsQueryOptions(studioId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Slots for check-in reservations (public)
 *
 * Public variant of listCheckinReservationSlots: the slots from today to seven days ahead, with their free places. reservationId is always null.
 */
export const prefetchListPublicCheckinReservationSlotsQuery = async <TData = Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError = OperationError<'listPublicCheckinReservationSlots'>>(
 queryClient: QueryClient, studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPublicCheckinReservationSlotsQueryOptions(studioId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPublicCheckinReservationSlots} query
 */
export const invalidateListPublicCheckinReservationSlots = async (
 queryClient: QueryClient, studioId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPublicCheckinReservationSlotsQueryKey(studioId, options?.sdk) }, options);

  return queryClient;
}




export const getListPublicCheckinReservationSlotsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError = OperationError<'listPublicCheckinReservationSlots'>>(studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicCheckinReservationSlotsQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>> = ({ signal, queryKey }) => listPublicCheckinReservationSlots(studioId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPublicCheckinReservationSlotsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>>
export type ListPublicCheckinReservationSlotsSuspenseQueryError = OperationError<'listPublicCheckinReservationSlots'>


/**
 * Slots for check-in reservations (public)
 *
 * Public variant of listCheckinReservationSlots: the slots from today to seven days ahead, with their free places. reservationId is always null.
 */
export function useListPublicCheckinReservationSlotsSuspense<TData = Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError = OperationError<'listPublicCheckinReservationSlots'>>(
 studioId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots for check-in reservations (public)
 *
 * Public variant of listCheckinReservationSlots: the slots from today to seven days ahead, with their free places. reservationId is always null.
 */
export function useListPublicCheckinReservationSlotsSuspense<TData = Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError = OperationError<'listPublicCheckinReservationSlots'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots for check-in reservations (public)
 *
 * Public variant of listCheckinReservationSlots: the slots from today to seven days ahead, with their free places. reservationId is always null.
 */
export function useListPublicCheckinReservationSlotsSuspense<TData = Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError = OperationError<'listPublicCheckinReservationSlots'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Slots for check-in reservations (public)
 *
 * Public variant of listCheckinReservationSlots: the slots from today to seven days ahead, with their free places. reservationId is always null.
 */
export function useListPublicCheckinReservationSlotsSuspense<TData = Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError = OperationError<'listPublicCheckinReservationSlots'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCheckinReservationSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicCheckinReservationSlotsSuspenseQueryOptions(studioId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}