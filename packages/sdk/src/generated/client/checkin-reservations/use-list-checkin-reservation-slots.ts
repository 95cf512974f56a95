/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listCheckinReservationSlots } from './list-checkin-reservation-slots.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListCheckinReservationSlotsQueryKey = (studioId: number, sdk?: Sdk) => callKeyOf(sdk, 'listCheckinReservationSlots', studioId);


export const getListCheckinReservationSlotsQueryOptions = <TData = Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError = OperationError<'listCheckinReservationSlots'>>(studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCheckinReservationSlotsQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCheckinReservationSlots>>> = ({ signal, queryKey }) => listCheckinReservationSlots(studioId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: studioId === null || studioId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCheckinReservationSlotsQueryResult = NonNullable<Awaited<ReturnType<typeof listCheckinReservationSlots>>>
export type ListCheckinReservationSlotsQueryError = OperationError<'listCheckinReservationSlots'>


/**
 * Slots for check-in reservations, with the member's own
 *
 * For members of the tenant in X-Tenant. Slots from today to seven days ahead, in the studio's time zone, that have not ended, including full ones and those past their last check-in. Slots during closing hours are excluded. Free places are current, and instants have the studio's offset.
 */
export function useListCheckinReservationSlots<TData = Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError = OperationError<'listCheckinReservationSlots'>>(
 studioId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCheckinReservationSlots>>,
          TError,
          Awaited<ReturnType<typeof listCheckinReservationSlots>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots for check-in reservations, with the member's own
 *
 * For members of the tenant in X-Tenant. Slots from today to seven days ahead, in the studio's time zone, that have not ended, including full ones and those past their last check-in. Slots during closing hours are excluded. Free places are current, and instants have the studio's offset.
 */
export function useListCheckinReservationSlots<TData = Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError = OperationError<'listCheckinReservationSlots'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCheckinReservationSlots>>,
          TError,
          Awaited<ReturnType<typeof listCheckinReservationSlots>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots for check-in reservations, with the member's own
 *
 * For members of the tenant in X-Tenant. Slots from today to seven days ahead, in the studio's time zone, that have not ended, including full ones and those past their last check-in. Slots during closing hours are excluded. Free places are current, and instants have the studio's offset.
 */
export function useListCheckinReservationSlots<TData = Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError = OperationError<'listCheckinReservationSlots'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Slots for check-in reservations, with the member's own
 *
 * For members of the tenant in X-Tenant. Slots from today to seven days ahead, in the studio's time zone, that have not ended, including full ones and those past their last check-in. Slots during closing hours are excluded. Free places are current, and instants have the studio's offset.
 */
export function useListCheckinReservationSlots<TData = Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError = OperationError<'listCheckinReservationSlots'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCheckinReservationSlotsQueryOptions(studioId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Slots for check-in reservations, with the member's own
 *
 * For members of the tenant in X-Tenant. Slots from today to seven days ahead, in the studio's time zone, that have not ended, including full ones and those past their last check-in. Slots during closing hours are excluded. Free places are current, and instants have the studio's offset.
 */
export const prefetchListCheckinReservationSlotsQuery = async <TData = Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError = OperationError<'listCheckinReservationSlots'>>(
 queryClient: QueryClient, studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCheckinReservationSlotsQueryOptions(studioId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCheckinReservationSlots} query
 */
export const invalidateListCheckinReservationSlots = async (
 queryClient: QueryClient, studioId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCheckinReservationSlotsQueryKey(studioId, options?.sdk) }, options);

  return queryClient;
}




export const getListCheckinReservationSlotsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError = OperationError<'listCheckinReservationSlots'>>(studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCheckinReservationSlotsQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCheckinReservationSlots>>> = ({ signal, queryKey }) => listCheckinReservationSlots(studioId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCheckinReservationSlotsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCheckinReservationSlots>>>
export type ListCheckinReservationSlotsSuspenseQueryError = OperationError<'listCheckinReservationSlots'>


/**
 * Slots for check-in reservations, with the member's own
 *
 * For members of the tenant in X-Tenant. Slots from today to seven days ahead, in the studio's time zone, that have not ended, including full ones and those past their last check-in. Slots during closing hours are excluded. Free places are current, and instants have the studio's offset.
 */
export function useListCheckinReservationSlotsSuspense<TData = Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError = OperationError<'listCheckinReservationSlots'>>(
 studioId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots for check-in reservations, with the member's own
 *
 * For members of the tenant in X-Tenant. Slots from today to seven days ahead, in the studio's time zone, that have not ended, including full ones and those past their last check-in. Slots during closing hours are excluded. Free places are current, and instants have the studio's offset.
 */
export function useListCheckinReservationSlotsSuspense<TData = Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError = OperationError<'listCheckinReservationSlots'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots for check-in reservations, with the member's own
 *
 * For members of the tenant in X-Tenant. Slots from today to seven days ahead, in the studio's time zone, that have not ended, including full ones and those past their last check-in. Slots during closing hours are excluded. Free places are current, and instants have the studio's offset.
 */
export function useListCheckinReservationSlotsSuspense<TData = Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError = OperationError<'listCheckinReservationSlots'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Slots for check-in reservations, with the member's own
 *
 * For members of the tenant in X-Tenant. Slots from today to seven days ahead, in the studio's time zone, that have not ended, including full ones and those past their last check-in. Slots during closing hours are excluded. Free places are current, and instants have the studio's offset.
 */
export function useListCheckinReservationSlotsSuspense<TData = Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError = OperationError<'listCheckinReservationSlots'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckinReservationSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCheckinReservationSlotsSuspenseQueryOptions(studioId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}