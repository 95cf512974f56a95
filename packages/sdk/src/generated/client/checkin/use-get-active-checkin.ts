/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getActiveCheckin } from './get-active-checkin.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetActiveCheckinQueryKey = (studioId: number, sdk?: Sdk) => callKeyOf(sdk, 'getActiveCheckin', studioId);


export const getGetActiveCheckinQueryOptions = <TData = Awaited<ReturnType<typeof getActiveCheckin>>, TError = OperationError<'getActiveCheckin'>>(studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveCheckin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetActiveCheckinQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getActiveCheckin>>> = ({ signal, queryKey }) => getActiveCheckin(studioId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: studioId === null || studioId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getActiveCheckin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetActiveCheckinQueryResult = NonNullable<Awaited<ReturnType<typeof getActiveCheckin>>>
export type GetActiveCheckinQueryError = OperationError<'getActiveCheckin'>


/**
 * Check-in state of the member
 *
 * For members of the tenant in X-Tenant. The current visit, the self-service options of the studio and the code for its scanner; poll it for updates. Visits without a check-out end after the time set by the studio.
 */
export function useGetActiveCheckin<TData = Awaited<ReturnType<typeof getActiveCheckin>>, TError = OperationError<'getActiveCheckin'>>(
 studioId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveCheckin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getActiveCheckin>>,
          TError,
          Awaited<ReturnType<typeof getActiveCheckin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Check-in state of the member
 *
 * For members of the tenant in X-Tenant. The current visit, the self-service options of the studio and the code for its scanner; poll it for updates. Visits without a check-out end after the time set by the studio.
 */
export function useGetActiveCheckin<TData = Awaited<ReturnType<typeof getActiveCheckin>>, TError = OperationError<'getActiveCheckin'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveCheckin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getActiveCheckin>>,
          TError,
          Awaited<ReturnType<typeof getActiveCheckin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Check-in state of the member
 *
 * For members of the tenant in X-Tenant. The current visit, the self-service options of the studio and the code for its scanner; poll it for updates. Visits without a check-out end after the time set by the studio.
 */
export function useGetActiveCheckin<TData = Awaited<ReturnType<typeof getActiveCheckin>>, TError = OperationError<'getActiveCheckin'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveCheckin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Check-in state of the member
 *
 * For members of the tenant in X-Tenant. The current visit, the self-service options of the studio and the code for its scanner; poll it for updates. Visits without a check-out end after the time set by the studio.
 */
export function useGetActiveCheckin<TData = Awaited<ReturnType<typeof getActiveCheckin>>, TError = OperationError<'getActiveCheckin'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveCheckin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetActiveCheckinQueryOptions(studioId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Check-in state of the member
 *
 * For members of the tenant in X-Tenant. The current visit, the self-service options of the studio and the code for its scanner; poll it for updates. Visits without a check-out end after the time set by the studio.
 */
export const prefetchGetActiveCheckinQuery = async <TData = Awaited<ReturnType<typeof getActiveCheckin>>, TError = OperationError<'getActiveCheckin'>>(
 queryClient: QueryClient, studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveCheckin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetActiveCheckinQueryOptions(studioId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetActiveCheckin} query
 */
export const invalidateGetActiveCheckin = async (
 queryClient: QueryClient, studioId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetActiveCheckinQueryKey(studioId, options?.sdk) }, options);

  return queryClient;
}




export const getGetActiveCheckinSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getActiveCheckin>>, TError = OperationError<'getActiveCheckin'>>(studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveCheckin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetActiveCheckinQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getActiveCheckin>>> = ({ signal, queryKey }) => getActiveCheckin(studioId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveCheckin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetActiveCheckinSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getActiveCheckin>>>
export type GetActiveCheckinSuspenseQueryError = OperationError<'getActiveCheckin'>


/**
 * Check-in state of the member
 *
 * For members of the tenant in X-Tenant. The current visit, the self-service options of the studio and the code for its scanner; poll it for updates. Visits without a check-out end after the time set by the studio.
 */
export function useGetActiveCheckinSuspense<TData = Awaited<ReturnType<typeof getActiveCheckin>>, TError = OperationError<'getActiveCheckin'>>(
 studioId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveCheckin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Check-in state of the member
 *
 * For members of the tenant in X-Tenant. The current visit, the self-service options of the studio and the code for its scanner; poll it for updates. Visits without a check-out end after the time set by the studio.
 */
export function useGetActiveCheckinSuspense<TData = Awaited<ReturnType<typeof getActiveCheckin>>, TError = OperationError<'getActiveCheckin'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveCheckin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Check-in state of the member
 *
 * For members of the tenant in X-Tenant. The current visit, the self-service options of the studio and the code for its scanner; poll it for updates. Visits without a check-out end after the time set by the studio.
 */
export function useGetActiveCheckinSuspense<TData = Awaited<ReturnType<typeof getActiveCheckin>>, TError = OperationError<'getActiveCheckin'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveCheckin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Check-in state of the member
 *
 * For members of the tenant in X-Tenant. The current visit, the self-service options of the studio and the code for its scanner; poll it for updates. Visits without a check-out end after the time set by the studio.
 */
export function useGetActiveCheckinSuspense<TData = Awaited<ReturnType<typeof getActiveCheckin>>, TError = OperationError<'getActiveCheckin'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveCheckin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetActiveCheckinSuspenseQueryOptions(studioId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}