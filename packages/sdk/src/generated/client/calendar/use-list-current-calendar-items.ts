/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listCurrentCalendarItems } from './list-current-calendar-items.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getListCurrentCalendarItemsQueryKey = (sdk?: Sdk) => familyKeyOf(sdk, 'listCurrentCalendarItems');


export const getListCurrentCalendarItemsQueryOptions = <TData = Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError = OperationError<'listCurrentCalendarItems'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCurrentCalendarItemsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCurrentCalendarItems>>> = ({ signal, queryKey }) => listCurrentCalendarItems({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCurrentCalendarItemsQueryResult = NonNullable<Awaited<ReturnType<typeof listCurrentCalendarItems>>>
export type ListCurrentCalendarItemsQueryError = OperationError<'listCurrentCalendarItems'>


/**
 * Upcoming bookings
 *
 * For any logged-in user. Bookings and places on waiting lists that have not ended, at the tenant in X-Tenant or, without it, at all tenants, like listMyCurrentCalendarItems. At most 500.
 */
export function useListCurrentCalendarItems<TData = Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError = OperationError<'listCurrentCalendarItems'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCurrentCalendarItems>>,
          TError,
          Awaited<ReturnType<typeof listCurrentCalendarItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Upcoming bookings
 *
 * For any logged-in user. Bookings and places on waiting lists that have not ended, at the tenant in X-Tenant or, without it, at all tenants, like listMyCurrentCalendarItems. At most 500.
 */
export function useListCurrentCalendarItems<TData = Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError = OperationError<'listCurrentCalendarItems'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCurrentCalendarItems>>,
          TError,
          Awaited<ReturnType<typeof listCurrentCalendarItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Upcoming bookings
 *
 * For any logged-in user. Bookings and places on waiting lists that have not ended, at the tenant in X-Tenant or, without it, at all tenants, like listMyCurrentCalendarItems. At most 500.
 */
export function useListCurrentCalendarItems<TData = Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError = OperationError<'listCurrentCalendarItems'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Upcoming bookings
 *
 * For any logged-in user. Bookings and places on waiting lists that have not ended, at the tenant in X-Tenant or, without it, at all tenants, like listMyCurrentCalendarItems. At most 500.
 */
export function useListCurrentCalendarItems<TData = Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError = OperationError<'listCurrentCalendarItems'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCurrentCalendarItemsQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Upcoming bookings
 *
 * For any logged-in user. Bookings and places on waiting lists that have not ended, at the tenant in X-Tenant or, without it, at all tenants, like listMyCurrentCalendarItems. At most 500.
 */
export const prefetchListCurrentCalendarItemsQuery = async <TData = Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError = OperationError<'listCurrentCalendarItems'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCurrentCalendarItemsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCurrentCalendarItems} query
 */
export const invalidateListCurrentCalendarItems = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCurrentCalendarItemsQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListCurrentCalendarItemsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError = OperationError<'listCurrentCalendarItems'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCurrentCalendarItemsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCurrentCalendarItems>>> = ({ signal, queryKey }) => listCurrentCalendarItems({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCurrentCalendarItemsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCurrentCalendarItems>>>
export type ListCurrentCalendarItemsSuspenseQueryError = OperationError<'listCurrentCalendarItems'>


/**
 * Upcoming bookings
 *
 * For any logged-in user. Bookings and places on waiting lists that have not ended, at the tenant in X-Tenant or, without it, at all tenants, like listMyCurrentCalendarItems. At most 500.
 */
export function useListCurrentCalendarItemsSuspense<TData = Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError = OperationError<'listCurrentCalendarItems'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Upcoming bookings
 *
 * For any logged-in user. Bookings and places on waiting lists that have not ended, at the tenant in X-Tenant or, without it, at all tenants, like listMyCurrentCalendarItems. At most 500.
 */
export function useListCurrentCalendarItemsSuspense<TData = Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError = OperationError<'listCurrentCalendarItems'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Upcoming bookings
 *
 * For any logged-in user. Bookings and places on waiting lists that have not ended, at the tenant in X-Tenant or, without it, at all tenants, like listMyCurrentCalendarItems. At most 500.
 */
export function useListCurrentCalendarItemsSuspense<TData = Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError = OperationError<'listCurrentCalendarItems'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Upcoming bookings
 *
 * For any logged-in user. Bookings and places on waiting lists that have not ended, at the tenant in X-Tenant or, without it, at all tenants, like listMyCurrentCalendarItems. At most 500.
 */
export function useListCurrentCalendarItemsSuspense<TData = Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError = OperationError<'listCurrentCalendarItems'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCurrentCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCurrentCalendarItemsSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}