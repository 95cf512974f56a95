/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getCheckinHistoryReport } from './get-checkin-history-report.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetCheckinHistoryReportParams } from '../../model/getCheckinHistoryReportParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetCheckinHistoryReportQueryKey = (params?: GetCheckinHistoryReportParams, sdk?: Sdk) => callKeyOf(sdk, 'getCheckinHistoryReport', params);


export const getGetCheckinHistoryReportQueryOptions = <TData = Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError = OperationError<'getCheckinHistoryReport'>>(params?: GetCheckinHistoryReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCheckinHistoryReportQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCheckinHistoryReport>>> = ({ signal, queryKey }) => getCheckinHistoryReport(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCheckinHistoryReportQueryResult = NonNullable<Awaited<ReturnType<typeof getCheckinHistoryReport>>>
export type GetCheckinHistoryReportQueryError = OperationError<'getCheckinHistoryReport'>


/**
 * Visits of a period
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The visits at all studios of the chain, each on the day on which it began in the time zone of its studio. Durations are elapsed minutes, independent of clock changes.
 */
export function useGetCheckinHistoryReport<TData = Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError = OperationError<'getCheckinHistoryReport'>>(
 params: undefined |  GetCheckinHistoryReportParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCheckinHistoryReport>>,
          TError,
          Awaited<ReturnType<typeof getCheckinHistoryReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Visits of a period
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The visits at all studios of the chain, each on the day on which it began in the time zone of its studio. Durations are elapsed minutes, independent of clock changes.
 */
export function useGetCheckinHistoryReport<TData = Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError = OperationError<'getCheckinHistoryReport'>>(
 params?: GetCheckinHistoryReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCheckinHistoryReport>>,
          TError,
          Awaited<ReturnType<typeof getCheckinHistoryReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Visits of a period
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The visits at all studios of the chain, each on the day on which it began in the time zone of its studio. Durations are elapsed minutes, independent of clock changes.
 */
export function useGetCheckinHistoryReport<TData = Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError = OperationError<'getCheckinHistoryReport'>>(
 params?: GetCheckinHistoryReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Visits of a period
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The visits at all studios of the chain, each on the day on which it began in the time zone of its studio. Durations are elapsed minutes, independent of clock changes.
 */
export function useGetCheckinHistoryReport<TData = Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError = OperationError<'getCheckinHistoryReport'>>(
 params?: GetCheckinHistoryReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCheckinHistoryReportQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Visits of a period
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The visits at all studios of the chain, each on the day on which it began in the time zone of its studio. Durations are elapsed minutes, independent of clock changes.
 */
export const prefetchGetCheckinHistoryReportQuery = async <TData = Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError = OperationError<'getCheckinHistoryReport'>>(
 queryClient: QueryClient, params?: GetCheckinHistoryReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCheckinHistoryReportQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCheckinHistoryReport} query
 */
export const invalidateGetCheckinHistoryReport = async (
 queryClient: QueryClient, params?: GetCheckinHistoryReportParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCheckinHistoryReportQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetCheckinHistoryReportSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError = OperationError<'getCheckinHistoryReport'>>(params?: GetCheckinHistoryReportParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCheckinHistoryReportQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCheckinHistoryReport>>> = ({ signal, queryKey }) => getCheckinHistoryReport(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCheckinHistoryReportSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCheckinHistoryReport>>>
export type GetCheckinHistoryReportSuspenseQueryError = OperationError<'getCheckinHistoryReport'>


/**
 * Visits of a period
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The visits at all studios of the chain, each on the day on which it began in the time zone of its studio. Durations are elapsed minutes, independent of clock changes.
 */
export function useGetCheckinHistoryReportSuspense<TData = Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError = OperationError<'getCheckinHistoryReport'>>(
 params: undefined |  GetCheckinHistoryReportParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Visits of a period
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The visits at all studios of the chain, each on the day on which it began in the time zone of its studio. Durations are elapsed minutes, independent of clock changes.
 */
export function useGetCheckinHistoryReportSuspense<TData = Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError = OperationError<'getCheckinHistoryReport'>>(
 params?: GetCheckinHistoryReportParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Visits of a period
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The visits at all studios of the chain, each on the day on which it began in the time zone of its studio. Durations are elapsed minutes, independent of clock changes.
 */
export function useGetCheckinHistoryReportSuspense<TData = Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError = OperationError<'getCheckinHistoryReport'>>(
 params?: GetCheckinHistoryReportParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Visits of a period
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The visits at all studios of the chain, each on the day on which it began in the time zone of its studio. Durations are elapsed minutes, independent of clock changes.
 */
export function useGetCheckinHistoryReportSuspense<TData = Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError = OperationError<'getCheckinHistoryReport'>>(
 params?: GetCheckinHistoryReportParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryReport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCheckinHistoryReportSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}