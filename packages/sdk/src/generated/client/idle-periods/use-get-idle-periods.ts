/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getIdlePeriods } from './get-idle-periods.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetIdlePeriodsQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getIdlePeriods');


export const getGetIdlePeriodsQueryOptions = <TData = Awaited<ReturnType<typeof getIdlePeriods>>, TError = OperationError<'getIdlePeriods'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIdlePeriodsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIdlePeriods>>> = ({ signal, queryKey }) => getIdlePeriods({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIdlePeriodsQueryResult = NonNullable<Awaited<ReturnType<typeof getIdlePeriods>>>
export type GetIdlePeriodsQueryError = OperationError<'getIdlePeriods'>


/**
 * Idle periods of the member in two lists
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals with the feature IDLE_PERIODS_SPLIT; listIdlePeriods has a single list. Excludes canceled ones and those after the end of the contract.
 */
export function useGetIdlePeriods<TData = Awaited<ReturnType<typeof getIdlePeriods>>, TError = OperationError<'getIdlePeriods'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriods>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdlePeriods>>,
          TError,
          Awaited<ReturnType<typeof getIdlePeriods>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Idle periods of the member in two lists
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals with the feature IDLE_PERIODS_SPLIT; listIdlePeriods has a single list. Excludes canceled ones and those after the end of the contract.
 */
export function useGetIdlePeriods<TData = Awaited<ReturnType<typeof getIdlePeriods>>, TError = OperationError<'getIdlePeriods'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriods>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdlePeriods>>,
          TError,
          Awaited<ReturnType<typeof getIdlePeriods>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Idle periods of the member in two lists
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals with the feature IDLE_PERIODS_SPLIT; listIdlePeriods has a single list. Excludes canceled ones and those after the end of the contract.
 */
export function useGetIdlePeriods<TData = Awaited<ReturnType<typeof getIdlePeriods>>, TError = OperationError<'getIdlePeriods'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Idle periods of the member in two lists
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals with the feature IDLE_PERIODS_SPLIT; listIdlePeriods has a single list. Excludes canceled ones and those after the end of the contract.
 */
export function useGetIdlePeriods<TData = Awaited<ReturnType<typeof getIdlePeriods>>, TError = OperationError<'getIdlePeriods'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIdlePeriodsQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Idle periods of the member in two lists
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals with the feature IDLE_PERIODS_SPLIT; listIdlePeriods has a single list. Excludes canceled ones and those after the end of the contract.
 */
export const prefetchGetIdlePeriodsQuery = async <TData = Awaited<ReturnType<typeof getIdlePeriods>>, TError = OperationError<'getIdlePeriods'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetIdlePeriodsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetIdlePeriods} query
 */
export const invalidateGetIdlePeriods = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetIdlePeriodsQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetIdlePeriodsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getIdlePeriods>>, TError = OperationError<'getIdlePeriods'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIdlePeriodsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIdlePeriods>>> = ({ signal, queryKey }) => getIdlePeriods({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetIdlePeriodsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getIdlePeriods>>>
export type GetIdlePeriodsSuspenseQueryError = OperationError<'getIdlePeriods'>


/**
 * Idle periods of the member in two lists
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals with the feature IDLE_PERIODS_SPLIT; listIdlePeriods has a single list. Excludes canceled ones and those after the end of the contract.
 */
export function useGetIdlePeriodsSuspense<TData = Awaited<ReturnType<typeof getIdlePeriods>>, TError = OperationError<'getIdlePeriods'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Idle periods of the member in two lists
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals with the feature IDLE_PERIODS_SPLIT; listIdlePeriods has a single list. Excludes canceled ones and those after the end of the contract.
 */
export function useGetIdlePeriodsSuspense<TData = Awaited<ReturnType<typeof getIdlePeriods>>, TError = OperationError<'getIdlePeriods'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Idle periods of the member in two lists
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals with the feature IDLE_PERIODS_SPLIT; listIdlePeriods has a single list. Excludes canceled ones and those after the end of the contract.
 */
export function useGetIdlePeriodsSuspense<TData = Awaited<ReturnType<typeof getIdlePeriods>>, TError = OperationError<'getIdlePeriods'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Idle periods of the member in two lists
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals with the feature IDLE_PERIODS_SPLIT; listIdlePeriods has a single list. Excludes canceled ones and those after the end of the contract.
 */
export function useGetIdlePeriodsSuspense<TData = Awaited<ReturnType<typeof getIdlePeriods>>, TError = OperationError<'getIdlePeriods'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIdlePeriodsSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}