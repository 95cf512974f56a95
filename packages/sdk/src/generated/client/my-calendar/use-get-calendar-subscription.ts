/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getCalendarSubscription } from './get-calendar-subscription.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetCalendarSubscriptionQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getCalendarSubscription');


export const getGetCalendarSubscriptionQueryOptions = <TData = Awaited<ReturnType<typeof getCalendarSubscription>>, TError = OperationError<'getCalendarSubscription'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendarSubscription>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCalendarSubscriptionQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCalendarSubscription>>> = ({ signal, queryKey }) => getCalendarSubscription({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCalendarSubscription>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCalendarSubscriptionQueryResult = NonNullable<Awaited<ReturnType<typeof getCalendarSubscription>>>
export type GetCalendarSubscriptionQueryError = OperationError<'getCalendarSubscription'>


/**
 * Calendar subscription of the account
 *
 * For any logged-in user. Says whether a secret address of the account's calendar works, never the address itself, of which only a hash is stored.
 */
export function useGetCalendarSubscription<TData = Awaited<ReturnType<typeof getCalendarSubscription>>, TError = OperationError<'getCalendarSubscription'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendarSubscription>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCalendarSubscription>>,
          TError,
          Awaited<ReturnType<typeof getCalendarSubscription>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Calendar subscription of the account
 *
 * For any logged-in user. Says whether a secret address of the account's calendar works, never the address itself, of which only a hash is stored.
 */
export function useGetCalendarSubscription<TData = Awaited<ReturnType<typeof getCalendarSubscription>>, TError = OperationError<'getCalendarSubscription'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendarSubscription>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCalendarSubscription>>,
          TError,
          Awaited<ReturnType<typeof getCalendarSubscription>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Calendar subscription of the account
 *
 * For any logged-in user. Says whether a secret address of the account's calendar works, never the address itself, of which only a hash is stored.
 */
export function useGetCalendarSubscription<TData = Awaited<ReturnType<typeof getCalendarSubscription>>, TError = OperationError<'getCalendarSubscription'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendarSubscription>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Calendar subscription of the account
 *
 * For any logged-in user. Says whether a secret address of the account's calendar works, never the address itself, of which only a hash is stored.
 */
export function useGetCalendarSubscription<TData = Awaited<ReturnType<typeof getCalendarSubscription>>, TError = OperationError<'getCalendarSubscription'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendarSubscription>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCalendarSubscriptionQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Calendar subscription of the account
 *
 * For any logged-in user. Says whether a secret address of the account's calendar works, never the address itself, of which only a hash is stored.
 */
export const prefetchGetCalendarSubscriptionQuery = async <TData = Awaited<ReturnType<typeof getCalendarSubscription>>, TError = OperationError<'getCalendarSubscription'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendarSubscription>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCalendarSubscriptionQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCalendarSubscription} query
 */
export const invalidateGetCalendarSubscription = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCalendarSubscriptionQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetCalendarSubscriptionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCalendarSubscription>>, TError = OperationError<'getCalendarSubscription'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCalendarSubscription>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCalendarSubscriptionQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCalendarSubscription>>> = ({ signal, queryKey }) => getCalendarSubscription({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCalendarSubscription>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCalendarSubscriptionSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCalendarSubscription>>>
export type GetCalendarSubscriptionSuspenseQueryError = OperationError<'getCalendarSubscription'>


/**
 * Calendar subscription of the account
 *
 * For any logged-in user. Says whether a secret address of the account's calendar works, never the address itself, of which only a hash is stored.
 */
export function useGetCalendarSubscriptionSuspense<TData = Awaited<ReturnType<typeof getCalendarSubscription>>, TError = OperationError<'getCalendarSubscription'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCalendarSubscription>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Calendar subscription of the account
 *
 * For any logged-in user. Says whether a secret address of the account's calendar works, never the address itself, of which only a hash is stored.
 */
export function useGetCalendarSubscriptionSuspense<TData = Awaited<ReturnType<typeof getCalendarSubscription>>, TError = OperationError<'getCalendarSubscription'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCalendarSubscription>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Calendar subscription of the account
 *
 * For any logged-in user. Says whether a secret address of the account's calendar works, never the address itself, of which only a hash is stored.
 */
export function useGetCalendarSubscriptionSuspense<TData = Awaited<ReturnType<typeof getCalendarSubscription>>, TError = OperationError<'getCalendarSubscription'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCalendarSubscription>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Calendar subscription of the account
 *
 * For any logged-in user. Says whether a secret address of the account's calendar works, never the address itself, of which only a hash is stored.
 */
export function useGetCalendarSubscriptionSuspense<TData = Awaited<ReturnType<typeof getCalendarSubscription>>, TError = OperationError<'getCalendarSubscription'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCalendarSubscription>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCalendarSubscriptionSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}