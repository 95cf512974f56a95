/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listHistoricUtilization } from './list-historic-utilization.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListHistoricUtilizationQueryKey = (studioId: number, sdk?: Sdk) => callKeyOf(sdk, 'listHistoricUtilization', studioId);


export const getListHistoricUtilizationQueryOptions = <TData = Awaited<ReturnType<typeof listHistoricUtilization>>, TError = OperationError<'listHistoricUtilization'>>(studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHistoricUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHistoricUtilizationQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHistoricUtilization>>> = ({ signal, queryKey }) => listHistoricUtilization(studioId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: studioId === null || studioId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHistoricUtilization>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHistoricUtilizationQueryResult = NonNullable<Awaited<ReturnType<typeof listHistoricUtilization>>>
export type ListHistoricUtilizationQueryError = OperationError<'listHistoricUtilization'>


/**
 * Usual utilization of a studio
 *
 * For any logged-in user, connected or not. Averages of the last four weeks by weekday and hour in the studio's local time, excluding today.
 */
export function useListHistoricUtilization<TData = Awaited<ReturnType<typeof listHistoricUtilization>>, TError = OperationError<'listHistoricUtilization'>>(
 studioId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHistoricUtilization>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHistoricUtilization>>,
          TError,
          Awaited<ReturnType<typeof listHistoricUtilization>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Usual utilization of a studio
 *
 * For any logged-in user, connected or not. Averages of the last four weeks by weekday and hour in the studio's local time, excluding today.
 */
export function useListHistoricUtilization<TData = Awaited<ReturnType<typeof listHistoricUtilization>>, TError = OperationError<'listHistoricUtilization'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHistoricUtilization>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHistoricUtilization>>,
          TError,
          Awaited<ReturnType<typeof listHistoricUtilization>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Usual utilization of a studio
 *
 * For any logged-in user, connected or not. Averages of the last four weeks by weekday and hour in the studio's local time, excluding today.
 */
export function useListHistoricUtilization<TData = Awaited<ReturnType<typeof listHistoricUtilization>>, TError = OperationError<'listHistoricUtilization'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHistoricUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Usual utilization of a studio
 *
 * For any logged-in user, connected or not. Averages of the last four weeks by weekday and hour in the studio's local time, excluding today.
 */
export function useListHistoricUtilization<TData = Awaited<ReturnType<typeof listHistoricUtilization>>, TError = OperationError<'listHistoricUtilization'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHistoricUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHistoricUtilizationQueryOptions(studioId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Usual utilization of a studio
 *
 * For any logged-in user, connected or not. Averages of the last four weeks by weekday and hour in the studio's local time, excluding today.
 */
export const prefetchListHistoricUtilizationQuery = async <TData = Awaited<ReturnType<typeof listHistoricUtilization>>, TError = OperationError<'listHistoricUtilization'>>(
 queryClient: QueryClient, studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHistoricUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListHistoricUtilizationQueryOptions(studioId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListHistoricUtilization} query
 */
export const invalidateListHistoricUtilization = async (
 queryClient: QueryClient, studioId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListHistoricUtilizationQueryKey(studioId, options?.sdk) }, options);

  return queryClient;
}




export const getListHistoricUtilizationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listHistoricUtilization>>, TError = OperationError<'listHistoricUtilization'>>(studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHistoricUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHistoricUtilizationQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHistoricUtilization>>> = ({ signal, queryKey }) => listHistoricUtilization(studioId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHistoricUtilization>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListHistoricUtilizationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listHistoricUtilization>>>
export type ListHistoricUtilizationSuspenseQueryError = OperationError<'listHistoricUtilization'>


/**
 * Usual utilization of a studio
 *
 * For any logged-in user, connected or not. Averages of the last four weeks by weekday and hour in the studio's local time, excluding today.
 */
export function useListHistoricUtilizationSuspense<TData = Awaited<ReturnType<typeof listHistoricUtilization>>, TError = OperationError<'listHistoricUtilization'>>(
 studioId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHistoricUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Usual utilization of a studio
 *
 * For any logged-in user, connected or not. Averages of the last four weeks by weekday and hour in the studio's local time, excluding today.
 */
export function useListHistoricUtilizationSuspense<TData = Awaited<ReturnType<typeof listHistoricUtilization>>, TError = OperationError<'listHistoricUtilization'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHistoricUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Usual utilization of a studio
 *
 * For any logged-in user, connected or not. Averages of the last four weeks by weekday and hour in the studio's local time, excluding today.
 */
export function useListHistoricUtilizationSuspense<TData = Awaited<ReturnType<typeof listHistoricUtilization>>, TError = OperationError<'listHistoricUtilization'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHistoricUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Usual utilization of a studio
 *
 * For any logged-in user, connected or not. Averages of the last four weeks by weekday and hour in the studio's local time, excluding today.
 */
export function useListHistoricUtilizationSuspense<TData = Awaited<ReturnType<typeof listHistoricUtilization>>, TError = OperationError<'listHistoricUtilization'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHistoricUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHistoricUtilizationSuspenseQueryOptions(studioId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}