/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getMessage } from './get-message.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetMessageQueryKey = (id: number, sdk?: Sdk) => callKeyOf(sdk, 'getMessage', id);


export const getGetMessageQueryOptions = <TData = Awaited<ReturnType<typeof getMessage>>, TError = OperationError<'getMessage'>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMessageQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMessage>>> = ({ signal, queryKey }) => getMessage(id, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMessageQueryResult = NonNullable<Awaited<ReturnType<typeof getMessage>>>
export type GetMessageQueryError = OperationError<'getMessage'>


/**
 * One message
 *
 * For members of the tenant in X-Tenant, for their own messages. Does not mark the message as read.
 */
export function useGetMessage<TData = Awaited<ReturnType<typeof getMessage>>, TError = OperationError<'getMessage'>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMessage>>,
          TError,
          Awaited<ReturnType<typeof getMessage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One message
 *
 * For members of the tenant in X-Tenant, for their own messages. Does not mark the message as read.
 */
export function useGetMessage<TData = Awaited<ReturnType<typeof getMessage>>, TError = OperationError<'getMessage'>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMessage>>,
          TError,
          Awaited<ReturnType<typeof getMessage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One message
 *
 * For members of the tenant in X-Tenant, for their own messages. Does not mark the message as read.
 */
export function useGetMessage<TData = Awaited<ReturnType<typeof getMessage>>, TError = OperationError<'getMessage'>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One message
 *
 * For members of the tenant in X-Tenant, for their own messages. Does not mark the message as read.
 */
export function useGetMessage<TData = Awaited<ReturnType<typeof getMessage>>, TError = OperationError<'getMessage'>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMessageQueryOptions(id,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * One message
 *
 * For members of the tenant in X-Tenant, for their own messages. Does not mark the message as read.
 */
export const prefetchGetMessageQuery = async <TData = Awaited<ReturnType<typeof getMessage>>, TError = OperationError<'getMessage'>>(
 queryClient: QueryClient, id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetMessageQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetMessage} query
 */
export const invalidateGetMessage = async (
 queryClient: QueryClient, id: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMessageQueryKey(id, options?.sdk) }, options);

  return queryClient;
}




export const getGetMessageSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMessage>>, TError = OperationError<'getMessage'>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMessageQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMessage>>> = ({ signal, queryKey }) => getMessage(id, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMessageSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMessage>>>
export type GetMessageSuspenseQueryError = OperationError<'getMessage'>


/**
 * One message
 *
 * For members of the tenant in X-Tenant, for their own messages. Does not mark the message as read.
 */
export function useGetMessageSuspense<TData = Awaited<ReturnType<typeof getMessage>>, TError = OperationError<'getMessage'>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One message
 *
 * For members of the tenant in X-Tenant, for their own messages. Does not mark the message as read.
 */
export function useGetMessageSuspense<TData = Awaited<ReturnType<typeof getMessage>>, TError = OperationError<'getMessage'>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One message
 *
 * For members of the tenant in X-Tenant, for their own messages. Does not mark the message as read.
 */
export function useGetMessageSuspense<TData = Awaited<ReturnType<typeof getMessage>>, TError = OperationError<'getMessage'>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One message
 *
 * For members of the tenant in X-Tenant, for their own messages. Does not mark the message as read.
 */
export function useGetMessageSuspense<TData = Awaited<ReturnType<typeof getMessage>>, TError = OperationError<'getMessage'>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMessageSuspenseQueryOptions(id,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}