/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listMyCalendarHistory } from './list-my-calendar-history.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getListMyCalendarHistoryQueryKey = (sdk?: Sdk) => familyKeyOf(sdk, 'listMyCalendarHistory');


export const getListMyCalendarHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listMyCalendarHistory>>, TError = OperationError<'listMyCalendarHistory'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyCalendarHistory>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyCalendarHistoryQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyCalendarHistory>>> = ({ signal, queryKey }) => listMyCalendarHistory({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyCalendarHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyCalendarHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof listMyCalendarHistory>>>
export type ListMyCalendarHistoryQueryError = OperationError<'listMyCalendarHistory'>


/**
 * Past and canceled bookings of the account at all tenants
 *
 * For any logged-in user. Unlike listPastCalendarItems, it covers all tenants and canceled bookings, including upcoming ones; participantStatus distinguishes them. The latest 500.
 */
export function useListMyCalendarHistory<TData = Awaited<ReturnType<typeof listMyCalendarHistory>>, TError = OperationError<'listMyCalendarHistory'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyCalendarHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyCalendarHistory>>,
          TError,
          Awaited<ReturnType<typeof listMyCalendarHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Past and canceled bookings of the account at all tenants
 *
 * For any logged-in user. Unlike listPastCalendarItems, it covers all tenants and canceled bookings, including upcoming ones; participantStatus distinguishes them. The latest 500.
 */
export function useListMyCalendarHistory<TData = Awaited<ReturnType<typeof listMyCalendarHistory>>, TError = OperationError<'listMyCalendarHistory'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyCalendarHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyCalendarHistory>>,
          TError,
          Awaited<ReturnType<typeof listMyCalendarHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Past and canceled bookings of the account at all tenants
 *
 * For any logged-in user. Unlike listPastCalendarItems, it covers all tenants and canceled bookings, including upcoming ones; participantStatus distinguishes them. The latest 500.
 */
export function useListMyCalendarHistory<TData = Awaited<ReturnType<typeof listMyCalendarHistory>>, TError = OperationError<'listMyCalendarHistory'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyCalendarHistory>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Past and canceled bookings of the account at all tenants
 *
 * For any logged-in user. Unlike listPastCalendarItems, it covers all tenants and canceled bookings, including upcoming ones; participantStatus distinguishes them. The latest 500.
 */
export function useListMyCalendarHistory<TData = Awaited<ReturnType<typeof listMyCalendarHistory>>, TError = OperationError<'listMyCalendarHistory'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyCalendarHistory>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyCalendarHistoryQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Past and canceled bookings of the account at all tenants
 *
 * For any logged-in user. Unlike listPastCalendarItems, it covers all tenants and canceled bookings, including upcoming ones; participantStatus distinguishes them. The latest 500.
 */
export const prefetchListMyCalendarHistoryQuery = async <TData = Awaited<ReturnType<typeof listMyCalendarHistory>>, TError = OperationError<'listMyCalendarHistory'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyCalendarHistory>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMyCalendarHistoryQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMyCalendarHistory} query
 */
export const invalidateListMyCalendarHistory = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMyCalendarHistoryQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListMyCalendarHistorySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMyCalendarHistory>>, TError = OperationError<'listMyCalendarHistory'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyCalendarHistory>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyCalendarHistoryQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyCalendarHistory>>> = ({ signal, queryKey }) => listMyCalendarHistory({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyCalendarHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMyCalendarHistorySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMyCalendarHistory>>>
export type ListMyCalendarHistorySuspenseQueryError = OperationError<'listMyCalendarHistory'>


/**
 * Past and canceled bookings of the account at all tenants
 *
 * For any logged-in user. Unlike listPastCalendarItems, it covers all tenants and canceled bookings, including upcoming ones; participantStatus distinguishes them. The latest 500.
 */
export function useListMyCalendarHistorySuspense<TData = Awaited<ReturnType<typeof listMyCalendarHistory>>, TError = OperationError<'listMyCalendarHistory'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyCalendarHistory>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Past and canceled bookings of the account at all tenants
 *
 * For any logged-in user. Unlike listPastCalendarItems, it covers all tenants and canceled bookings, including upcoming ones; participantStatus distinguishes them. The latest 500.
 */
export function useListMyCalendarHistorySuspense<TData = Awaited<ReturnType<typeof listMyCalendarHistory>>, TError = OperationError<'listMyCalendarHistory'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyCalendarHistory>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Past and canceled bookings of the account at all tenants
 *
 * For any logged-in user. Unlike listPastCalendarItems, it covers all tenants and canceled bookings, including upcoming ones; participantStatus distinguishes them. The latest 500.
 */
export function useListMyCalendarHistorySuspense<TData = Awaited<ReturnType<typeof listMyCalendarHistory>>, TError = OperationError<'listMyCalendarHistory'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyCalendarHistory>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Past and canceled bookings of the account at all tenants
 *
 * For any logged-in user. Unlike listPastCalendarItems, it covers all tenants and canceled bookings, including upcoming ones; participantStatus distinguishes them. The latest 500.
 */
export function useListMyCalendarHistorySuspense<TData = Awaited<ReturnType<typeof listMyCalendarHistory>>, TError = OperationError<'listMyCalendarHistory'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyCalendarHistory>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyCalendarHistorySuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}