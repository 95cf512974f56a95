/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getUtilizationToday } from './get-utilization-today.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetUtilizationTodayQueryKey = (studioId: number, sdk?: Sdk) => callKeyOf(sdk, 'getUtilizationToday', studioId);


export const getGetUtilizationTodayQueryOptions = <TData = Awaited<ReturnType<typeof getUtilizationToday>>, TError = OperationError<'getUtilizationToday'>>(studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilizationToday>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUtilizationTodayQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUtilizationToday>>> = ({ signal, queryKey }) => getUtilizationToday(studioId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: studioId === null || studioId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUtilizationToday>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUtilizationTodayQueryResult = NonNullable<Awaited<ReturnType<typeof getUtilizationToday>>>
export type GetUtilizationTodayQueryError = OperationError<'getUtilizationToday'>


/**
 * Utilization of a studio today so far
 *
 * For any logged-in user, connected or not. Hours of today that have begun, in the studio's time zone; getUtilization also has future ones.
 */
export function useGetUtilizationToday<TData = Awaited<ReturnType<typeof getUtilizationToday>>, TError = OperationError<'getUtilizationToday'>>(
 studioId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilizationToday>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUtilizationToday>>,
          TError,
          Awaited<ReturnType<typeof getUtilizationToday>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Utilization of a studio today so far
 *
 * For any logged-in user, connected or not. Hours of today that have begun, in the studio's time zone; getUtilization also has future ones.
 */
export function useGetUtilizationToday<TData = Awaited<ReturnType<typeof getUtilizationToday>>, TError = OperationError<'getUtilizationToday'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilizationToday>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUtilizationToday>>,
          TError,
          Awaited<ReturnType<typeof getUtilizationToday>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Utilization of a studio today so far
 *
 * For any logged-in user, connected or not. Hours of today that have begun, in the studio's time zone; getUtilization also has future ones.
 */
export function useGetUtilizationToday<TData = Awaited<ReturnType<typeof getUtilizationToday>>, TError = OperationError<'getUtilizationToday'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilizationToday>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Utilization of a studio today so far
 *
 * For any logged-in user, connected or not. Hours of today that have begun, in the studio's time zone; getUtilization also has future ones.
 */
export function useGetUtilizationToday<TData = Awaited<ReturnType<typeof getUtilizationToday>>, TError = OperationError<'getUtilizationToday'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilizationToday>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUtilizationTodayQueryOptions(studioId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Utilization of a studio today so far
 *
 * For any logged-in user, connected or not. Hours of today that have begun, in the studio's time zone; getUtilization also has future ones.
 */
export const prefetchGetUtilizationTodayQuery = async <TData = Awaited<ReturnType<typeof getUtilizationToday>>, TError = OperationError<'getUtilizationToday'>>(
 queryClient: QueryClient, studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilizationToday>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetUtilizationTodayQueryOptions(studioId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetUtilizationToday} query
 */
export const invalidateGetUtilizationToday = async (
 queryClient: QueryClient, studioId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetUtilizationTodayQueryKey(studioId, options?.sdk) }, options);

  return queryClient;
}




export const getGetUtilizationTodaySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getUtilizationToday>>, TError = OperationError<'getUtilizationToday'>>(studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilizationToday>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUtilizationTodayQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUtilizationToday>>> = ({ signal, queryKey }) => getUtilizationToday(studioId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilizationToday>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetUtilizationTodaySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getUtilizationToday>>>
export type GetUtilizationTodaySuspenseQueryError = OperationError<'getUtilizationToday'>


/**
 * Utilization of a studio today so far
 *
 * For any logged-in user, connected or not. Hours of today that have begun, in the studio's time zone; getUtilization also has future ones.
 */
export function useGetUtilizationTodaySuspense<TData = Awaited<ReturnType<typeof getUtilizationToday>>, TError = OperationError<'getUtilizationToday'>>(
 studioId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilizationToday>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Utilization of a studio today so far
 *
 * For any logged-in user, connected or not. Hours of today that have begun, in the studio's time zone; getUtilization also has future ones.
 */
export function useGetUtilizationTodaySuspense<TData = Awaited<ReturnType<typeof getUtilizationToday>>, TError = OperationError<'getUtilizationToday'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilizationToday>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Utilization of a studio today so far
 *
 * For any logged-in user, connected or not. Hours of today that have begun, in the studio's time zone; getUtilization also has future ones.
 */
export function useGetUtilizationTodaySuspense<TData = Awaited<ReturnType<typeof getUtilizationToday>>, TError = OperationError<'getUtilizationToday'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilizationToday>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Utilization of a studio today so far
 *
 * For any logged-in user, connected or not. Hours of today that have begun, in the studio's time zone; getUtilization also has future ones.
 */
export function useGetUtilizationTodaySuspense<TData = Awaited<ReturnType<typeof getUtilizationToday>>, TError = OperationError<'getUtilizationToday'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilizationToday>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUtilizationTodaySuspenseQueryOptions(studioId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}