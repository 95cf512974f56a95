/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getAccessRefusalStatus } from './get-access-refusal-status.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetAccessRefusalStatusQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getAccessRefusalStatus');


export const getGetAccessRefusalStatusQueryOptions = <TData = Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError = OperationError<'getAccessRefusalStatus'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAccessRefusalStatusQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccessRefusalStatus>>> = ({ signal, queryKey }) => getAccessRefusalStatus({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccessRefusalStatusQueryResult = NonNullable<Awaited<ReturnType<typeof getAccessRefusalStatus>>>
export type GetAccessRefusalStatusQueryError = OperationError<'getAccessRefusalStatus'>


/**
 * Entry status of the member
 *
 * For members of the tenant in X-Tenant. Covers reasons of the studio, such as an open bill; getEntranceBlock covers missed bookings. refusedSince is in UTC.
 */
export function useGetAccessRefusalStatus<TData = Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError = OperationError<'getAccessRefusalStatus'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccessRefusalStatus>>,
          TError,
          Awaited<ReturnType<typeof getAccessRefusalStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Entry status of the member
 *
 * For members of the tenant in X-Tenant. Covers reasons of the studio, such as an open bill; getEntranceBlock covers missed bookings. refusedSince is in UTC.
 */
export function useGetAccessRefusalStatus<TData = Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError = OperationError<'getAccessRefusalStatus'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccessRefusalStatus>>,
          TError,
          Awaited<ReturnType<typeof getAccessRefusalStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Entry status of the member
 *
 * For members of the tenant in X-Tenant. Covers reasons of the studio, such as an open bill; getEntranceBlock covers missed bookings. refusedSince is in UTC.
 */
export function useGetAccessRefusalStatus<TData = Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError = OperationError<'getAccessRefusalStatus'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Entry status of the member
 *
 * For members of the tenant in X-Tenant. Covers reasons of the studio, such as an open bill; getEntranceBlock covers missed bookings. refusedSince is in UTC.
 */
export function useGetAccessRefusalStatus<TData = Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError = OperationError<'getAccessRefusalStatus'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAccessRefusalStatusQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Entry status of the member
 *
 * For members of the tenant in X-Tenant. Covers reasons of the studio, such as an open bill; getEntranceBlock covers missed bookings. refusedSince is in UTC.
 */
export const prefetchGetAccessRefusalStatusQuery = async <TData = Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError = OperationError<'getAccessRefusalStatus'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetAccessRefusalStatusQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetAccessRefusalStatus} query
 */
export const invalidateGetAccessRefusalStatus = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAccessRefusalStatusQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetAccessRefusalStatusSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError = OperationError<'getAccessRefusalStatus'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAccessRefusalStatusQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccessRefusalStatus>>> = ({ signal, queryKey }) => getAccessRefusalStatus({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetAccessRefusalStatusSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getAccessRefusalStatus>>>
export type GetAccessRefusalStatusSuspenseQueryError = OperationError<'getAccessRefusalStatus'>


/**
 * Entry status of the member
 *
 * For members of the tenant in X-Tenant. Covers reasons of the studio, such as an open bill; getEntranceBlock covers missed bookings. refusedSince is in UTC.
 */
export function useGetAccessRefusalStatusSuspense<TData = Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError = OperationError<'getAccessRefusalStatus'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Entry status of the member
 *
 * For members of the tenant in X-Tenant. Covers reasons of the studio, such as an open bill; getEntranceBlock covers missed bookings. refusedSince is in UTC.
 */
export function useGetAccessRefusalStatusSuspense<TData = Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError = OperationError<'getAccessRefusalStatus'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Entry status of the member
 *
 * For members of the tenant in X-Tenant. Covers reasons of the studio, such as an open bill; getEntranceBlock covers missed bookings. refusedSince is in UTC.
 */
export function useGetAccessRefusalStatusSuspense<TData = Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError = OperationError<'getAccessRefusalStatus'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Entry status of the member
 *
 * For members of the tenant in X-Tenant. Covers reasons of the studio, such as an open bill; getEntranceBlock covers missed bookings. refusedSince is in UTC.
 */
export function useGetAccessRefusalStatusSuspense<TData = Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError = OperationError<'getAccessRefusalStatus'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalStatus>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAccessRefusalStatusSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}