/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import { queryKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  OperationError
} from '../../../runtime/operationError.ts';

import type {
  IdlePeriodOverview
} from '../../model/idlePeriodOverview.ts';

import { fetcher } from '../../../runtime/fetcher.ts';


export const getGetIdlePeriodsUrl = () => {




  return `/nox/v2/customercenter/idleperiod`
}

/**
 * Idle periods of the member in two lists
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals with the feature IDLE_PERIODS_SPLIT; listIdlePeriods has a single list. Excludes canceled ones and those after the end of the contract.
 */
export const getIdlePeriods = async ( options?: Parameters<typeof fetcher>[1]): Promise<IdlePeriodOverview> => {

  return fetcher<IdlePeriodOverview>(getGetIdlePeriodsUrl(),
  {
      operationId: 'getIdlePeriods', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetIdlePeriodsResponse);}


const deserializeGetIdlePeriodsResponse = (data: IdlePeriodOverview): IdlePeriodOverview => {
  if (data == null) return data;
  if (data.current != null) {
    for (const item0 of data.current) {
      
      item0.startDate = toDate(item0.startDate);
      item0.endDate = toDate(item0.endDate);
      item0.requestedAt = toDate(item0.requestedAt);
      if (item0.effect != null) {
        item0.effect.endDateBefore = toDate(item0.effect.endDateBefore);
        item0.effect.endDateAfter = toDate(item0.effect.endDateAfter);
        if (item0.effect.charges != null) {
          for (const item1 of item0.effect.charges) {
            
            item1.dueDate = toDate(item1.dueDate);
          }
        }
      }
    }
  }
  if (data.past != null) {
    for (const item0 of data.past) {
      
      item0.startDate = toDate(item0.startDate);
      item0.endDate = toDate(item0.endDate);
      item0.requestedAt = toDate(item0.requestedAt);
      if (item0.effect != null) {
        item0.effect.endDateBefore = toDate(item0.effect.endDateBefore);
        item0.effect.endDateAfter = toDate(item0.effect.endDateAfter);
        if (item0.effect.charges != null) {
          for (const item1 of item0.effect.charges) {
            
            item1.dueDate = toDate(item1.dueDate);
          }
        }
      }
    }
  }
  return data;
};




export const getGetIdlePeriodsQueryKey = (sdk?: Sdk) => queryKeyOf(sdk, 'getIdlePeriods');


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
