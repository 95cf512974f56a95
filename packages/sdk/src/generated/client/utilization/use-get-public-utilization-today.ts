/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicUtilizationToday } from './get-public-utilization-today.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPublicUtilizationTodayQueryKey = (studioId: number, sdk?: Sdk) => callKeyOf(sdk, 'getPublicUtilizationToday', studioId);


export const getGetPublicUtilizationTodayQueryOptions = <TData = Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError = OperationError<'getPublicUtilizationToday'>>(studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicUtilizationTodayQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicUtilizationToday>>> = ({ signal, queryKey }) => getPublicUtilizationToday(studioId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: studioId === null || studioId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicUtilizationTodayQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicUtilizationToday>>>
export type GetPublicUtilizationTodayQueryError = OperationError<'getPublicUtilizationToday'>


/**
 * Utilization of a studio today so far (public)
 *
 * Public, with the same data as for members. Hours of today that have begun, in the studio's time zone; getPublicUtilization also has future ones.
 */
export function useGetPublicUtilizationToday<TData = Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError = OperationError<'getPublicUtilizationToday'>>(
 studioId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicUtilizationToday>>,
          TError,
          Awaited<ReturnType<typeof getPublicUtilizationToday>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Utilization of a studio today so far (public)
 *
 * Public, with the same data as for members. Hours of today that have begun, in the studio's time zone; getPublicUtilization also has future ones.
 */
export function useGetPublicUtilizationToday<TData = Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError = OperationError<'getPublicUtilizationToday'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicUtilizationToday>>,
          TError,
          Awaited<ReturnType<typeof getPublicUtilizationToday>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Utilization of a studio today so far (public)
 *
 * Public, with the same data as for members. Hours of today that have begun, in the studio's time zone; getPublicUtilization also has future ones.
 */
export function useGetPublicUtilizationToday<TData = Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError = OperationError<'getPublicUtilizationToday'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Utilization of a studio today so far (public)
 *
 * Public, with the same data as for members. Hours of today that have begun, in the studio's time zone; getPublicUtilization also has future ones.
 */
export function useGetPublicUtilizationToday<TData = Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError = OperationError<'getPublicUtilizationToday'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicUtilizationTodayQueryOptions(studioId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Utilization of a studio today so far (public)
 *
 * Public, with the same data as for members. Hours of today that have begun, in the studio's time zone; getPublicUtilization also has future ones.
 */
export const prefetchGetPublicUtilizationTodayQuery = async <TData = Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError = OperationError<'getPublicUtilizationToday'>>(
 queryClient: QueryClient, studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicUtilizationTodayQueryOptions(studioId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicUtilizationToday} query
 */
export const invalidateGetPublicUtilizationToday = async (
 queryClient: QueryClient, studioId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicUtilizationTodayQueryKey(studioId, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicUtilizationTodaySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError = OperationError<'getPublicUtilizationToday'>>(studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicUtilizationTodayQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicUtilizationToday>>> = ({ signal, queryKey }) => getPublicUtilizationToday(studioId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicUtilizationTodaySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicUtilizationToday>>>
export type GetPublicUtilizationTodaySuspenseQueryError = OperationError<'getPublicUtilizationToday'>


/**
 * Utilization of a studio today so far (public)
 *
 * Public, with the same data as for members. Hours of today that have begun, in the studio's time zone; getPublicUtilization also has future ones.
 */
export function useGetPublicUtilizationTodaySuspense<TData = Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError = OperationError<'getPublicUtilizationToday'>>(
 studioId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Utilization of a studio today so far (public)
 *
 * Public, with the same data as for members. Hours of today that have begun, in the studio's time zone; getPublicUtilization also has future ones.
 */
export function useGetPublicUtilizationTodaySuspense<TData = Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError = OperationError<'getPublicUtilizationToday'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Utilization of a studio today so far (public)
 *
 * Public, with the same data as for members. Hours of today that have begun, in the studio's time zone; getPublicUtilization also has future ones.
 */
export function useGetPublicUtilizationTodaySuspense<TData = Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError = OperationError<'getPublicUtilizationToday'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Utilization of a studio today so far (public)
 *
 * Public, with the same data as for members. Hours of today that have begun, in the studio's time zone; getPublicUtilization also has future ones.
 */
export function useGetPublicUtilizationTodaySuspense<TData = Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError = OperationError<'getPublicUtilizationToday'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationToday>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicUtilizationTodaySuspenseQueryOptions(studioId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}