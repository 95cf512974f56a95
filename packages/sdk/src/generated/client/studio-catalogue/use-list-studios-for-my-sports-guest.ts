/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listStudiosForMySportsGuest } from './list-studios-for-my-sports-guest.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListStudiosForMySportsGuestQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listStudiosForMySportsGuest');


export const getListStudiosForMySportsGuestQueryOptions = <TData = Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError = OperationError<'listStudiosForMySportsGuest'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudiosForMySportsGuestQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudiosForMySportsGuest>>> = ({ signal, queryKey }) => listStudiosForMySportsGuest({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStudiosForMySportsGuestQueryResult = NonNullable<Awaited<ReturnType<typeof listStudiosForMySportsGuest>>>
export type ListStudiosForMySportsGuestQueryError = OperationError<'listStudiosForMySportsGuest'>


/**
 * Studios where guests can book
 *
 * Public. Studios with something to book without a membership; listStudioBookingOptions has the options. Across all chains, or only of the tenant in X-Tenant.
 */
export function useListStudiosForMySportsGuest<TData = Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError = OperationError<'listStudiosForMySportsGuest'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudiosForMySportsGuest>>,
          TError,
          Awaited<ReturnType<typeof listStudiosForMySportsGuest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios where guests can book
 *
 * Public. Studios with something to book without a membership; listStudioBookingOptions has the options. Across all chains, or only of the tenant in X-Tenant.
 */
export function useListStudiosForMySportsGuest<TData = Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError = OperationError<'listStudiosForMySportsGuest'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudiosForMySportsGuest>>,
          TError,
          Awaited<ReturnType<typeof listStudiosForMySportsGuest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios where guests can book
 *
 * Public. Studios with something to book without a membership; listStudioBookingOptions has the options. Across all chains, or only of the tenant in X-Tenant.
 */
export function useListStudiosForMySportsGuest<TData = Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError = OperationError<'listStudiosForMySportsGuest'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Studios where guests can book
 *
 * Public. Studios with something to book without a membership; listStudioBookingOptions has the options. Across all chains, or only of the tenant in X-Tenant.
 */
export function useListStudiosForMySportsGuest<TData = Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError = OperationError<'listStudiosForMySportsGuest'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudiosForMySportsGuestQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Studios where guests can book
 *
 * Public. Studios with something to book without a membership; listStudioBookingOptions has the options. Across all chains, or only of the tenant in X-Tenant.
 */
export const prefetchListStudiosForMySportsGuestQuery = async <TData = Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError = OperationError<'listStudiosForMySportsGuest'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStudiosForMySportsGuestQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStudiosForMySportsGuest} query
 */
export const invalidateListStudiosForMySportsGuest = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStudiosForMySportsGuestQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListStudiosForMySportsGuestSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError = OperationError<'listStudiosForMySportsGuest'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudiosForMySportsGuestQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudiosForMySportsGuest>>> = ({ signal, queryKey }) => listStudiosForMySportsGuest({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStudiosForMySportsGuestSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStudiosForMySportsGuest>>>
export type ListStudiosForMySportsGuestSuspenseQueryError = OperationError<'listStudiosForMySportsGuest'>


/**
 * Studios where guests can book
 *
 * Public. Studios with something to book without a membership; listStudioBookingOptions has the options. Across all chains, or only of the tenant in X-Tenant.
 */
export function useListStudiosForMySportsGuestSuspense<TData = Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError = OperationError<'listStudiosForMySportsGuest'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios where guests can book
 *
 * Public. Studios with something to book without a membership; listStudioBookingOptions has the options. Across all chains, or only of the tenant in X-Tenant.
 */
export function useListStudiosForMySportsGuestSuspense<TData = Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError = OperationError<'listStudiosForMySportsGuest'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios where guests can book
 *
 * Public. Studios with something to book without a membership; listStudioBookingOptions has the options. Across all chains, or only of the tenant in X-Tenant.
 */
export function useListStudiosForMySportsGuestSuspense<TData = Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError = OperationError<'listStudiosForMySportsGuest'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Studios where guests can book
 *
 * Public. Studios with something to book without a membership; listStudioBookingOptions has the options. Across all chains, or only of the tenant in X-Tenant.
 */
export function useListStudiosForMySportsGuestSuspense<TData = Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError = OperationError<'listStudiosForMySportsGuest'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForMySportsGuest>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudiosForMySportsGuestSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}