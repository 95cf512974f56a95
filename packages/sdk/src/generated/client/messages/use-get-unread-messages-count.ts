/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getUnreadMessagesCount } from './get-unread-messages-count.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetUnreadMessagesCountQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getUnreadMessagesCount');


export const getGetUnreadMessagesCountQueryOptions = <TData = Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError = OperationError<'getUnreadMessagesCount'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUnreadMessagesCountQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUnreadMessagesCount>>> = ({ signal, queryKey }) => getUnreadMessagesCount({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUnreadMessagesCountQueryResult = NonNullable<Awaited<ReturnType<typeof getUnreadMessagesCount>>>
export type GetUnreadMessagesCountQueryError = OperationError<'getUnreadMessagesCount'>


/**
 * Number of unread messages
 *
 * For members of the tenant in X-Tenant. Counts messages of their studio that they have not deleted; zero if the studio sends no messages.
 */
export function useGetUnreadMessagesCount<TData = Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError = OperationError<'getUnreadMessagesCount'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUnreadMessagesCount>>,
          TError,
          Awaited<ReturnType<typeof getUnreadMessagesCount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Number of unread messages
 *
 * For members of the tenant in X-Tenant. Counts messages of their studio that they have not deleted; zero if the studio sends no messages.
 */
export function useGetUnreadMessagesCount<TData = Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError = OperationError<'getUnreadMessagesCount'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUnreadMessagesCount>>,
          TError,
          Awaited<ReturnType<typeof getUnreadMessagesCount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Number of unread messages
 *
 * For members of the tenant in X-Tenant. Counts messages of their studio that they have not deleted; zero if the studio sends no messages.
 */
export function useGetUnreadMessagesCount<TData = Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError = OperationError<'getUnreadMessagesCount'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Number of unread messages
 *
 * For members of the tenant in X-Tenant. Counts messages of their studio that they have not deleted; zero if the studio sends no messages.
 */
export function useGetUnreadMessagesCount<TData = Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError = OperationError<'getUnreadMessagesCount'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUnreadMessagesCountQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Number of unread messages
 *
 * For members of the tenant in X-Tenant. Counts messages of their studio that they have not deleted; zero if the studio sends no messages.
 */
export const prefetchGetUnreadMessagesCountQuery = async <TData = Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError = OperationError<'getUnreadMessagesCount'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetUnreadMessagesCountQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetUnreadMessagesCount} query
 */
export const invalidateGetUnreadMessagesCount = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetUnreadMessagesCountQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetUnreadMessagesCountSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError = OperationError<'getUnreadMessagesCount'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUnreadMessagesCountQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUnreadMessagesCount>>> = ({ signal, queryKey }) => getUnreadMessagesCount({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetUnreadMessagesCountSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getUnreadMessagesCount>>>
export type GetUnreadMessagesCountSuspenseQueryError = OperationError<'getUnreadMessagesCount'>


/**
 * Number of unread messages
 *
 * For members of the tenant in X-Tenant. Counts messages of their studio that they have not deleted; zero if the studio sends no messages.
 */
export function useGetUnreadMessagesCountSuspense<TData = Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError = OperationError<'getUnreadMessagesCount'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Number of unread messages
 *
 * For members of the tenant in X-Tenant. Counts messages of their studio that they have not deleted; zero if the studio sends no messages.
 */
export function useGetUnreadMessagesCountSuspense<TData = Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError = OperationError<'getUnreadMessagesCount'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Number of unread messages
 *
 * For members of the tenant in X-Tenant. Counts messages of their studio that they have not deleted; zero if the studio sends no messages.
 */
export function useGetUnreadMessagesCountSuspense<TData = Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError = OperationError<'getUnreadMessagesCount'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Number of unread messages
 *
 * For members of the tenant in X-Tenant. Counts messages of their studio that they have not deleted; zero if the studio sends no messages.
 */
export function useGetUnreadMessagesCountSuspense<TData = Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError = OperationError<'getUnreadMessagesCount'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUnreadMessagesCount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUnreadMessagesCountSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}