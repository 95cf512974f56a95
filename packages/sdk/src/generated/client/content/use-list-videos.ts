/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listVideos } from './list-videos.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListVideosParams } from '../../model/listVideosParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListVideosQueryKey = (params?: ListVideosParams, sdk?: Sdk) => callKeyOf(sdk, 'listVideos', params);


export const getListVideosQueryOptions = <TData = Awaited<ReturnType<typeof listVideos>>, TError = OperationError<'listVideos'>>(params?: ListVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVideosQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVideos>>> = ({ signal, queryKey }) => listVideos(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVideosQueryResult = NonNullable<Awaited<ReturnType<typeof listVideos>>>
export type ListVideosQueryError = OperationError<'listVideos'>


/**
 * Videos for members
 *
 * For members of the tenant in X-Tenant. Videos of the studio, or of its chain for all studios, each with captions. In the user's language if available, otherwise in the studio's.
 */
export function useListVideos<TData = Awaited<ReturnType<typeof listVideos>>, TError = OperationError<'listVideos'>>(
 params: undefined |  ListVideosParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVideos>>,
          TError,
          Awaited<ReturnType<typeof listVideos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Videos for members
 *
 * For members of the tenant in X-Tenant. Videos of the studio, or of its chain for all studios, each with captions. In the user's language if available, otherwise in the studio's.
 */
export function useListVideos<TData = Awaited<ReturnType<typeof listVideos>>, TError = OperationError<'listVideos'>>(
 params?: ListVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVideos>>,
          TError,
          Awaited<ReturnType<typeof listVideos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Videos for members
 *
 * For members of the tenant in X-Tenant. Videos of the studio, or of its chain for all studios, each with captions. In the user's language if available, otherwise in the studio's.
 */
export function useListVideos<TData = Awaited<ReturnType<typeof listVideos>>, TError = OperationError<'listVideos'>>(
 params?: ListVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Videos for members
 *
 * For members of the tenant in X-Tenant. Videos of the studio, or of its chain for all studios, each with captions. In the user's language if available, otherwise in the studio's.
 */
export function useListVideos<TData = Awaited<ReturnType<typeof listVideos>>, TError = OperationError<'listVideos'>>(
 params?: ListVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVideosQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Videos for members
 *
 * For members of the tenant in X-Tenant. Videos of the studio, or of its chain for all studios, each with captions. In the user's language if available, otherwise in the studio's.
 */
export const prefetchListVideosQuery = async <TData = Awaited<ReturnType<typeof listVideos>>, TError = OperationError<'listVideos'>>(
 queryClient: QueryClient, params?: ListVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListVideosQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListVideos} query
 */
export const invalidateListVideos = async (
 queryClient: QueryClient, params?: ListVideosParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListVideosQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListVideosSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listVideos>>, TError = OperationError<'listVideos'>>(params?: ListVideosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVideosQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVideos>>> = ({ signal, queryKey }) => listVideos(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListVideosSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listVideos>>>
export type ListVideosSuspenseQueryError = OperationError<'listVideos'>


/**
 * Videos for members
 *
 * For members of the tenant in X-Tenant. Videos of the studio, or of its chain for all studios, each with captions. In the user's language if available, otherwise in the studio's.
 */
export function useListVideosSuspense<TData = Awaited<ReturnType<typeof listVideos>>, TError = OperationError<'listVideos'>>(
 params: undefined |  ListVideosParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Videos for members
 *
 * For members of the tenant in X-Tenant. Videos of the studio, or of its chain for all studios, each with captions. In the user's language if available, otherwise in the studio's.
 */
export function useListVideosSuspense<TData = Awaited<ReturnType<typeof listVideos>>, TError = OperationError<'listVideos'>>(
 params?: ListVideosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Videos for members
 *
 * For members of the tenant in X-Tenant. Videos of the studio, or of its chain for all studios, each with captions. In the user's language if available, otherwise in the studio's.
 */
export function useListVideosSuspense<TData = Awaited<ReturnType<typeof listVideos>>, TError = OperationError<'listVideos'>>(
 params?: ListVideosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Videos for members
 *
 * For members of the tenant in X-Tenant. Videos of the studio, or of its chain for all studios, each with captions. In the user's language if available, otherwise in the studio's.
 */
export function useListVideosSuspense<TData = Awaited<ReturnType<typeof listVideos>>, TError = OperationError<'listVideos'>>(
 params?: ListVideosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVideosSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}