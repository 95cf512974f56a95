/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listIdlePeriods } from './list-idle-periods.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListIdlePeriodsQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listIdlePeriods');


export const getListIdlePeriodsQueryOptions = <TData = Awaited<ReturnType<typeof listIdlePeriods>>, TError = OperationError<'listIdlePeriods'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIdlePeriods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListIdlePeriodsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listIdlePeriods>>> = ({ signal, queryKey }) => listIdlePeriods({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listIdlePeriods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListIdlePeriodsQueryResult = NonNullable<Awaited<ReturnType<typeof listIdlePeriods>>>
export type ListIdlePeriodsQueryError = OperationError<'listIdlePeriods'>


/**
 * Idle periods of the member in one list
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals that do not separate past ones; getIdlePeriods has two lists. Excludes canceled ones and those after the end of the contract.
 */
export function useListIdlePeriods<TData = Awaited<ReturnType<typeof listIdlePeriods>>, TError = OperationError<'listIdlePeriods'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIdlePeriods>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIdlePeriods>>,
          TError,
          Awaited<ReturnType<typeof listIdlePeriods>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Idle periods of the member in one list
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals that do not separate past ones; getIdlePeriods has two lists. Excludes canceled ones and those after the end of the contract.
 */
export function useListIdlePeriods<TData = Awaited<ReturnType<typeof listIdlePeriods>>, TError = OperationError<'listIdlePeriods'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIdlePeriods>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIdlePeriods>>,
          TError,
          Awaited<ReturnType<typeof listIdlePeriods>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Idle periods of the member in one list
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals that do not separate past ones; getIdlePeriods has two lists. Excludes canceled ones and those after the end of the contract.
 */
export function useListIdlePeriods<TData = Awaited<ReturnType<typeof listIdlePeriods>>, TError = OperationError<'listIdlePeriods'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIdlePeriods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Idle periods of the member in one list
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals that do not separate past ones; getIdlePeriods has two lists. Excludes canceled ones and those after the end of the contract.
 */
export function useListIdlePeriods<TData = Awaited<ReturnType<typeof listIdlePeriods>>, TError = OperationError<'listIdlePeriods'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIdlePeriods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListIdlePeriodsQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Idle periods of the member in one list
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals that do not separate past ones; getIdlePeriods has two lists. Excludes canceled ones and those after the end of the contract.
 */
export const prefetchListIdlePeriodsQuery = async <TData = Awaited<ReturnType<typeof listIdlePeriods>>, TError = OperationError<'listIdlePeriods'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIdlePeriods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListIdlePeriodsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListIdlePeriods} query
 */
export const invalidateListIdlePeriods = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListIdlePeriodsQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListIdlePeriodsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listIdlePeriods>>, TError = OperationError<'listIdlePeriods'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listIdlePeriods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListIdlePeriodsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listIdlePeriods>>> = ({ signal, queryKey }) => listIdlePeriods({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listIdlePeriods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListIdlePeriodsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listIdlePeriods>>>
export type ListIdlePeriodsSuspenseQueryError = OperationError<'listIdlePeriods'>


/**
 * Idle periods of the member in one list
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals that do not separate past ones; getIdlePeriods has two lists. Excludes canceled ones and those after the end of the contract.
 */
export function useListIdlePeriodsSuspense<TData = Awaited<ReturnType<typeof listIdlePeriods>>, TError = OperationError<'listIdlePeriods'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listIdlePeriods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Idle periods of the member in one list
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals that do not separate past ones; getIdlePeriods has two lists. Excludes canceled ones and those after the end of the contract.
 */
export function useListIdlePeriodsSuspense<TData = Awaited<ReturnType<typeof listIdlePeriods>>, TError = OperationError<'listIdlePeriods'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listIdlePeriods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Idle periods of the member in one list
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals that do not separate past ones; getIdlePeriods has two lists. Excludes canceled ones and those after the end of the contract.
 */
export function useListIdlePeriodsSuspense<TData = Awaited<ReturnType<typeof listIdlePeriods>>, TError = OperationError<'listIdlePeriods'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listIdlePeriods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Idle periods of the member in one list
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals that do not separate past ones; getIdlePeriods has two lists. Excludes canceled ones and those after the end of the contract.
 */
export function useListIdlePeriodsSuspense<TData = Awaited<ReturnType<typeof listIdlePeriods>>, TError = OperationError<'listIdlePeriods'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listIdlePeriods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListIdlePeriodsSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}