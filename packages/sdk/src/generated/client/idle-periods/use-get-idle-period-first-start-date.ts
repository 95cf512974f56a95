/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getIdlePeriodFirstStartDate } from './get-idle-period-first-start-date.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetIdlePeriodFirstStartDateQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getIdlePeriodFirstStartDate');


export const getGetIdlePeriodFirstStartDateQueryOptions = <TData = Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError = OperationError<'getIdlePeriodFirstStartDate'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIdlePeriodFirstStartDateQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>> = ({ signal, queryKey }) => getIdlePeriodFirstStartDate({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIdlePeriodFirstStartDateQueryResult = NonNullable<Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>>
export type GetIdlePeriodFirstStartDateQueryError = OperationError<'getIdlePeriodFirstStartDate'>


/**
 * First possible start of the next idle period
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. Unlike earliestPossibleStartDate, it considers existing idle periods, the maximum per year and the end of the contract.
 */
export function useGetIdlePeriodFirstStartDate<TData = Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError = OperationError<'getIdlePeriodFirstStartDate'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>,
          TError,
          Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * First possible start of the next idle period
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. Unlike earliestPossibleStartDate, it considers existing idle periods, the maximum per year and the end of the contract.
 */
export function useGetIdlePeriodFirstStartDate<TData = Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError = OperationError<'getIdlePeriodFirstStartDate'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>,
          TError,
          Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * First possible start of the next idle period
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. Unlike earliestPossibleStartDate, it considers existing idle periods, the maximum per year and the end of the contract.
 */
export function useGetIdlePeriodFirstStartDate<TData = Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError = OperationError<'getIdlePeriodFirstStartDate'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * First possible start of the next idle period
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. Unlike earliestPossibleStartDate, it considers existing idle periods, the maximum per year and the end of the contract.
 */
export function useGetIdlePeriodFirstStartDate<TData = Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError = OperationError<'getIdlePeriodFirstStartDate'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIdlePeriodFirstStartDateQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * First possible start of the next idle period
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. Unlike earliestPossibleStartDate, it considers existing idle periods, the maximum per year and the end of the contract.
 */
export const prefetchGetIdlePeriodFirstStartDateQuery = async <TData = Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError = OperationError<'getIdlePeriodFirstStartDate'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetIdlePeriodFirstStartDateQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetIdlePeriodFirstStartDate} query
 */
export const invalidateGetIdlePeriodFirstStartDate = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetIdlePeriodFirstStartDateQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetIdlePeriodFirstStartDateSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError = OperationError<'getIdlePeriodFirstStartDate'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIdlePeriodFirstStartDateQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>> = ({ signal, queryKey }) => getIdlePeriodFirstStartDate({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetIdlePeriodFirstStartDateSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>>
export type GetIdlePeriodFirstStartDateSuspenseQueryError = OperationError<'getIdlePeriodFirstStartDate'>


/**
 * First possible start of the next idle period
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. Unlike earliestPossibleStartDate, it considers existing idle periods, the maximum per year and the end of the contract.
 */
export function useGetIdlePeriodFirstStartDateSuspense<TData = Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError = OperationError<'getIdlePeriodFirstStartDate'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * First possible start of the next idle period
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. Unlike earliestPossibleStartDate, it considers existing idle periods, the maximum per year and the end of the contract.
 */
export function useGetIdlePeriodFirstStartDateSuspense<TData = Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError = OperationError<'getIdlePeriodFirstStartDate'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * First possible start of the next idle period
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. Unlike earliestPossibleStartDate, it considers existing idle periods, the maximum per year and the end of the contract.
 */
export function useGetIdlePeriodFirstStartDateSuspense<TData = Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError = OperationError<'getIdlePeriodFirstStartDate'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * First possible start of the next idle period
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. Unlike earliestPossibleStartDate, it considers existing idle periods, the maximum per year and the end of the contract.
 */
export function useGetIdlePeriodFirstStartDateSuspense<TData = Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError = OperationError<'getIdlePeriodFirstStartDate'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodFirstStartDate>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIdlePeriodFirstStartDateSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}