/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getActiveCheckins } from './get-active-checkins.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetActiveCheckinsQueryKey = (studioId: number, sdk?: Sdk) => callKeyOf(sdk, 'getActiveCheckins', studioId);


export const getGetActiveCheckinsQueryOptions = <TData = Awaited<ReturnType<typeof getActiveCheckins>>, TError = OperationError<'getActiveCheckins'>>(studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveCheckins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetActiveCheckinsQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getActiveCheckins>>> = ({ signal, queryKey }) => getActiveCheckins(studioId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: studioId === null || studioId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getActiveCheckins>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetActiveCheckinsQueryResult = NonNullable<Awaited<ReturnType<typeof getActiveCheckins>>>
export type GetActiveCheckinsQueryError = OperationError<'getActiveCheckins'>


/**
 * Number of people in a studio now
 *
 * For any logged-in user, connected or not. People counted at the entrance in the current hour, with its start, and those checked in by createCheckin who have not left yet.
 */
export function useGetActiveCheckins<TData = Awaited<ReturnType<typeof getActiveCheckins>>, TError = OperationError<'getActiveCheckins'>>(
 studioId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveCheckins>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getActiveCheckins>>,
          TError,
          Awaited<ReturnType<typeof getActiveCheckins>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Number of people in a studio now
 *
 * For any logged-in user, connected or not. People counted at the entrance in the current hour, with its start, and those checked in by createCheckin who have not left yet.
 */
export function useGetActiveCheckins<TData = Awaited<ReturnType<typeof getActiveCheckins>>, TError = OperationError<'getActiveCheckins'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveCheckins>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getActiveCheckins>>,
          TError,
          Awaited<ReturnType<typeof getActiveCheckins>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Number of people in a studio now
 *
 * For any logged-in user, connected or not. People counted at the entrance in the current hour, with its start, and those checked in by createCheckin who have not left yet.
 */
export function useGetActiveCheckins<TData = Awaited<ReturnType<typeof getActiveCheckins>>, TError = OperationError<'getActiveCheckins'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveCheckins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Number of people in a studio now
 *
 * For any logged-in user, connected or not. People counted at the entrance in the current hour, with its start, and those checked in by createCheckin who have not left yet.
 */
export function useGetActiveCheckins<TData = Awaited<ReturnType<typeof getActiveCheckins>>, TError = OperationError<'getActiveCheckins'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveCheckins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetActiveCheckinsQueryOptions(studioId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Number of people in a studio now
 *
 * For any logged-in user, connected or not. People counted at the entrance in the current hour, with its start, and those checked in by createCheckin who have not left yet.
 */
export const prefetchGetActiveCheckinsQuery = async <TData = Awaited<ReturnType<typeof getActiveCheckins>>, TError = OperationError<'getActiveCheckins'>>(
 queryClient: QueryClient, studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveCheckins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetActiveCheckinsQueryOptions(studioId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetActiveCheckins} query
 */
export const invalidateGetActiveCheckins = async (
 queryClient: QueryClient, studioId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetActiveCheckinsQueryKey(studioId, options?.sdk) }, options);

  return queryClient;
}




export const getGetActiveCheckinsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getActiveCheckins>>, TError = OperationError<'getActiveCheckins'>>(studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveCheckins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetActiveCheckinsQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getActiveCheckins>>> = ({ signal, queryKey }) => getActiveCheckins(studioId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveCheckins>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetActiveCheckinsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getActiveCheckins>>>
export type GetActiveCheckinsSuspenseQueryError = OperationError<'getActiveCheckins'>


/**
 * Number of people in a studio now
 *
 * For any logged-in user, connected or not. People counted at the entrance in the current hour, with its start, and those checked in by createCheckin who have not left yet.
 */
export function useGetActiveCheckinsSuspense<TData = Awaited<ReturnType<typeof getActiveCheckins>>, TError = OperationError<'getActiveCheckins'>>(
 studioId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveCheckins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Number of people in a studio now
 *
 * For any logged-in user, connected or not. People counted at the entrance in the current hour, with its start, and those checked in by createCheckin who have not left yet.
 */
export function useGetActiveCheckinsSuspense<TData = Awaited<ReturnType<typeof getActiveCheckins>>, TError = OperationError<'getActiveCheckins'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveCheckins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Number of people in a studio now
 *
 * For any logged-in user, connected or not. People counted at the entrance in the current hour, with its start, and those checked in by createCheckin who have not left yet.
 */
export function useGetActiveCheckinsSuspense<TData = Awaited<ReturnType<typeof getActiveCheckins>>, TError = OperationError<'getActiveCheckins'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveCheckins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Number of people in a studio now
 *
 * For any logged-in user, connected or not. People counted at the entrance in the current hour, with its start, and those checked in by createCheckin who have not left yet.
 */
export function useGetActiveCheckinsSuspense<TData = Awaited<ReturnType<typeof getActiveCheckins>>, TError = OperationError<'getActiveCheckins'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveCheckins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetActiveCheckinsSuspenseQueryOptions(studioId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}