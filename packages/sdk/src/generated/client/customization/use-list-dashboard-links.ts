/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listDashboardLinks } from './list-dashboard-links.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListDashboardLinksParams } from '../../model/listDashboardLinksParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListDashboardLinksQueryKey = (params?: ListDashboardLinksParams, sdk?: Sdk) => callKeyOf(sdk, 'listDashboardLinks', params);


export const getListDashboardLinksQueryOptions = <TData = Awaited<ReturnType<typeof listDashboardLinks>>, TError = OperationError<'listDashboardLinks'>>(params: ListDashboardLinksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDashboardLinks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDashboardLinksQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDashboardLinks>>> = ({ signal, queryKey }) => listDashboardLinks(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDashboardLinks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDashboardLinksQueryResult = NonNullable<Awaited<ReturnType<typeof listDashboardLinks>>>
export type ListDashboardLinksQueryError = OperationError<'listDashboardLinks'>


/**
 * Dashboard links of a studio
 *
 * For members of the tenant in X-Tenant. Links of the studio and of its chain for all studios. In the user's language if available, otherwise in the studio's.
 */
export function useListDashboardLinks<TData = Awaited<ReturnType<typeof listDashboardLinks>>, TError = OperationError<'listDashboardLinks'>>(
 params: ListDashboardLinksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDashboardLinks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDashboardLinks>>,
          TError,
          Awaited<ReturnType<typeof listDashboardLinks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Dashboard links of a studio
 *
 * For members of the tenant in X-Tenant. Links of the studio and of its chain for all studios. In the user's language if available, otherwise in the studio's.
 */
export function useListDashboardLinks<TData = Awaited<ReturnType<typeof listDashboardLinks>>, TError = OperationError<'listDashboardLinks'>>(
 params: ListDashboardLinksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDashboardLinks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDashboardLinks>>,
          TError,
          Awaited<ReturnType<typeof listDashboardLinks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Dashboard links of a studio
 *
 * For members of the tenant in X-Tenant. Links of the studio and of its chain for all studios. In the user's language if available, otherwise in the studio's.
 */
export function useListDashboardLinks<TData = Awaited<ReturnType<typeof listDashboardLinks>>, TError = OperationError<'listDashboardLinks'>>(
 params: ListDashboardLinksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDashboardLinks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Dashboard links of a studio
 *
 * For members of the tenant in X-Tenant. Links of the studio and of its chain for all studios. In the user's language if available, otherwise in the studio's.
 */
export function useListDashboardLinks<TData = Awaited<ReturnType<typeof listDashboardLinks>>, TError = OperationError<'listDashboardLinks'>>(
 params: ListDashboardLinksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDashboardLinks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDashboardLinksQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Dashboard links of a studio
 *
 * For members of the tenant in X-Tenant. Links of the studio and of its chain for all studios. In the user's language if available, otherwise in the studio's.
 */
export const prefetchListDashboardLinksQuery = async <TData = Awaited<ReturnType<typeof listDashboardLinks>>, TError = OperationError<'listDashboardLinks'>>(
 queryClient: QueryClient, params: ListDashboardLinksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDashboardLinks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListDashboardLinksQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListDashboardLinks} query
 */
export const invalidateListDashboardLinks = async (
 queryClient: QueryClient, params: ListDashboardLinksParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListDashboardLinksQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListDashboardLinksSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listDashboardLinks>>, TError = OperationError<'listDashboardLinks'>>(params: ListDashboardLinksParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDashboardLinks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDashboardLinksQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDashboardLinks>>> = ({ signal, queryKey }) => listDashboardLinks(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDashboardLinks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListDashboardLinksSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listDashboardLinks>>>
export type ListDashboardLinksSuspenseQueryError = OperationError<'listDashboardLinks'>


/**
 * Dashboard links of a studio
 *
 * For members of the tenant in X-Tenant. Links of the studio and of its chain for all studios. In the user's language if available, otherwise in the studio's.
 */
export function useListDashboardLinksSuspense<TData = Awaited<ReturnType<typeof listDashboardLinks>>, TError = OperationError<'listDashboardLinks'>>(
 params: ListDashboardLinksParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDashboardLinks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Dashboard links of a studio
 *
 * For members of the tenant in X-Tenant. Links of the studio and of its chain for all studios. In the user's language if available, otherwise in the studio's.
 */
export function useListDashboardLinksSuspense<TData = Awaited<ReturnType<typeof listDashboardLinks>>, TError = OperationError<'listDashboardLinks'>>(
 params: ListDashboardLinksParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDashboardLinks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Dashboard links of a studio
 *
 * For members of the tenant in X-Tenant. Links of the studio and of its chain for all studios. In the user's language if available, otherwise in the studio's.
 */
export function useListDashboardLinksSuspense<TData = Awaited<ReturnType<typeof listDashboardLinks>>, TError = OperationError<'listDashboardLinks'>>(
 params: ListDashboardLinksParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDashboardLinks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Dashboard links of a studio
 *
 * For members of the tenant in X-Tenant. Links of the studio and of its chain for all studios. In the user's language if available, otherwise in the studio's.
 */
export function useListDashboardLinksSuspense<TData = Awaited<ReturnType<typeof listDashboardLinks>>, TError = OperationError<'listDashboardLinks'>>(
 params: ListDashboardLinksParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDashboardLinks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDashboardLinksSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}