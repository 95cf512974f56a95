/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicUtilizationIndicatorLimits } from './get-public-utilization-indicator-limits.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetPublicUtilizationIndicatorLimitsQueryKey = (studioId: number, sdk?: Sdk) => callKeyOf(sdk, 'getPublicUtilizationIndicatorLimits', studioId);


export const getGetPublicUtilizationIndicatorLimitsQueryOptions = <TData = Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError = OperationError<'getPublicUtilizationIndicatorLimits'>>(studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicUtilizationIndicatorLimitsQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>> = ({ signal, queryKey }) => getPublicUtilizationIndicatorLimits(studioId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: studioId === null || studioId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicUtilizationIndicatorLimitsQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>>
export type GetPublicUtilizationIndicatorLimitsQueryError = OperationError<'getPublicUtilizationIndicatorLimits'>


/**
 * Limits of the utilization indicator (public)
 *
 * Public, with the same data as for members. Percent of the capacity up to which it is low, medium or high; also available if counts are not published.
 */
export function useGetPublicUtilizationIndicatorLimits<TData = Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError = OperationError<'getPublicUtilizationIndicatorLimits'>>(
 studioId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>,
          TError,
          Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Limits of the utilization indicator (public)
 *
 * Public, with the same data as for members. Percent of the capacity up to which it is low, medium or high; also available if counts are not published.
 */
export function useGetPublicUtilizationIndicatorLimits<TData = Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError = OperationError<'getPublicUtilizationIndicatorLimits'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>,
          TError,
          Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Limits of the utilization indicator (public)
 *
 * Public, with the same data as for members. Percent of the capacity up to which it is low, medium or high; also available if counts are not published.
 */
export function useGetPublicUtilizationIndicatorLimits<TData = Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError = OperationError<'getPublicUtilizationIndicatorLimits'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Limits of the utilization indicator (public)
 *
 * Public, with the same data as for members. Percent of the capacity up to which it is low, medium or high; also available if counts are not published.
 */
export function useGetPublicUtilizationIndicatorLimits<TData = Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError = OperationError<'getPublicUtilizationIndicatorLimits'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicUtilizationIndicatorLimitsQueryOptions(studioId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Limits of the utilization indicator (public)
 *
 * Public, with the same data as for members. Percent of the capacity up to which it is low, medium or high; also available if counts are not published.
 */
export const prefetchGetPublicUtilizationIndicatorLimitsQuery = async <TData = Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError = OperationError<'getPublicUtilizationIndicatorLimits'>>(
 queryClient: QueryClient, studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicUtilizationIndicatorLimitsQueryOptions(studioId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicUtilizationIndicatorLimits} query
 */
export const invalidateGetPublicUtilizationIndicatorLimits = async (
 queryClient: QueryClient, studioId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicUtilizationIndicatorLimitsQueryKey(studioId, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicUtilizationIndicatorLimitsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError = OperationError<'getPublicUtilizationIndicatorLimits'>>(studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicUtilizationIndicatorLimitsQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>> = ({ signal, queryKey }) => getPublicUtilizationIndicatorLimits(studioId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicUtilizationIndicatorLimitsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>>
export type GetPublicUtilizationIndicatorLimitsSuspenseQueryError = OperationError<'getPublicUtilizationIndicatorLimits'>


/**
 * Limits of the utilization indicator (public)
 *
 * Public, with the same data as for members. Percent of the capacity up to which it is low, medium or high; also available if counts are not published.
 */
export function useGetPublicUtilizationIndicatorLimitsSuspense<TData = Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError = OperationError<'getPublicUtilizationIndicatorLimits'>>(
 studioId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Limits of the utilization indicator (public)
 *
 * Public, with the same data as for members. Percent of the capacity up to which it is low, medium or high; also available if counts are not published.
 */
export function useGetPublicUtilizationIndicatorLimitsSuspense<TData = Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError = OperationError<'getPublicUtilizationIndicatorLimits'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Limits of the utilization indicator (public)
 *
 * Public, with the same data as for members. Percent of the capacity up to which it is low, medium or high; also available if counts are not published.
 */
export function useGetPublicUtilizationIndicatorLimitsSuspense<TData = Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError = OperationError<'getPublicUtilizationIndicatorLimits'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Limits of the utilization indicator (public)
 *
 * Public, with the same data as for members. Percent of the capacity up to which it is low, medium or high; also available if counts are not published.
 */
export function useGetPublicUtilizationIndicatorLimitsSuspense<TData = Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError = OperationError<'getPublicUtilizationIndicatorLimits'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationIndicatorLimits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicUtilizationIndicatorLimitsSuspenseQueryOptions(studioId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}