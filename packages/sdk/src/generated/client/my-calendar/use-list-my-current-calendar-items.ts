/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listMyCurrentCalendarItems } from './list-my-current-calendar-items.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getListMyCurrentCalendarItemsQueryKey = (sdk?: Sdk) => familyKeyOf(sdk, 'listMyCurrentCalendarItems');


export const getListMyCurrentCalendarItemsQueryOptions = <TData = Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError = OperationError<'listMyCurrentCalendarItems'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyCurrentCalendarItemsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyCurrentCalendarItems>>> = ({ signal, queryKey }) => listMyCurrentCalendarItems({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyCurrentCalendarItemsQueryResult = NonNullable<Awaited<ReturnType<typeof listMyCurrentCalendarItems>>>
export type ListMyCurrentCalendarItemsQueryError = OperationError<'listMyCurrentCalendarItems'>


/**
 * Upcoming bookings of the account at all tenants
 *
 * For any logged-in user, for the page "my bookings" of accounts with several studios. Like listCurrentCalendarItems, but for all tenants regardless of X-Tenant; for a person that the account acts for, only at the tenant. At most 500.
 */
export function useListMyCurrentCalendarItems<TData = Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError = OperationError<'listMyCurrentCalendarItems'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyCurrentCalendarItems>>,
          TError,
          Awaited<ReturnType<typeof listMyCurrentCalendarItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Upcoming bookings of the account at all tenants
 *
 * For any logged-in user, for the page "my bookings" of accounts with several studios. Like listCurrentCalendarItems, but for all tenants regardless of X-Tenant; for a person that the account acts for, only at the tenant. At most 500.
 */
export function useListMyCurrentCalendarItems<TData = Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError = OperationError<'listMyCurrentCalendarItems'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyCurrentCalendarItems>>,
          TError,
          Awaited<ReturnType<typeof listMyCurrentCalendarItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Upcoming bookings of the account at all tenants
 *
 * For any logged-in user, for the page "my bookings" of accounts with several studios. Like listCurrentCalendarItems, but for all tenants regardless of X-Tenant; for a person that the account acts for, only at the tenant. At most 500.
 */
export function useListMyCurrentCalendarItems<TData = Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError = OperationError<'listMyCurrentCalendarItems'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Upcoming bookings of the account at all tenants
 *
 * For any logged-in user, for the page "my bookings" of accounts with several studios. Like listCurrentCalendarItems, but for all tenants regardless of X-Tenant; for a person that the account acts for, only at the tenant. At most 500.
 */
export function useListMyCurrentCalendarItems<TData = Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError = OperationError<'listMyCurrentCalendarItems'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyCurrentCalendarItemsQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Upcoming bookings of the account at all tenants
 *
 * For any logged-in user, for the page "my bookings" of accounts with several studios. Like listCurrentCalendarItems, but for all tenants regardless of X-Tenant; for a person that the account acts for, only at the tenant. At most 500.
 */
export const prefetchListMyCurrentCalendarItemsQuery = async <TData = Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError = OperationError<'listMyCurrentCalendarItems'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMyCurrentCalendarItemsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMyCurrentCalendarItems} query
 */
export const invalidateListMyCurrentCalendarItems = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMyCurrentCalendarItemsQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListMyCurrentCalendarItemsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError = OperationError<'listMyCurrentCalendarItems'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyCurrentCalendarItemsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyCurrentCalendarItems>>> = ({ signal, queryKey }) => listMyCurrentCalendarItems({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMyCurrentCalendarItemsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMyCurrentCalendarItems>>>
export type ListMyCurrentCalendarItemsSuspenseQueryError = OperationError<'listMyCurrentCalendarItems'>


/**
 * Upcoming bookings of the account at all tenants
 *
 * For any logged-in user, for the page "my bookings" of accounts with several studios. Like listCurrentCalendarItems, but for all tenants regardless of X-Tenant; for a person that the account acts for, only at the tenant. At most 500.
 */
export function useListMyCurrentCalendarItemsSuspense<TData = Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError = OperationError<'listMyCurrentCalendarItems'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Upcoming bookings of the account at all tenants
 *
 * For any logged-in user, for the page "my bookings" of accounts with several studios. Like listCurrentCalendarItems, but for all tenants regardless of X-Tenant; for a person that the account acts for, only at the tenant. At most 500.
 */
export function useListMyCurrentCalendarItemsSuspense<TData = Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError = OperationError<'listMyCurrentCalendarItems'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Upcoming bookings of the account at all tenants
 *
 * For any logged-in user, for the page "my bookings" of accounts with several studios. Like listCurrentCalendarItems, but for all tenants regardless of X-Tenant; for a person that the account acts for, only at the tenant. At most 500.
 */
export function useListMyCurrentCalendarItemsSuspense<TData = Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError = OperationError<'listMyCurrentCalendarItems'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Upcoming bookings of the account at all tenants
 *
 * For any logged-in user, for the page "my bookings" of accounts with several studios. Like listCurrentCalendarItems, but for all tenants regardless of X-Tenant; for a person that the account acts for, only at the tenant. At most 500.
 */
export function useListMyCurrentCalendarItemsSuspense<TData = Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError = OperationError<'listMyCurrentCalendarItems'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyCurrentCalendarItems>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyCurrentCalendarItemsSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}