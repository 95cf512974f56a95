/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getUtilizationIndicatorLimits } from './get-utilization-indicator-limits.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetUtilizationIndicatorLimitsQueryKey = (studioId: number, sdk?: Sdk) => callKeyOf(sdk, 'getUtilizationIndicatorLimits', studioId);


export const getGetUtilizationIndicatorLimitsQueryOptions = <TData = Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError = OperationError<'getUtilizationIndicatorLimits'>>(studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUtilizationIndicatorLimitsQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>> = ({ signal, queryKey }) => getUtilizationIndicatorLimits(studioId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: studioId === null || studioId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUtilizationIndicatorLimitsQueryResult = NonNullable<Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>>
export type GetUtilizationIndicatorLimitsQueryError = OperationError<'getUtilizationIndicatorLimits'>


/**
 * Limits of the utilization indicator
 *
 * For any logged-in user, connected or not. Percent of the capacity up to which it is low, medium or high; also available if counts are not published.
 */
export function useGetUtilizationIndicatorLimits<TData = Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError = OperationError<'getUtilizationIndicatorLimits'>>(
 studioId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>,
          TError,
          Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Limits of the utilization indicator
 *
 * For any logged-in user, connected or not. Percent of the capacity up to which it is low, medium or high; also available if counts are not published.
 */
export function useGetUtilizationIndicatorLimits<TData = Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError = OperationError<'getUtilizationIndicatorLimits'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>,
          TError,
          Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Limits of the utilization indicator
 *
 * For any logged-in user, connected or not. Percent of the capacity up to which it is low, medium or high; also available if counts are not published.
 */
export function useGetUtilizationIndicatorLimits<TData = Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError = OperationError<'getUtilizationIndicatorLimits'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Limits of the utilization indicator
 *
 * For any logged-in user, connected or not. Percent of the capacity up to which it is low, medium or high; also available if counts are not published.
 */
export function useGetUtilizationIndicatorLimits<TData = Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError = OperationError<'getUtilizationIndicatorLimits'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUtilizationIndicatorLimitsQueryOptions(studioId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Limits of the utilization indicator
 *
 * For any logged-in user, connected or not. Percent of the capacity up to which it is low, medium or high; also available if counts are not published.
 */
export const prefetchGetUtilizationIndicatorLimitsQuery = async <TData = Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError = OperationError<'getUtilizationIndicatorLimits'>>(
 queryClient: QueryClient, studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetUtilizationIndicatorLimitsQueryOptions(studioId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetUtilizationIndicatorLimits} query
 */
export const invalidateGetUtilizationIndicatorLimits = async (
 queryClient: QueryClient, studioId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetUtilizationIndicatorLimitsQueryKey(studioId, options?.sdk) }, options);

  return queryClient;
}




export const getGetUtilizationIndicatorLimitsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError = OperationError<'getUtilizationIndicatorLimits'>>(studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUtilizationIndicatorLimitsQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>> = ({ signal, queryKey }) => getUtilizationIndicatorLimits(studioId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetUtilizationIndicatorLimitsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>>
export type GetUtilizationIndicatorLimitsSuspenseQueryError = OperationError<'getUtilizationIndicatorLimits'>


/**
 * Limits of the utilization indicator
 *
 * For any logged-in user, connected or not. Percent of the capacity up to which it is low, medium or high; also available if counts are not published.
 */
export function useGetUtilizationIndicatorLimitsSuspense<TData = Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError = OperationError<'getUtilizationIndicatorLimits'>>(
 studioId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Limits of the utilization indicator
 *
 * For any logged-in user, connected or not. Percent of the capacity up to which it is low, medium or high; also available if counts are not published.
 */
export function useGetUtilizationIndicatorLimitsSuspense<TData = Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError = OperationError<'getUtilizationIndicatorLimits'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Limits of the utilization indicator
 *
 * For any logged-in user, connected or not. Percent of the capacity up to which it is low, medium or high; also available if counts are not published.
 */
export function useGetUtilizationIndicatorLimitsSuspense<TData = Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError = OperationError<'getUtilizationIndicatorLimits'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Limits of the utilization indicator
 *
 * For any logged-in user, connected or not. Percent of the capacity up to which it is low, medium or high; also available if counts are not published.
 */
export function useGetUtilizationIndicatorLimitsSuspense<TData = Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError = OperationError<'getUtilizationIndicatorLimits'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilizationIndicatorLimits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUtilizationIndicatorLimitsSuspenseQueryOptions(studioId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}