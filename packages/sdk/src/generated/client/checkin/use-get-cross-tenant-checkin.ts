/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getCrossTenantCheckin } from './get-cross-tenant-checkin.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetCrossTenantCheckinParams } from '../../model/getCrossTenantCheckinParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetCrossTenantCheckinQueryKey = (params?: GetCrossTenantCheckinParams, sdk?: Sdk) => callKeyOf(sdk, 'getCrossTenantCheckin', params);


export const getGetCrossTenantCheckinQueryOptions = <TData = Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError = OperationError<'getCrossTenantCheckin'>>(params: GetCrossTenantCheckinParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCrossTenantCheckinQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCrossTenantCheckin>>> = ({ signal, queryKey }) => getCrossTenantCheckin(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCrossTenantCheckinQueryResult = NonNullable<Awaited<ReturnType<typeof getCrossTenantCheckin>>>
export type GetCrossTenantCheckinQueryError = OperationError<'getCrossTenantCheckin'>


/**
 * Visit at a studio of another chain
 *
 * For anyone with the link, without a session. A chain whose members may train at studios of another chain sends it to a member; the visited studio reads it at check-in. Changes nothing.
 */
export function useGetCrossTenantCheckin<TData = Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError = OperationError<'getCrossTenantCheckin'>>(
 params: GetCrossTenantCheckinParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCrossTenantCheckin>>,
          TError,
          Awaited<ReturnType<typeof getCrossTenantCheckin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Visit at a studio of another chain
 *
 * For anyone with the link, without a session. A chain whose members may train at studios of another chain sends it to a member; the visited studio reads it at check-in. Changes nothing.
 */
export function useGetCrossTenantCheckin<TData = Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError = OperationError<'getCrossTenantCheckin'>>(
 params: GetCrossTenantCheckinParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCrossTenantCheckin>>,
          TError,
          Awaited<ReturnType<typeof getCrossTenantCheckin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Visit at a studio of another chain
 *
 * For anyone with the link, without a session. A chain whose members may train at studios of another chain sends it to a member; the visited studio reads it at check-in. Changes nothing.
 */
export function useGetCrossTenantCheckin<TData = Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError = OperationError<'getCrossTenantCheckin'>>(
 params: GetCrossTenantCheckinParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Visit at a studio of another chain
 *
 * For anyone with the link, without a session. A chain whose members may train at studios of another chain sends it to a member; the visited studio reads it at check-in. Changes nothing.
 */
export function useGetCrossTenantCheckin<TData = Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError = OperationError<'getCrossTenantCheckin'>>(
 params: GetCrossTenantCheckinParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCrossTenantCheckinQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Visit at a studio of another chain
 *
 * For anyone with the link, without a session. A chain whose members may train at studios of another chain sends it to a member; the visited studio reads it at check-in. Changes nothing.
 */
export const prefetchGetCrossTenantCheckinQuery = async <TData = Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError = OperationError<'getCrossTenantCheckin'>>(
 queryClient: QueryClient, params: GetCrossTenantCheckinParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCrossTenantCheckinQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCrossTenantCheckin} query
 */
export const invalidateGetCrossTenantCheckin = async (
 queryClient: QueryClient, params: GetCrossTenantCheckinParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCrossTenantCheckinQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetCrossTenantCheckinSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError = OperationError<'getCrossTenantCheckin'>>(params: GetCrossTenantCheckinParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCrossTenantCheckinQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCrossTenantCheckin>>> = ({ signal, queryKey }) => getCrossTenantCheckin(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCrossTenantCheckinSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCrossTenantCheckin>>>
export type GetCrossTenantCheckinSuspenseQueryError = OperationError<'getCrossTenantCheckin'>


/**
 * Visit at a studio of another chain
 *
 * For anyone with the link, without a session. A chain whose members may train at studios of another chain sends it to a member; the visited studio reads it at check-in. Changes nothing.
 */
export function useGetCrossTenantCheckinSuspense<TData = Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError = OperationError<'getCrossTenantCheckin'>>(
 params: GetCrossTenantCheckinParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Visit at a studio of another chain
 *
 * For anyone with the link, without a session. A chain whose members may train at studios of another chain sends it to a member; the visited studio reads it at check-in. Changes nothing.
 */
export function useGetCrossTenantCheckinSuspense<TData = Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError = OperationError<'getCrossTenantCheckin'>>(
 params: GetCrossTenantCheckinParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Visit at a studio of another chain
 *
 * For anyone with the link, without a session. A chain whose members may train at studios of another chain sends it to a member; the visited studio reads it at check-in. Changes nothing.
 */
export function useGetCrossTenantCheckinSuspense<TData = Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError = OperationError<'getCrossTenantCheckin'>>(
 params: GetCrossTenantCheckinParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Visit at a studio of another chain
 *
 * For anyone with the link, without a session. A chain whose members may train at studios of another chain sends it to a member; the visited studio reads it at check-in. Changes nothing.
 */
export function useGetCrossTenantCheckinSuspense<TData = Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError = OperationError<'getCrossTenantCheckin'>>(
 params: GetCrossTenantCheckinParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCrossTenantCheckin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCrossTenantCheckinSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}