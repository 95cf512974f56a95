/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getEarliestCheckinDate } from './get-earliest-checkin-date.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetEarliestCheckinDateQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getEarliestCheckinDate');


export const getGetEarliestCheckinDateQueryOptions = <TData = Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError = OperationError<'getEarliestCheckinDate'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEarliestCheckinDateQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEarliestCheckinDate>>> = ({ signal, queryKey }) => getEarliestCheckinDate({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEarliestCheckinDateQueryResult = NonNullable<Awaited<ReturnType<typeof getEarliestCheckinDate>>>
export type GetEarliestCheckinDateQueryError = OperationError<'getEarliestCheckinDate'>


/**
 * Earliest date of the visit history
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The day of the first contract or visit, limited by the retention period of the studio; today without either.
 */
export function useGetEarliestCheckinDate<TData = Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError = OperationError<'getEarliestCheckinDate'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEarliestCheckinDate>>,
          TError,
          Awaited<ReturnType<typeof getEarliestCheckinDate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Earliest date of the visit history
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The day of the first contract or visit, limited by the retention period of the studio; today without either.
 */
export function useGetEarliestCheckinDate<TData = Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError = OperationError<'getEarliestCheckinDate'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEarliestCheckinDate>>,
          TError,
          Awaited<ReturnType<typeof getEarliestCheckinDate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Earliest date of the visit history
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The day of the first contract or visit, limited by the retention period of the studio; today without either.
 */
export function useGetEarliestCheckinDate<TData = Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError = OperationError<'getEarliestCheckinDate'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Earliest date of the visit history
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The day of the first contract or visit, limited by the retention period of the studio; today without either.
 */
export function useGetEarliestCheckinDate<TData = Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError = OperationError<'getEarliestCheckinDate'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEarliestCheckinDateQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Earliest date of the visit history
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The day of the first contract or visit, limited by the retention period of the studio; today without either.
 */
export const prefetchGetEarliestCheckinDateQuery = async <TData = Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError = OperationError<'getEarliestCheckinDate'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetEarliestCheckinDateQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetEarliestCheckinDate} query
 */
export const invalidateGetEarliestCheckinDate = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetEarliestCheckinDateQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetEarliestCheckinDateSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError = OperationError<'getEarliestCheckinDate'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEarliestCheckinDateQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEarliestCheckinDate>>> = ({ signal, queryKey }) => getEarliestCheckinDate({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetEarliestCheckinDateSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getEarliestCheckinDate>>>
export type GetEarliestCheckinDateSuspenseQueryError = OperationError<'getEarliestCheckinDate'>


/**
 * Earliest date of the visit history
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The day of the first contract or visit, limited by the retention period of the studio; today without either.
 */
export function useGetEarliestCheckinDateSuspense<TData = Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError = OperationError<'getEarliestCheckinDate'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Earliest date of the visit history
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The day of the first contract or visit, limited by the retention period of the studio; today without either.
 */
export function useGetEarliestCheckinDateSuspense<TData = Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError = OperationError<'getEarliestCheckinDate'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Earliest date of the visit history
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The day of the first contract or visit, limited by the retention period of the studio; today without either.
 */
export function useGetEarliestCheckinDateSuspense<TData = Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError = OperationError<'getEarliestCheckinDate'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Earliest date of the visit history
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The day of the first contract or visit, limited by the retention period of the studio; today without either.
 */
export function useGetEarliestCheckinDateSuspense<TData = Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError = OperationError<'getEarliestCheckinDate'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEarliestCheckinDate>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEarliestCheckinDateSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}