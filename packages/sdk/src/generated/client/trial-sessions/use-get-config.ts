/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getConfig } from './get-config.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetConfigParams } from '../../model/getConfigParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetConfigQueryKey = (params?: GetConfigParams, sdk?: Sdk) => callKeyOf(sdk, 'getConfig', params);


export const getGetConfigQueryOptions = <TData = Awaited<ReturnType<typeof getConfig>>, TError = OperationError<'getConfig'>>(params: GetConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetConfigQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getConfig>>> = ({ signal, queryKey }) => getConfig(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetConfigQueryResult = NonNullable<Awaited<ReturnType<typeof getConfig>>>
export type GetConfigQueryError = OperationError<'getConfig'>


/**
 * Trial session of a studio (studio controller)
 *
 * Public, for the button of the studio page, labeled with the name. The same response as getTrialSessionConfig, from the studio controllers with another base path.
 */
export function useGetConfig<TData = Awaited<ReturnType<typeof getConfig>>, TError = OperationError<'getConfig'>>(
 params: GetConfigParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConfig>>,
          TError,
          Awaited<ReturnType<typeof getConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Trial session of a studio (studio controller)
 *
 * Public, for the button of the studio page, labeled with the name. The same response as getTrialSessionConfig, from the studio controllers with another base path.
 */
export function useGetConfig<TData = Awaited<ReturnType<typeof getConfig>>, TError = OperationError<'getConfig'>>(
 params: GetConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConfig>>,
          TError,
          Awaited<ReturnType<typeof getConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Trial session of a studio (studio controller)
 *
 * Public, for the button of the studio page, labeled with the name. The same response as getTrialSessionConfig, from the studio controllers with another base path.
 */
export function useGetConfig<TData = Awaited<ReturnType<typeof getConfig>>, TError = OperationError<'getConfig'>>(
 params: GetConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Trial session of a studio (studio controller)
 *
 * Public, for the button of the studio page, labeled with the name. The same response as getTrialSessionConfig, from the studio controllers with another base path.
 */
export function useGetConfig<TData = Awaited<ReturnType<typeof getConfig>>, TError = OperationError<'getConfig'>>(
 params: GetConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetConfigQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Trial session of a studio (studio controller)
 *
 * Public, for the button of the studio page, labeled with the name. The same response as getTrialSessionConfig, from the studio controllers with another base path.
 */
export const prefetchGetConfigQuery = async <TData = Awaited<ReturnType<typeof getConfig>>, TError = OperationError<'getConfig'>>(
 queryClient: QueryClient, params: GetConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetConfigQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetConfig} query
 */
export const invalidateGetConfig = async (
 queryClient: QueryClient, params: GetConfigParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetConfigQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetConfigSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getConfig>>, TError = OperationError<'getConfig'>>(params: GetConfigParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetConfigQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getConfig>>> = ({ signal, queryKey }) => getConfig(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetConfigSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getConfig>>>
export type GetConfigSuspenseQueryError = OperationError<'getConfig'>


/**
 * Trial session of a studio (studio controller)
 *
 * Public, for the button of the studio page, labeled with the name. The same response as getTrialSessionConfig, from the studio controllers with another base path.
 */
export function useGetConfigSuspense<TData = Awaited<ReturnType<typeof getConfig>>, TError = OperationError<'getConfig'>>(
 params: GetConfigParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Trial session of a studio (studio controller)
 *
 * Public, for the button of the studio page, labeled with the name. The same response as getTrialSessionConfig, from the studio controllers with another base path.
 */
export function useGetConfigSuspense<TData = Awaited<ReturnType<typeof getConfig>>, TError = OperationError<'getConfig'>>(
 params: GetConfigParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Trial session of a studio (studio controller)
 *
 * Public, for the button of the studio page, labeled with the name. The same response as getTrialSessionConfig, from the studio controllers with another base path.
 */
export function useGetConfigSuspense<TData = Awaited<ReturnType<typeof getConfig>>, TError = OperationError<'getConfig'>>(
 params: GetConfigParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Trial session of a studio (studio controller)
 *
 * Public, for the button of the studio page, labeled with the name. The same response as getTrialSessionConfig, from the studio controllers with another base path.
 */
export function useGetConfigSuspense<TData = Awaited<ReturnType<typeof getConfig>>, TError = OperationError<'getConfig'>>(
 params: GetConfigParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetConfigSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}