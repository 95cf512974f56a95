/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getMessagesEnabled } from './get-messages-enabled.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetMessagesEnabledQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getMessagesEnabled');


export const getGetMessagesEnabledQueryOptions = <TData = Awaited<ReturnType<typeof getMessagesEnabled>>, TError = OperationError<'getMessagesEnabled'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessagesEnabled>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMessagesEnabledQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMessagesEnabled>>> = ({ signal, queryKey }) => getMessagesEnabled({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMessagesEnabled>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMessagesEnabledQueryResult = NonNullable<Awaited<ReturnType<typeof getMessagesEnabled>>>
export type GetMessagesEnabledQueryError = OperationError<'getMessagesEnabled'>


/**
 * Availability of messages
 *
 * For members of the tenant in X-Tenant. If false, there is nothing to list, and portals hide the inbox.
 */
export function useGetMessagesEnabled<TData = Awaited<ReturnType<typeof getMessagesEnabled>>, TError = OperationError<'getMessagesEnabled'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessagesEnabled>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMessagesEnabled>>,
          TError,
          Awaited<ReturnType<typeof getMessagesEnabled>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Availability of messages
 *
 * For members of the tenant in X-Tenant. If false, there is nothing to list, and portals hide the inbox.
 */
export function useGetMessagesEnabled<TData = Awaited<ReturnType<typeof getMessagesEnabled>>, TError = OperationError<'getMessagesEnabled'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessagesEnabled>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMessagesEnabled>>,
          TError,
          Awaited<ReturnType<typeof getMessagesEnabled>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Availability of messages
 *
 * For members of the tenant in X-Tenant. If false, there is nothing to list, and portals hide the inbox.
 */
export function useGetMessagesEnabled<TData = Awaited<ReturnType<typeof getMessagesEnabled>>, TError = OperationError<'getMessagesEnabled'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessagesEnabled>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Availability of messages
 *
 * For members of the tenant in X-Tenant. If false, there is nothing to list, and portals hide the inbox.
 */
export function useGetMessagesEnabled<TData = Awaited<ReturnType<typeof getMessagesEnabled>>, TError = OperationError<'getMessagesEnabled'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessagesEnabled>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMessagesEnabledQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Availability of messages
 *
 * For members of the tenant in X-Tenant. If false, there is nothing to list, and portals hide the inbox.
 */
export const prefetchGetMessagesEnabledQuery = async <TData = Awaited<ReturnType<typeof getMessagesEnabled>>, TError = OperationError<'getMessagesEnabled'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessagesEnabled>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetMessagesEnabledQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetMessagesEnabled} query
 */
export const invalidateGetMessagesEnabled = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMessagesEnabledQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetMessagesEnabledSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMessagesEnabled>>, TError = OperationError<'getMessagesEnabled'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMessagesEnabled>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMessagesEnabledQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMessagesEnabled>>> = ({ signal, queryKey }) => getMessagesEnabled({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMessagesEnabled>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMessagesEnabledSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMessagesEnabled>>>
export type GetMessagesEnabledSuspenseQueryError = OperationError<'getMessagesEnabled'>


/**
 * Availability of messages
 *
 * For members of the tenant in X-Tenant. If false, there is nothing to list, and portals hide the inbox.
 */
export function useGetMessagesEnabledSuspense<TData = Awaited<ReturnType<typeof getMessagesEnabled>>, TError = OperationError<'getMessagesEnabled'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMessagesEnabled>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Availability of messages
 *
 * For members of the tenant in X-Tenant. If false, there is nothing to list, and portals hide the inbox.
 */
export function useGetMessagesEnabledSuspense<TData = Awaited<ReturnType<typeof getMessagesEnabled>>, TError = OperationError<'getMessagesEnabled'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMessagesEnabled>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Availability of messages
 *
 * For members of the tenant in X-Tenant. If false, there is nothing to list, and portals hide the inbox.
 */
export function useGetMessagesEnabledSuspense<TData = Awaited<ReturnType<typeof getMessagesEnabled>>, TError = OperationError<'getMessagesEnabled'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMessagesEnabled>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Availability of messages
 *
 * For members of the tenant in X-Tenant. If false, there is nothing to list, and portals hide the inbox.
 */
export function useGetMessagesEnabledSuspense<TData = Awaited<ReturnType<typeof getMessagesEnabled>>, TError = OperationError<'getMessagesEnabled'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMessagesEnabled>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMessagesEnabledSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}