/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getUtilization } from './get-utilization.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetUtilizationQueryKey = (studioId: number, sdk?: Sdk) => callKeyOf(sdk, 'getUtilization', studioId);


export const getGetUtilizationQueryOptions = <TData = Awaited<ReturnType<typeof getUtilization>>, TError = OperationError<'getUtilization'>>(studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUtilizationQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUtilization>>> = ({ signal, queryKey }) => getUtilization(studioId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: studioId === null || studioId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUtilization>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUtilizationQueryResult = NonNullable<Awaited<ReturnType<typeof getUtilization>>>
export type GetUtilizationQueryError = OperationError<'getUtilization'>


/**
 * Utilization of a studio today
 *
 * For any logged-in user, connected or not. All hours of today in the studio's time zone; past hours and the current one as counted, future ones as expected from the last four weeks. In percent of the capacity.
 */
export function useGetUtilization<TData = Awaited<ReturnType<typeof getUtilization>>, TError = OperationError<'getUtilization'>>(
 studioId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilization>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUtilization>>,
          TError,
          Awaited<ReturnType<typeof getUtilization>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Utilization of a studio today
 *
 * For any logged-in user, connected or not. All hours of today in the studio's time zone; past hours and the current one as counted, future ones as expected from the last four weeks. In percent of the capacity.
 */
export function useGetUtilization<TData = Awaited<ReturnType<typeof getUtilization>>, TError = OperationError<'getUtilization'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilization>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUtilization>>,
          TError,
          Awaited<ReturnType<typeof getUtilization>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Utilization of a studio today
 *
 * For any logged-in user, connected or not. All hours of today in the studio's time zone; past hours and the current one as counted, future ones as expected from the last four weeks. In percent of the capacity.
 */
export function useGetUtilization<TData = Awaited<ReturnType<typeof getUtilization>>, TError = OperationError<'getUtilization'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Utilization of a studio today
 *
 * For any logged-in user, connected or not. All hours of today in the studio's time zone; past hours and the current one as counted, future ones as expected from the last four weeks. In percent of the capacity.
 */
export function useGetUtilization<TData = Awaited<ReturnType<typeof getUtilization>>, TError = OperationError<'getUtilization'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUtilizationQueryOptions(studioId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Utilization of a studio today
 *
 * For any logged-in user, connected or not. All hours of today in the studio's time zone; past hours and the current one as counted, future ones as expected from the last four weeks. In percent of the capacity.
 */
export const prefetchGetUtilizationQuery = async <TData = Awaited<ReturnType<typeof getUtilization>>, TError = OperationError<'getUtilization'>>(
 queryClient: QueryClient, studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetUtilizationQueryOptions(studioId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetUtilization} query
 */
export const invalidateGetUtilization = async (
 queryClient: QueryClient, studioId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetUtilizationQueryKey(studioId, options?.sdk) }, options);

  return queryClient;
}




export const getGetUtilizationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getUtilization>>, TError = OperationError<'getUtilization'>>(studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUtilizationQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUtilization>>> = ({ signal, queryKey }) => getUtilization(studioId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilization>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetUtilizationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getUtilization>>>
export type GetUtilizationSuspenseQueryError = OperationError<'getUtilization'>


/**
 * Utilization of a studio today
 *
 * For any logged-in user, connected or not. All hours of today in the studio's time zone; past hours and the current one as counted, future ones as expected from the last four weeks. In percent of the capacity.
 */
export function useGetUtilizationSuspense<TData = Awaited<ReturnType<typeof getUtilization>>, TError = OperationError<'getUtilization'>>(
 studioId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Utilization of a studio today
 *
 * For any logged-in user, connected or not. All hours of today in the studio's time zone; past hours and the current one as counted, future ones as expected from the last four weeks. In percent of the capacity.
 */
export function useGetUtilizationSuspense<TData = Awaited<ReturnType<typeof getUtilization>>, TError = OperationError<'getUtilization'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Utilization of a studio today
 *
 * For any logged-in user, connected or not. All hours of today in the studio's time zone; past hours and the current one as counted, future ones as expected from the last four weeks. In percent of the capacity.
 */
export function useGetUtilizationSuspense<TData = Awaited<ReturnType<typeof getUtilization>>, TError = OperationError<'getUtilization'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Utilization of a studio today
 *
 * For any logged-in user, connected or not. All hours of today in the studio's time zone; past hours and the current one as counted, future ones as expected from the last four weeks. In percent of the capacity.
 */
export function useGetUtilizationSuspense<TData = Awaited<ReturnType<typeof getUtilization>>, TError = OperationError<'getUtilization'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUtilizationSuspenseQueryOptions(studioId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}