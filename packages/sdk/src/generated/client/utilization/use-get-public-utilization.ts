/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicUtilization } from './get-public-utilization.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPublicUtilizationQueryKey = (studioId: number, sdk?: Sdk) => callKeyOf(sdk, 'getPublicUtilization', studioId);


export const getGetPublicUtilizationQueryOptions = <TData = Awaited<ReturnType<typeof getPublicUtilization>>, TError = OperationError<'getPublicUtilization'>>(studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicUtilizationQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicUtilization>>> = ({ signal, queryKey }) => getPublicUtilization(studioId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: studioId === null || studioId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilization>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicUtilizationQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicUtilization>>>
export type GetPublicUtilizationQueryError = OperationError<'getPublicUtilization'>


/**
 * Utilization of a studio today (public)
 *
 * Public, with the same data as for members. All hours of today in the studio's time zone; past hours and the current one as counted, future ones as expected from the last four weeks. In percent of the capacity.
 */
export function useGetPublicUtilization<TData = Awaited<ReturnType<typeof getPublicUtilization>>, TError = OperationError<'getPublicUtilization'>>(
 studioId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilization>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicUtilization>>,
          TError,
          Awaited<ReturnType<typeof getPublicUtilization>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Utilization of a studio today (public)
 *
 * Public, with the same data as for members. All hours of today in the studio's time zone; past hours and the current one as counted, future ones as expected from the last four weeks. In percent of the capacity.
 */
export function useGetPublicUtilization<TData = Awaited<ReturnType<typeof getPublicUtilization>>, TError = OperationError<'getPublicUtilization'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilization>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicUtilization>>,
          TError,
          Awaited<ReturnType<typeof getPublicUtilization>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Utilization of a studio today (public)
 *
 * Public, with the same data as for members. All hours of today in the studio's time zone; past hours and the current one as counted, future ones as expected from the last four weeks. In percent of the capacity.
 */
export function useGetPublicUtilization<TData = Awaited<ReturnType<typeof getPublicUtilization>>, TError = OperationError<'getPublicUtilization'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Utilization of a studio today (public)
 *
 * Public, with the same data as for members. All hours of today in the studio's time zone; past hours and the current one as counted, future ones as expected from the last four weeks. In percent of the capacity.
 */
export function useGetPublicUtilization<TData = Awaited<ReturnType<typeof getPublicUtilization>>, TError = OperationError<'getPublicUtilization'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicUtilizationQueryOptions(studioId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Utilization of a studio today (public)
 *
 * Public, with the same data as for members. All hours of today in the studio's time zone; past hours and the current one as counted, future ones as expected from the last four weeks. In percent of the capacity.
 */
export const prefetchGetPublicUtilizationQuery = async <TData = Awaited<ReturnType<typeof getPublicUtilization>>, TError = OperationError<'getPublicUtilization'>>(
 queryClient: QueryClient, studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicUtilizationQueryOptions(studioId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicUtilization} query
 */
export const invalidateGetPublicUtilization = async (
 queryClient: QueryClient, studioId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicUtilizationQueryKey(studioId, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicUtilizationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicUtilization>>, TError = OperationError<'getPublicUtilization'>>(studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicUtilizationQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicUtilization>>> = ({ signal, queryKey }) => getPublicUtilization(studioId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilization>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicUtilizationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicUtilization>>>
export type GetPublicUtilizationSuspenseQueryError = OperationError<'getPublicUtilization'>


/**
 * Utilization of a studio today (public)
 *
 * Public, with the same data as for members. All hours of today in the studio's time zone; past hours and the current one as counted, future ones as expected from the last four weeks. In percent of the capacity.
 */
export function useGetPublicUtilizationSuspense<TData = Awaited<ReturnType<typeof getPublicUtilization>>, TError = OperationError<'getPublicUtilization'>>(
 studioId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Utilization of a studio today (public)
 *
 * Public, with the same data as for members. All hours of today in the studio's time zone; past hours and the current one as counted, future ones as expected from the last four weeks. In percent of the capacity.
 */
export function useGetPublicUtilizationSuspense<TData = Awaited<ReturnType<typeof getPublicUtilization>>, TError = OperationError<'getPublicUtilization'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Utilization of a studio today (public)
 *
 * Public, with the same data as for members. All hours of today in the studio's time zone; past hours and the current one as counted, future ones as expected from the last four weeks. In percent of the capacity.
 */
export function useGetPublicUtilizationSuspense<TData = Awaited<ReturnType<typeof getPublicUtilization>>, TError = OperationError<'getPublicUtilization'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Utilization of a studio today (public)
 *
 * Public, with the same data as for members. All hours of today in the studio's time zone; past hours and the current one as counted, future ones as expected from the last four weeks. In percent of the capacity.
 */
export function useGetPublicUtilizationSuspense<TData = Awaited<ReturnType<typeof getPublicUtilization>>, TError = OperationError<'getPublicUtilization'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilization>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicUtilizationSuspenseQueryOptions(studioId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}