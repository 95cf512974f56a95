/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getStudioCount } from './get-studio-count.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetStudioCountParams } from '../../model/getStudioCountParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetStudioCountQueryKey = (params?: GetStudioCountParams, sdk?: Sdk) => callKeyOf(sdk, 'getStudioCount', params);


export const getGetStudioCountQueryOptions = <TData = Awaited<ReturnType<typeof getStudioCount>>, TError = OperationError<'getStudioCount'>>(params?: GetStudioCountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioCount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStudioCountQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStudioCount>>> = ({ signal, queryKey }) => getStudioCount(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStudioCount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStudioCountQueryResult = NonNullable<Awaited<ReturnType<typeof getStudioCount>>>
export type GetStudioCountQueryError = OperationError<'getStudioCount'>


/**
 * Number of studios
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. The length of all pages of listBookingPortalStudios with the same filters.
 */
export function useGetStudioCount<TData = Awaited<ReturnType<typeof getStudioCount>>, TError = OperationError<'getStudioCount'>>(
 params: undefined |  GetStudioCountParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioCount>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStudioCount>>,
          TError,
          Awaited<ReturnType<typeof getStudioCount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Number of studios
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. The length of all pages of listBookingPortalStudios with the same filters.
 */
export function useGetStudioCount<TData = Awaited<ReturnType<typeof getStudioCount>>, TError = OperationError<'getStudioCount'>>(
 params?: GetStudioCountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioCount>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStudioCount>>,
          TError,
          Awaited<ReturnType<typeof getStudioCount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Number of studios
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. The length of all pages of listBookingPortalStudios with the same filters.
 */
export function useGetStudioCount<TData = Awaited<ReturnType<typeof getStudioCount>>, TError = OperationError<'getStudioCount'>>(
 params?: GetStudioCountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioCount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Number of studios
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. The length of all pages of listBookingPortalStudios with the same filters.
 */
export function useGetStudioCount<TData = Awaited<ReturnType<typeof getStudioCount>>, TError = OperationError<'getStudioCount'>>(
 params?: GetStudioCountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioCount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStudioCountQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Number of studios
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. The length of all pages of listBookingPortalStudios with the same filters.
 */
export const prefetchGetStudioCountQuery = async <TData = Awaited<ReturnType<typeof getStudioCount>>, TError = OperationError<'getStudioCount'>>(
 queryClient: QueryClient, params?: GetStudioCountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioCount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetStudioCountQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetStudioCount} query
 */
export const invalidateGetStudioCount = async (
 queryClient: QueryClient, params?: GetStudioCountParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetStudioCountQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetStudioCountSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getStudioCount>>, TError = OperationError<'getStudioCount'>>(params?: GetStudioCountParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioCount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStudioCountQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStudioCount>>> = ({ signal, queryKey }) => getStudioCount(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioCount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetStudioCountSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getStudioCount>>>
export type GetStudioCountSuspenseQueryError = OperationError<'getStudioCount'>


/**
 * Number of studios
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. The length of all pages of listBookingPortalStudios with the same filters.
 */
export function useGetStudioCountSuspense<TData = Awaited<ReturnType<typeof getStudioCount>>, TError = OperationError<'getStudioCount'>>(
 params: undefined |  GetStudioCountParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioCount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Number of studios
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. The length of all pages of listBookingPortalStudios with the same filters.
 */
export function useGetStudioCountSuspense<TData = Awaited<ReturnType<typeof getStudioCount>>, TError = OperationError<'getStudioCount'>>(
 params?: GetStudioCountParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioCount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Number of studios
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. The length of all pages of listBookingPortalStudios with the same filters.
 */
export function useGetStudioCountSuspense<TData = Awaited<ReturnType<typeof getStudioCount>>, TError = OperationError<'getStudioCount'>>(
 params?: GetStudioCountParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioCount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Number of studios
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. The length of all pages of listBookingPortalStudios with the same filters.
 */
export function useGetStudioCountSuspense<TData = Awaited<ReturnType<typeof getStudioCount>>, TError = OperationError<'getStudioCount'>>(
 params?: GetStudioCountParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioCount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStudioCountSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}