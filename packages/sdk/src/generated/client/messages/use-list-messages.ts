/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listMessages } from './list-messages.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseInfiniteQueryResult, DefinedUseQueryResult, InfiniteData, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseInfiniteQueryOptions, UseInfiniteQueryResult, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListMessagesParams } from '../../model/listMessagesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListMessagesInfiniteQueryKey = (params?: ListMessagesParams, sdk?: Sdk) => callKeyOf(sdk, 'listMessages', 'infinite', params);

export const getListMessagesQueryKey = (params?: ListMessagesParams, sdk?: Sdk) => callKeyOf(sdk, 'listMessages', params);


export const getListMessagesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['page']>, TError = OperationError<'listMessages'>>(params?: ListMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['page']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMessagesInfiniteQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMessages>>, QueryKey, ListMessagesParams['page']> = ({ signal, queryKey, pageParam }) => listMessages({...params, 'page': pageParam ?? params?.['page']}, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMessagesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMessages>>>
export type ListMessagesInfiniteQueryError = OperationError<'listMessages'>


/**
 * Messages of a member
 *
 * For members of the tenant in X-Tenant. Messages of their studio that they have not deleted. Pages start at 0 and have 20 entries by default. Changes nothing, although the catalogue defines it as a PUT.
 */
export function useListMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['page']>, TError = OperationError<'listMessages'>>(
 params: undefined |  ListMessagesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Messages of a member
 *
 * For members of the tenant in X-Tenant. Messages of their studio that they have not deleted. Pages start at 0 and have 20 entries by default. Changes nothing, although the catalogue defines it as a PUT.
 */
export function useListMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['page']>, TError = OperationError<'listMessages'>>(
 params?: ListMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Messages of a member
 *
 * For members of the tenant in X-Tenant. Messages of their studio that they have not deleted. Pages start at 0 and have 20 entries by default. Changes nothing, although the catalogue defines it as a PUT.
 */
export function useListMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['page']>, TError = OperationError<'listMessages'>>(
 params?: ListMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['page']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Messages of a member
 *
 * For members of the tenant in X-Tenant. Messages of their studio that they have not deleted. Pages start at 0 and have 20 entries by default. Changes nothing, although the catalogue defines it as a PUT.
 */
export function useListMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['page']>, TError = OperationError<'listMessages'>>(
 params?: ListMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['page']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMessagesInfiniteQueryOptions(params,useInstance(options))

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Messages of a member
 *
 * For members of the tenant in X-Tenant. Messages of their studio that they have not deleted. Pages start at 0 and have 20 entries by default. Changes nothing, although the catalogue defines it as a PUT.
 */
export const prefetchListMessagesInfiniteQuery = async <TData = Awaited<ReturnType<typeof listMessages>>, TError = OperationError<'listMessages'>>(
 queryClient: QueryClient, params?: ListMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['page']>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMessagesInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMessagesInfinite} query
 */
export const invalidateListMessagesInfinite = async (
 queryClient: QueryClient, params?: ListMessagesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMessagesInfiniteQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listMessages>>, TError = OperationError<'listMessages'>>(params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMessagesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMessages>>> = ({ signal, queryKey }) => listMessages(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listMessages>>>
export type ListMessagesQueryError = OperationError<'listMessages'>


/**
 * Messages of a member
 *
 * For members of the tenant in X-Tenant. Messages of their studio that they have not deleted. Pages start at 0 and have 20 entries by default. Changes nothing, although the catalogue defines it as a PUT.
 */
export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = OperationError<'listMessages'>>(
 params: undefined |  ListMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Messages of a member
 *
 * For members of the tenant in X-Tenant. Messages of their studio that they have not deleted. Pages start at 0 and have 20 entries by default. Changes nothing, although the catalogue defines it as a PUT.
 */
export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = OperationError<'listMessages'>>(
 params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Messages of a member
 *
 * For members of the tenant in X-Tenant. Messages of their studio that they have not deleted. Pages start at 0 and have 20 entries by default. Changes nothing, although the catalogue defines it as a PUT.
 */
export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = OperationError<'listMessages'>>(
 params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Messages of a member
 *
 * For members of the tenant in X-Tenant. Messages of their studio that they have not deleted. Pages start at 0 and have 20 entries by default. Changes nothing, although the catalogue defines it as a PUT.
 */
export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = OperationError<'listMessages'>>(
 params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMessagesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Messages of a member
 *
 * For members of the tenant in X-Tenant. Messages of their studio that they have not deleted. Pages start at 0 and have 20 entries by default. Changes nothing, although the catalogue defines it as a PUT.
 */
export const prefetchListMessagesQuery = async <TData = Awaited<ReturnType<typeof listMessages>>, TError = OperationError<'listMessages'>>(
 queryClient: QueryClient, params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMessagesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMessages} query
 */
export const invalidateListMessages = async (
 queryClient: QueryClient, params?: ListMessagesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMessagesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}