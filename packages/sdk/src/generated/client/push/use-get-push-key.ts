/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPushKey } from './get-push-key.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetPushKeyQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getPushKey');


export const getGetPushKeyQueryOptions = <TData = Awaited<ReturnType<typeof getPushKey>>, TError = OperationError<'getPushKey'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushKey>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPushKeyQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPushKey>>> = ({ signal, queryKey }) => getPushKey({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPushKey>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPushKeyQueryResult = NonNullable<Awaited<ReturnType<typeof getPushKey>>>
export type GetPushKeyQueryError = OperationError<'getPushKey'>


/**
 * Key for subscriptions
 *
 * For any logged-in user. The public key of this backend for push services (RFC 8292); pass it to PushManager.subscribe as applicationServerKey. It does not change.
 */
export function useGetPushKey<TData = Awaited<ReturnType<typeof getPushKey>>, TError = OperationError<'getPushKey'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushKey>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPushKey>>,
          TError,
          Awaited<ReturnType<typeof getPushKey>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Key for subscriptions
 *
 * For any logged-in user. The public key of this backend for push services (RFC 8292); pass it to PushManager.subscribe as applicationServerKey. It does not change.
 */
export function useGetPushKey<TData = Awaited<ReturnType<typeof getPushKey>>, TError = OperationError<'getPushKey'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushKey>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPushKey>>,
          TError,
          Awaited<ReturnType<typeof getPushKey>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Key for subscriptions
 *
 * For any logged-in user. The public key of this backend for push services (RFC 8292); pass it to PushManager.subscribe as applicationServerKey. It does not change.
 */
export function useGetPushKey<TData = Awaited<ReturnType<typeof getPushKey>>, TError = OperationError<'getPushKey'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushKey>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Key for subscriptions
 *
 * For any logged-in user. The public key of this backend for push services (RFC 8292); pass it to PushManager.subscribe as applicationServerKey. It does not change.
 */
export function useGetPushKey<TData = Awaited<ReturnType<typeof getPushKey>>, TError = OperationError<'getPushKey'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushKey>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPushKeyQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Key for subscriptions
 *
 * For any logged-in user. The public key of this backend for push services (RFC 8292); pass it to PushManager.subscribe as applicationServerKey. It does not change.
 */
export const prefetchGetPushKeyQuery = async <TData = Awaited<ReturnType<typeof getPushKey>>, TError = OperationError<'getPushKey'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushKey>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPushKeyQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPushKey} query
 */
export const invalidateGetPushKey = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPushKeyQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetPushKeySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPushKey>>, TError = OperationError<'getPushKey'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPushKey>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPushKeyQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPushKey>>> = ({ signal, queryKey }) => getPushKey({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPushKey>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPushKeySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPushKey>>>
export type GetPushKeySuspenseQueryError = OperationError<'getPushKey'>


/**
 * Key for subscriptions
 *
 * For any logged-in user. The public key of this backend for push services (RFC 8292); pass it to PushManager.subscribe as applicationServerKey. It does not change.
 */
export function useGetPushKeySuspense<TData = Awaited<ReturnType<typeof getPushKey>>, TError = OperationError<'getPushKey'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPushKey>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Key for subscriptions
 *
 * For any logged-in user. The public key of this backend for push services (RFC 8292); pass it to PushManager.subscribe as applicationServerKey. It does not change.
 */
export function useGetPushKeySuspense<TData = Awaited<ReturnType<typeof getPushKey>>, TError = OperationError<'getPushKey'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPushKey>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Key for subscriptions
 *
 * For any logged-in user. The public key of this backend for push services (RFC 8292); pass it to PushManager.subscribe as applicationServerKey. It does not change.
 */
export function useGetPushKeySuspense<TData = Awaited<ReturnType<typeof getPushKey>>, TError = OperationError<'getPushKey'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPushKey>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Key for subscriptions
 *
 * For any logged-in user. The public key of this backend for push services (RFC 8292); pass it to PushManager.subscribe as applicationServerKey. It does not change.
 */
export function useGetPushKeySuspense<TData = Awaited<ReturnType<typeof getPushKey>>, TError = OperationError<'getPushKey'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPushKey>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPushKeySuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}