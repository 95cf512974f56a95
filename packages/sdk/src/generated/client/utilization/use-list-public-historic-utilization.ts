/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPublicHistoricUtilization } from './list-public-historic-utilization.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListPublicHistoricUtilizationQueryKey = (studioId: number, sdk?: Sdk) => callKeyOf(sdk, 'listPublicHistoricUtilization', studioId);


export const getListPublicHistoricUtilizationQueryOptions = <TData = Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError = OperationError<'listPublicHistoricUtilization'>>(studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicHistoricUtilizationQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicHistoricUtilization>>> = ({ signal, queryKey }) => listPublicHistoricUtilization(studioId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: studioId === null || studioId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicHistoricUtilizationQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicHistoricUtilization>>>
export type ListPublicHistoricUtilizationQueryError = OperationError<'listPublicHistoricUtilization'>


/**
 * Usual utilization of a studio (public)
 *
 * Public, with the same data as for members. Averages of the last four weeks by weekday and hour in the studio's local time, excluding today.
 */
export function useListPublicHistoricUtilization<TData = Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError = OperationError<'listPublicHistoricUtilization'>>(
 studioId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicHistoricUtilization>>,
          TError,
          Awaited<ReturnType<typeof listPublicHistoricUtilization>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Usual utilization of a studio (public)
 *
 * Public, with the same data as for members. Averages of the last four weeks by weekday and hour in the studio's local time, excluding today.
 */
export function useListPublicHistoricUtilization<TData = Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError = OperationError<'listPublicHistoricUtilization'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicHistoricUtilization>>,
          TError,
          Awaited<ReturnType<typeof listPublicHistoricUtilization>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Usual utilization of a studio (public)
 *
 * Public, with the same data as for members. Averages of the last four weeks by weekday and hour in the studio's local time, excluding today.
 */
export function useListPublicHistoricUtilization<TData = Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError = OperationError<'listPublicHistoricUtilization'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Usual utilization of a studio (public)
 *
 * Public, with the same data as for members. Averages of the last four weeks by weekday and hour in the studio's local time, excluding today.
 */
export function useListPublicHistoricUtilization<TData = Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError = OperationError<'listPublicHistoricUtilization'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicHistoricUtilizationQueryOptions(studioId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Usual utilization of a studio (public)
 *
 * Public, with the same data as for members. Averages of the last four weeks by weekday and hour in the studio's local time, excluding today.
 */
export const prefetchListPublicHistoricUtilizationQuery = async <TData = Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError = OperationError<'listPublicHistoricUtilization'>>(
 queryClient: QueryClient, studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPublicHistoricUtilizationQueryOptions(studioId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPublicHistoricUtilization} query
 */
export const invalidateListPublicHistoricUtilization = async (
 queryClient: QueryClient, studioId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPublicHistoricUtilizationQueryKey(studioId, options?.sdk) }, options);

  return queryClient;
}




export const getListPublicHistoricUtilizationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError = OperationError<'listPublicHistoricUtilization'>>(studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicHistoricUtilizationQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicHistoricUtilization>>> = ({ signal, queryKey }) => listPublicHistoricUtilization(studioId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPublicHistoricUtilizationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicHistoricUtilization>>>
export type ListPublicHistoricUtilizationSuspenseQueryError = OperationError<'listPublicHistoricUtilization'>


/**
 * Usual utilization of a studio (public)
 *
 * Public, with the same data as for members. Averages of the last four weeks by weekday and hour in the studio's local time, excluding today.
 */
export function useListPublicHistoricUtilizationSuspense<TData = Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError = OperationError<'listPublicHistoricUtilization'>>(
 studioId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Usual utilization of a studio (public)
 *
 * Public, with the same data as for members. Averages of the last four weeks by weekday and hour in the studio's local time, excluding today.
 */
export function useListPublicHistoricUtilizationSuspense<TData = Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError = OperationError<'listPublicHistoricUtilization'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Usual utilization of a studio (public)
 *
 * Public, with the same data as for members. Averages of the last four weeks by weekday and hour in the studio's local time, excluding today.
 */
export function useListPublicHistoricUtilizationSuspense<TData = Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError = OperationError<'listPublicHistoricUtilization'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Usual utilization of a studio (public)
 *
 * Public, with the same data as for members. Averages of the last four weeks by weekday and hour in the studio's local time, excluding today.
 */
export function useListPublicHistoricUtilizationSuspense<TData = Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError = OperationError<'listPublicHistoricUtilization'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicHistoricUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicHistoricUtilizationSuspenseQueryOptions(studioId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}