/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listArticles } from './list-articles.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListArticlesParams } from '../../model/listArticlesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListArticlesQueryKey = (params?: ListArticlesParams, sdk?: Sdk) => callKeyOf(sdk, 'listArticles', params);


export const getListArticlesQueryOptions = <TData = Awaited<ReturnType<typeof listArticles>>, TError = OperationError<'listArticles'>>(params?: ListArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListArticlesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listArticles>>> = ({ signal, queryKey }) => listArticles(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListArticlesQueryResult = NonNullable<Awaited<ReturnType<typeof listArticles>>>
export type ListArticlesQueryError = OperationError<'listArticles'>


/**
 * Articles for members
 *
 * For members of the tenant in X-Tenant. Articles of the studio, or of its chain for all studios. In the user's language if available, otherwise in the studio's.
 */
export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = OperationError<'listArticles'>>(
 params: undefined |  ListArticlesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listArticles>>,
          TError,
          Awaited<ReturnType<typeof listArticles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Articles for members
 *
 * For members of the tenant in X-Tenant. Articles of the studio, or of its chain for all studios. In the user's language if available, otherwise in the studio's.
 */
export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = OperationError<'listArticles'>>(
 params?: ListArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listArticles>>,
          TError,
          Awaited<ReturnType<typeof listArticles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Articles for members
 *
 * For members of the tenant in X-Tenant. Articles of the studio, or of its chain for all studios. In the user's language if available, otherwise in the studio's.
 */
export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = OperationError<'listArticles'>>(
 params?: ListArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Articles for members
 *
 * For members of the tenant in X-Tenant. Articles of the studio, or of its chain for all studios. In the user's language if available, otherwise in the studio's.
 */
export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = OperationError<'listArticles'>>(
 params?: ListArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListArticlesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Articles for members
 *
 * For members of the tenant in X-Tenant. Articles of the studio, or of its chain for all studios. In the user's language if available, otherwise in the studio's.
 */
export const prefetchListArticlesQuery = async <TData = Awaited<ReturnType<typeof listArticles>>, TError = OperationError<'listArticles'>>(
 queryClient: QueryClient, params?: ListArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListArticlesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListArticles} query
 */
export const invalidateListArticles = async (
 queryClient: QueryClient, params?: ListArticlesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListArticlesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListArticlesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listArticles>>, TError = OperationError<'listArticles'>>(params?: ListArticlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListArticlesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listArticles>>> = ({ signal, queryKey }) => listArticles(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListArticlesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listArticles>>>
export type ListArticlesSuspenseQueryError = OperationError<'listArticles'>


/**
 * Articles for members
 *
 * For members of the tenant in X-Tenant. Articles of the studio, or of its chain for all studios. In the user's language if available, otherwise in the studio's.
 */
export function useListArticlesSuspense<TData = Awaited<ReturnType<typeof listArticles>>, TError = OperationError<'listArticles'>>(
 params: undefined |  ListArticlesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Articles for members
 *
 * For members of the tenant in X-Tenant. Articles of the studio, or of its chain for all studios. In the user's language if available, otherwise in the studio's.
 */
export function useListArticlesSuspense<TData = Awaited<ReturnType<typeof listArticles>>, TError = OperationError<'listArticles'>>(
 params?: ListArticlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Articles for members
 *
 * For members of the tenant in X-Tenant. Articles of the studio, or of its chain for all studios. In the user's language if available, otherwise in the studio's.
 */
export function useListArticlesSuspense<TData = Awaited<ReturnType<typeof listArticles>>, TError = OperationError<'listArticles'>>(
 params?: ListArticlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Articles for members
 *
 * For members of the tenant in X-Tenant. Articles of the studio, or of its chain for all studios. In the user's language if available, otherwise in the studio's.
 */
export function useListArticlesSuspense<TData = Awaited<ReturnType<typeof listArticles>>, TError = OperationError<'listArticles'>>(
 params?: ListArticlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListArticlesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}