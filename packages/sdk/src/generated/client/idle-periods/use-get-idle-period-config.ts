/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getIdlePeriodConfig } from './get-idle-period-config.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetIdlePeriodConfigQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getIdlePeriodConfig');


export const getGetIdlePeriodConfigQueryOptions = <TData = Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError = OperationError<'getIdlePeriodConfig'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIdlePeriodConfigQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIdlePeriodConfig>>> = ({ signal, queryKey }) => getIdlePeriodConfig({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIdlePeriodConfigQueryResult = NonNullable<Awaited<ReturnType<typeof getIdlePeriodConfig>>>
export type GetIdlePeriodConfigQueryError = OperationError<'getIdlePeriodConfig'>


/**
 * Rules for idle periods
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. The rules are those of the contract's studio, or else of the home studio.
 */
export function useGetIdlePeriodConfig<TData = Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError = OperationError<'getIdlePeriodConfig'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdlePeriodConfig>>,
          TError,
          Awaited<ReturnType<typeof getIdlePeriodConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Rules for idle periods
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. The rules are those of the contract's studio, or else of the home studio.
 */
export function useGetIdlePeriodConfig<TData = Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError = OperationError<'getIdlePeriodConfig'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdlePeriodConfig>>,
          TError,
          Awaited<ReturnType<typeof getIdlePeriodConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Rules for idle periods
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. The rules are those of the contract's studio, or else of the home studio.
 */
export function useGetIdlePeriodConfig<TData = Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError = OperationError<'getIdlePeriodConfig'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Rules for idle periods
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. The rules are those of the contract's studio, or else of the home studio.
 */
export function useGetIdlePeriodConfig<TData = Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError = OperationError<'getIdlePeriodConfig'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIdlePeriodConfigQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Rules for idle periods
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. The rules are those of the contract's studio, or else of the home studio.
 */
export const prefetchGetIdlePeriodConfigQuery = async <TData = Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError = OperationError<'getIdlePeriodConfig'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetIdlePeriodConfigQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetIdlePeriodConfig} query
 */
export const invalidateGetIdlePeriodConfig = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetIdlePeriodConfigQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetIdlePeriodConfigSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError = OperationError<'getIdlePeriodConfig'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIdlePeriodConfigQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIdlePeriodConfig>>> = ({ signal, queryKey }) => getIdlePeriodConfig({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetIdlePeriodConfigSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getIdlePeriodConfig>>>
export type GetIdlePeriodConfigSuspenseQueryError = OperationError<'getIdlePeriodConfig'>


/**
 * Rules for idle periods
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. The rules are those of the contract's studio, or else of the home studio.
 */
export function useGetIdlePeriodConfigSuspense<TData = Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError = OperationError<'getIdlePeriodConfig'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Rules for idle periods
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. The rules are those of the contract's studio, or else of the home studio.
 */
export function useGetIdlePeriodConfigSuspense<TData = Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError = OperationError<'getIdlePeriodConfig'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Rules for idle periods
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. The rules are those of the contract's studio, or else of the home studio.
 */
export function useGetIdlePeriodConfigSuspense<TData = Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError = OperationError<'getIdlePeriodConfig'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Rules for idle periods
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. The rules are those of the contract's studio, or else of the home studio.
 */
export function useGetIdlePeriodConfigSuspense<TData = Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError = OperationError<'getIdlePeriodConfig'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIdlePeriodConfigSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}