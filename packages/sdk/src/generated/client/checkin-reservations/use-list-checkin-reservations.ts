/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listCheckinReservations } from './list-checkin-reservations.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListCheckinReservationsQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listCheckinReservations');


export const getListCheckinReservationsQueryOptions = <TData = Awaited<ReturnType<typeof listCheckinReservations>>, TError = OperationError<'listCheckinReservations'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckinReservations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCheckinReservationsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCheckinReservations>>> = ({ signal, queryKey }) => listCheckinReservations({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCheckinReservations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCheckinReservationsQueryResult = NonNullable<Awaited<ReturnType<typeof listCheckinReservations>>>
export type ListCheckinReservationsQueryError = OperationError<'listCheckinReservations'>


/**
 * Reserved visits
 *
 * For any logged-in user. The upcoming, past and canceled reservations of the account at the tenant in X-Tenant, or at all tenants without it. Instants have the studio's offset. At most 500.
 */
export function useListCheckinReservations<TData = Awaited<ReturnType<typeof listCheckinReservations>>, TError = OperationError<'listCheckinReservations'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckinReservations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCheckinReservations>>,
          TError,
          Awaited<ReturnType<typeof listCheckinReservations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Reserved visits
 *
 * For any logged-in user. The upcoming, past and canceled reservations of the account at the tenant in X-Tenant, or at all tenants without it. Instants have the studio's offset. At most 500.
 */
export function useListCheckinReservations<TData = Awaited<ReturnType<typeof listCheckinReservations>>, TError = OperationError<'listCheckinReservations'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckinReservations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCheckinReservations>>,
          TError,
          Awaited<ReturnType<typeof listCheckinReservations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Reserved visits
 *
 * For any logged-in user. The upcoming, past and canceled reservations of the account at the tenant in X-Tenant, or at all tenants without it. Instants have the studio's offset. At most 500.
 */
export function useListCheckinReservations<TData = Awaited<ReturnType<typeof listCheckinReservations>>, TError = OperationError<'listCheckinReservations'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckinReservations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Reserved visits
 *
 * For any logged-in user. The upcoming, past and canceled reservations of the account at the tenant in X-Tenant, or at all tenants without it. Instants have the studio's offset. At most 500.
 */
export function useListCheckinReservations<TData = Awaited<ReturnType<typeof listCheckinReservations>>, TError = OperationError<'listCheckinReservations'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckinReservations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCheckinReservationsQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Reserved visits
 *
 * For any logged-in user. The upcoming, past and canceled reservations of the account at the tenant in X-Tenant, or at all tenants without it. Instants have the studio's offset. At most 500.
 */
export const prefetchListCheckinReservationsQuery = async <TData = Awaited<ReturnType<typeof listCheckinReservations>>, TError = OperationError<'listCheckinReservations'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckinReservations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCheckinReservationsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCheckinReservations} query
 */
export const invalidateListCheckinReservations = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCheckinReservationsQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListCheckinReservationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCheckinReservations>>, TError = OperationError<'listCheckinReservations'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckinReservations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCheckinReservationsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCheckinReservations>>> = ({ signal, queryKey }) => listCheckinReservations({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckinReservations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCheckinReservationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCheckinReservations>>>
export type ListCheckinReservationsSuspenseQueryError = OperationError<'listCheckinReservations'>


/**
 * Reserved visits
 *
 * For any logged-in user. The upcoming, past and canceled reservations of the account at the tenant in X-Tenant, or at all tenants without it. Instants have the studio's offset. At most 500.
 */
export function useListCheckinReservationsSuspense<TData = Awaited<ReturnType<typeof listCheckinReservations>>, TError = OperationError<'listCheckinReservations'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckinReservations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Reserved visits
 *
 * For any logged-in user. The upcoming, past and canceled reservations of the account at the tenant in X-Tenant, or at all tenants without it. Instants have the studio's offset. At most 500.
 */
export function useListCheckinReservationsSuspense<TData = Awaited<ReturnType<typeof listCheckinReservations>>, TError = OperationError<'listCheckinReservations'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckinReservations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Reserved visits
 *
 * For any logged-in user. The upcoming, past and canceled reservations of the account at the tenant in X-Tenant, or at all tenants without it. Instants have the studio's offset. At most 500.
 */
export function useListCheckinReservationsSuspense<TData = Awaited<ReturnType<typeof listCheckinReservations>>, TError = OperationError<'listCheckinReservations'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckinReservations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Reserved visits
 *
 * For any logged-in user. The upcoming, past and canceled reservations of the account at the tenant in X-Tenant, or at all tenants without it. Instants have the studio's offset. At most 500.
 */
export function useListCheckinReservationsSuspense<TData = Awaited<ReturnType<typeof listCheckinReservations>>, TError = OperationError<'listCheckinReservations'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCheckinReservations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCheckinReservationsSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}