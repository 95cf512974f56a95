/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getIdlePeriodDateLimitations } from './get-idle-period-date-limitations.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetIdlePeriodDateLimitationsParams } from '../../model/getIdlePeriodDateLimitationsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetIdlePeriodDateLimitationsQueryKey = (params?: GetIdlePeriodDateLimitationsParams, sdk?: Sdk) => callKeyOf(sdk, 'getIdlePeriodDateLimitations', params);


export const getGetIdlePeriodDateLimitationsQueryOptions = <TData = Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError = OperationError<'getIdlePeriodDateLimitations'>>(params?: GetIdlePeriodDateLimitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIdlePeriodDateLimitationsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>> = ({ signal, queryKey }) => getIdlePeriodDateLimitations(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIdlePeriodDateLimitationsQueryResult = NonNullable<Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>>
export type GetIdlePeriodDateLimitationsQueryError = OperationError<'getIdlePeriodDateLimitations'>


/**
 * Possible days of an idle period, and its effect
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. With startDate, it returns the possible ends; with endDate as well, the effect on term and charges. Nothing is requested.
 */
export function useGetIdlePeriodDateLimitations<TData = Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError = OperationError<'getIdlePeriodDateLimitations'>>(
 params: undefined |  GetIdlePeriodDateLimitationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>,
          TError,
          Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Possible days of an idle period, and its effect
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. With startDate, it returns the possible ends; with endDate as well, the effect on term and charges. Nothing is requested.
 */
export function useGetIdlePeriodDateLimitations<TData = Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError = OperationError<'getIdlePeriodDateLimitations'>>(
 params?: GetIdlePeriodDateLimitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>,
          TError,
          Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Possible days of an idle period, and its effect
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. With startDate, it returns the possible ends; with endDate as well, the effect on term and charges. Nothing is requested.
 */
export function useGetIdlePeriodDateLimitations<TData = Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError = OperationError<'getIdlePeriodDateLimitations'>>(
 params?: GetIdlePeriodDateLimitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Possible days of an idle period, and its effect
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. With startDate, it returns the possible ends; with endDate as well, the effect on term and charges. Nothing is requested.
 */
export function useGetIdlePeriodDateLimitations<TData = Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError = OperationError<'getIdlePeriodDateLimitations'>>(
 params?: GetIdlePeriodDateLimitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIdlePeriodDateLimitationsQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Possible days of an idle period, and its effect
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. With startDate, it returns the possible ends; with endDate as well, the effect on term and charges. Nothing is requested.
 */
export const prefetchGetIdlePeriodDateLimitationsQuery = async <TData = Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError = OperationError<'getIdlePeriodDateLimitations'>>(
 queryClient: QueryClient, params?: GetIdlePeriodDateLimitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetIdlePeriodDateLimitationsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetIdlePeriodDateLimitations} query
 */
export const invalidateGetIdlePeriodDateLimitations = async (
 queryClient: QueryClient, params?: GetIdlePeriodDateLimitationsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetIdlePeriodDateLimitationsQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetIdlePeriodDateLimitationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError = OperationError<'getIdlePeriodDateLimitations'>>(params?: GetIdlePeriodDateLimitationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIdlePeriodDateLimitationsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>> = ({ signal, queryKey }) => getIdlePeriodDateLimitations(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetIdlePeriodDateLimitationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>>
export type GetIdlePeriodDateLimitationsSuspenseQueryError = OperationError<'getIdlePeriodDateLimitations'>


/**
 * Possible days of an idle period, and its effect
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. With startDate, it returns the possible ends; with endDate as well, the effect on term and charges. Nothing is requested.
 */
export function useGetIdlePeriodDateLimitationsSuspense<TData = Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError = OperationError<'getIdlePeriodDateLimitations'>>(
 params: undefined |  GetIdlePeriodDateLimitationsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Possible days of an idle period, and its effect
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. With startDate, it returns the possible ends; with endDate as well, the effect on term and charges. Nothing is requested.
 */
export function useGetIdlePeriodDateLimitationsSuspense<TData = Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError = OperationError<'getIdlePeriodDateLimitations'>>(
 params?: GetIdlePeriodDateLimitationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Possible days of an idle period, and its effect
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. With startDate, it returns the possible ends; with endDate as well, the effect on term and charges. Nothing is requested.
 */
export function useGetIdlePeriodDateLimitationsSuspense<TData = Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError = OperationError<'getIdlePeriodDateLimitations'>>(
 params?: GetIdlePeriodDateLimitationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Possible days of an idle period, and its effect
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. With startDate, it returns the possible ends; with endDate as well, the effect on term and charges. Nothing is requested.
 */
export function useGetIdlePeriodDateLimitationsSuspense<TData = Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError = OperationError<'getIdlePeriodDateLimitations'>>(
 params?: GetIdlePeriodDateLimitationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDateLimitations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIdlePeriodDateLimitationsSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}