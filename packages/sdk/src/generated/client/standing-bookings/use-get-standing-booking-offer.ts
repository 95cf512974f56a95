/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getStandingBookingOffer } from './get-standing-booking-offer.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetStandingBookingOfferQueryKey = (itemId: number, sdk?: Sdk) => callKeyOf(sdk, 'getStandingBookingOffer', itemId);


export const getGetStandingBookingOfferQueryOptions = <TData = Awaited<ReturnType<typeof getStandingBookingOffer>>, TError = OperationError<'getStandingBookingOffer'>>(itemId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStandingBookingOffer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStandingBookingOfferQueryKey(itemId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStandingBookingOffer>>> = ({ signal, queryKey }) => getStandingBookingOffer(itemId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: itemId === null || itemId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStandingBookingOffer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStandingBookingOfferQueryResult = NonNullable<Awaited<ReturnType<typeof getStandingBookingOffer>>>
export type GetStandingBookingOfferQueryError = OperationError<'getStandingBookingOffer'>


/**
 * Whether a class can be booked every week
 *
 * For members of the tenant in X-Tenant. Says whether the studio offers standing bookings for this class, whether an entitlement of the member covers it, and whether there already is one or a reminder.
 */
export function useGetStandingBookingOffer<TData = Awaited<ReturnType<typeof getStandingBookingOffer>>, TError = OperationError<'getStandingBookingOffer'>>(
 itemId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStandingBookingOffer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStandingBookingOffer>>,
          TError,
          Awaited<ReturnType<typeof getStandingBookingOffer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Whether a class can be booked every week
 *
 * For members of the tenant in X-Tenant. Says whether the studio offers standing bookings for this class, whether an entitlement of the member covers it, and whether there already is one or a reminder.
 */
export function useGetStandingBookingOffer<TData = Awaited<ReturnType<typeof getStandingBookingOffer>>, TError = OperationError<'getStandingBookingOffer'>>(
 itemId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStandingBookingOffer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStandingBookingOffer>>,
          TError,
          Awaited<ReturnType<typeof getStandingBookingOffer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Whether a class can be booked every week
 *
 * For members of the tenant in X-Tenant. Says whether the studio offers standing bookings for this class, whether an entitlement of the member covers it, and whether there already is one or a reminder.
 */
export function useGetStandingBookingOffer<TData = Awaited<ReturnType<typeof getStandingBookingOffer>>, TError = OperationError<'getStandingBookingOffer'>>(
 itemId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStandingBookingOffer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Whether a class can be booked every week
 *
 * For members of the tenant in X-Tenant. Says whether the studio offers standing bookings for this class, whether an entitlement of the member covers it, and whether there already is one or a reminder.
 */
export function useGetStandingBookingOffer<TData = Awaited<ReturnType<typeof getStandingBookingOffer>>, TError = OperationError<'getStandingBookingOffer'>>(
 itemId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStandingBookingOffer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStandingBookingOfferQueryOptions(itemId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Whether a class can be booked every week
 *
 * For members of the tenant in X-Tenant. Says whether the studio offers standing bookings for this class, whether an entitlement of the member covers it, and whether there already is one or a reminder.
 */
export const prefetchGetStandingBookingOfferQuery = async <TData = Awaited<ReturnType<typeof getStandingBookingOffer>>, TError = OperationError<'getStandingBookingOffer'>>(
 queryClient: QueryClient, itemId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStandingBookingOffer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetStandingBookingOfferQueryOptions(itemId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetStandingBookingOffer} query
 */
export const invalidateGetStandingBookingOffer = async (
 queryClient: QueryClient, itemId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetStandingBookingOfferQueryKey(itemId, options?.sdk) }, options);

  return queryClient;
}




export const getGetStandingBookingOfferSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getStandingBookingOffer>>, TError = OperationError<'getStandingBookingOffer'>>(itemId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStandingBookingOffer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStandingBookingOfferQueryKey(itemId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStandingBookingOffer>>> = ({ signal, queryKey }) => getStandingBookingOffer(itemId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStandingBookingOffer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetStandingBookingOfferSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getStandingBookingOffer>>>
export type GetStandingBookingOfferSuspenseQueryError = OperationError<'getStandingBookingOffer'>


/**
 * Whether a class can be booked every week
 *
 * For members of the tenant in X-Tenant. Says whether the studio offers standing bookings for this class, whether an entitlement of the member covers it, and whether there already is one or a reminder.
 */
export function useGetStandingBookingOfferSuspense<TData = Awaited<ReturnType<typeof getStandingBookingOffer>>, TError = OperationError<'getStandingBookingOffer'>>(
 itemId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStandingBookingOffer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Whether a class can be booked every week
 *
 * For members of the tenant in X-Tenant. Says whether the studio offers standing bookings for this class, whether an entitlement of the member covers it, and whether there already is one or a reminder.
 */
export function useGetStandingBookingOfferSuspense<TData = Awaited<ReturnType<typeof getStandingBookingOffer>>, TError = OperationError<'getStandingBookingOffer'>>(
 itemId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStandingBookingOffer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Whether a class can be booked every week
 *
 * For members of the tenant in X-Tenant. Says whether the studio offers standing bookings for this class, whether an entitlement of the member covers it, and whether there already is one or a reminder.
 */
export function useGetStandingBookingOfferSuspense<TData = Awaited<ReturnType<typeof getStandingBookingOffer>>, TError = OperationError<'getStandingBookingOffer'>>(
 itemId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStandingBookingOffer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Whether a class can be booked every week
 *
 * For members of the tenant in X-Tenant. Says whether the studio offers standing bookings for this class, whether an entitlement of the member covers it, and whether there already is one or a reminder.
 */
export function useGetStandingBookingOfferSuspense<TData = Awaited<ReturnType<typeof getStandingBookingOffer>>, TError = OperationError<'getStandingBookingOffer'>>(
 itemId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStandingBookingOffer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStandingBookingOfferSuspenseQueryOptions(itemId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}