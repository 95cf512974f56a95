/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPastCalendarItems } from './list-past-calendar-items.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getListPastCalendarItemsQueryKey = (sdk?: Sdk) => familyKeyOf(sdk, 'listPastCalendarItems');


export const getListPastCalendarItemsQueryOptions = <TData = Awaited<ReturnType<typeof listPastCalendarItems>>, TError = OperationError<'listPastCalendarItems'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPastCalendarItemsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPastCalendarItems>>> = ({ signal, queryKey }) => listPastCalendarItems({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPastCalendarItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPastCalendarItemsQueryResult = NonNullable<Awaited<ReturnType<typeof listPastCalendarItems>>>
export type ListPastCalendarItemsQueryError = OperationError<'listPastCalendarItems'>


/**
 * Past bookings
 *
 * For any logged-in user. Bookings that have ended, at the tenant in X-Tenant, without canceled ones; listMyCalendarHistory includes those. The latest 500.
 */
export function useListPastCalendarItems<TData = Awaited<ReturnType<typeof listPastCalendarItems>>, TError = OperationError<'listPastCalendarItems'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastCalendarItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPastCalendarItems>>,
          TError,
          Awaited<ReturnType<typeof listPastCalendarItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Past bookings
 *
 * For any logged-in user. Bookings that have ended, at the tenant in X-Tenant, without canceled ones; listMyCalendarHistory includes those. The latest 500.
 */
export function useListPastCalendarItems<TData = Awaited<ReturnType<typeof listPastCalendarItems>>, TError = OperationError<'listPastCalendarItems'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastCalendarItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPastCalendarItems>>,
          TError,
          Awaited<ReturnType<typeof listPastCalendarItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Past bookings
 *
 * For any logged-in user. Bookings that have ended, at the tenant in X-Tenant, without canceled ones; listMyCalendarHistory includes those. The latest 500.
 */
export function useListPastCalendarItems<TData = Awaited<ReturnType<typeof listPastCalendarItems>>, TError = OperationError<'listPastCalendarItems'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Past bookings
 *
 * For any logged-in user. Bookings that have ended, at the tenant in X-Tenant, without canceled ones; listMyCalendarHistory includes those. The latest 500.
 */
export function useListPastCalendarItems<TData = Awaited<ReturnType<typeof listPastCalendarItems>>, TError = OperationError<'listPastCalendarItems'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPastCalendarItemsQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Past bookings
 *
 * For any logged-in user. Bookings that have ended, at the tenant in X-Tenant, without canceled ones; listMyCalendarHistory includes those. The latest 500.
 */
export const prefetchListPastCalendarItemsQuery = async <TData = Awaited<ReturnType<typeof listPastCalendarItems>>, TError = OperationError<'listPastCalendarItems'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPastCalendarItemsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPastCalendarItems} query
 */
export const invalidateListPastCalendarItems = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPastCalendarItemsQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListPastCalendarItemsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPastCalendarItems>>, TError = OperationError<'listPastCalendarItems'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPastCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPastCalendarItemsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPastCalendarItems>>> = ({ signal, queryKey }) => listPastCalendarItems({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPastCalendarItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPastCalendarItemsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPastCalendarItems>>>
export type ListPastCalendarItemsSuspenseQueryError = OperationError<'listPastCalendarItems'>


/**
 * Past bookings
 *
 * For any logged-in user. Bookings that have ended, at the tenant in X-Tenant, without canceled ones; listMyCalendarHistory includes those. The latest 500.
 */
export function useListPastCalendarItemsSuspense<TData = Awaited<ReturnType<typeof listPastCalendarItems>>, TError = OperationError<'listPastCalendarItems'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPastCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Past bookings
 *
 * For any logged-in user. Bookings that have ended, at the tenant in X-Tenant, without canceled ones; listMyCalendarHistory includes those. The latest 500.
 */
export function useListPastCalendarItemsSuspense<TData = Awaited<ReturnType<typeof listPastCalendarItems>>, TError = OperationError<'listPastCalendarItems'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPastCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Past bookings
 *
 * For any logged-in user. Bookings that have ended, at the tenant in X-Tenant, without canceled ones; listMyCalendarHistory includes those. The latest 500.
 */
export function useListPastCalendarItemsSuspense<TData = Awaited<ReturnType<typeof listPastCalendarItems>>, TError = OperationError<'listPastCalendarItems'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPastCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Past bookings
 *
 * For any logged-in user. Bookings that have ended, at the tenant in X-Tenant, without canceled ones; listMyCalendarHistory includes those. The latest 500.
 */
export function useListPastCalendarItemsSuspense<TData = Awaited<ReturnType<typeof listPastCalendarItems>>, TError = OperationError<'listPastCalendarItems'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPastCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPastCalendarItemsSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}