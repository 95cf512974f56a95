/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listBusyTimes } from './list-busy-times.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListBusyTimesParams } from '../../model/listBusyTimesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListBusyTimesQueryKey = (params?: ListBusyTimesParams, sdk?: Sdk) => callKeyOf(sdk, 'listBusyTimes', params);


export const getListBusyTimesQueryOptions = <TData = Awaited<ReturnType<typeof listBusyTimes>>, TError = OperationError<'listBusyTimes'>>(params: ListBusyTimesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBusyTimes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBusyTimesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBusyTimes>>> = ({ signal, queryKey }) => listBusyTimes(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBusyTimes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBusyTimesQueryResult = NonNullable<Awaited<ReturnType<typeof listBusyTimes>>>
export type ListBusyTimesQueryError = OperationError<'listBusyTimes'>


/**
 * Busy times of the account
 *
 * For any logged-in user. The times at which the personal calendar says that the user is busy, without what for. All-day events count from midnight to midnight, and only if the calendar shows them as busy. The calendar is read again in the background when the last time was 15 minutes ago; this response then has the earlier times. Times more than 62 days after it was read are unknown.
 */
export function useListBusyTimes<TData = Awaited<ReturnType<typeof listBusyTimes>>, TError = OperationError<'listBusyTimes'>>(
 params: ListBusyTimesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBusyTimes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBusyTimes>>,
          TError,
          Awaited<ReturnType<typeof listBusyTimes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Busy times of the account
 *
 * For any logged-in user. The times at which the personal calendar says that the user is busy, without what for. All-day events count from midnight to midnight, and only if the calendar shows them as busy. The calendar is read again in the background when the last time was 15 minutes ago; this response then has the earlier times. Times more than 62 days after it was read are unknown.
 */
export function useListBusyTimes<TData = Awaited<ReturnType<typeof listBusyTimes>>, TError = OperationError<'listBusyTimes'>>(
 params: ListBusyTimesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBusyTimes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBusyTimes>>,
          TError,
          Awaited<ReturnType<typeof listBusyTimes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Busy times of the account
 *
 * For any logged-in user. The times at which the personal calendar says that the user is busy, without what for. All-day events count from midnight to midnight, and only if the calendar shows them as busy. The calendar is read again in the background when the last time was 15 minutes ago; this response then has the earlier times. Times more than 62 days after it was read are unknown.
 */
export function useListBusyTimes<TData = Awaited<ReturnType<typeof listBusyTimes>>, TError = OperationError<'listBusyTimes'>>(
 params: ListBusyTimesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBusyTimes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Busy times of the account
 *
 * For any logged-in user. The times at which the personal calendar says that the user is busy, without what for. All-day events count from midnight to midnight, and only if the calendar shows them as busy. The calendar is read again in the background when the last time was 15 minutes ago; this response then has the earlier times. Times more than 62 days after it was read are unknown.
 */
export function useListBusyTimes<TData = Awaited<ReturnType<typeof listBusyTimes>>, TError = OperationError<'listBusyTimes'>>(
 params: ListBusyTimesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBusyTimes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBusyTimesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Busy times of the account
 *
 * For any logged-in user. The times at which the personal calendar says that the user is busy, without what for. All-day events count from midnight to midnight, and only if the calendar shows them as busy. The calendar is read again in the background when the last time was 15 minutes ago; this response then has the earlier times. Times more than 62 days after it was read are unknown.
 */
export const prefetchListBusyTimesQuery = async <TData = Awaited<ReturnType<typeof listBusyTimes>>, TError = OperationError<'listBusyTimes'>>(
 queryClient: QueryClient, params: ListBusyTimesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBusyTimes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBusyTimesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBusyTimes} query
 */
export const invalidateListBusyTimes = async (
 queryClient: QueryClient, params: ListBusyTimesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBusyTimesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListBusyTimesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listBusyTimes>>, TError = OperationError<'listBusyTimes'>>(params: ListBusyTimesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBusyTimes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBusyTimesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBusyTimes>>> = ({ signal, queryKey }) => listBusyTimes(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBusyTimes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListBusyTimesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBusyTimes>>>
export type ListBusyTimesSuspenseQueryError = OperationError<'listBusyTimes'>


/**
 * Busy times of the account
 *
 * For any logged-in user. The times at which the personal calendar says that the user is busy, without what for. All-day events count from midnight to midnight, and only if the calendar shows them as busy. The calendar is read again in the background when the last time was 15 minutes ago; this response then has the earlier times. Times more than 62 days after it was read are unknown.
 */
export function useListBusyTimesSuspense<TData = Awaited<ReturnType<typeof listBusyTimes>>, TError = OperationError<'listBusyTimes'>>(
 params: ListBusyTimesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBusyTimes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Busy times of the account
 *
 * For any logged-in user. The times at which the personal calendar says that the user is busy, without what for. All-day events count from midnight to midnight, and only if the calendar shows them as busy. The calendar is read again in the background when the last time was 15 minutes ago; this response then has the earlier times. Times more than 62 days after it was read are unknown.
 */
export function useListBusyTimesSuspense<TData = Awaited<ReturnType<typeof listBusyTimes>>, TError = OperationError<'listBusyTimes'>>(
 params: ListBusyTimesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBusyTimes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Busy times of the account
 *
 * For any logged-in user. The times at which the personal calendar says that the user is busy, without what for. All-day events count from midnight to midnight, and only if the calendar shows them as busy. The calendar is read again in the background when the last time was 15 minutes ago; this response then has the earlier times. Times more than 62 days after it was read are unknown.
 */
export function useListBusyTimesSuspense<TData = Awaited<ReturnType<typeof listBusyTimes>>, TError = OperationError<'listBusyTimes'>>(
 params: ListBusyTimesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBusyTimes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Busy times of the account
 *
 * For any logged-in user. The times at which the personal calendar says that the user is busy, without what for. All-day events count from midnight to midnight, and only if the calendar shows them as busy. The calendar is read again in the background when the last time was 15 minutes ago; this response then has the earlier times. Times more than 62 days after it was read are unknown.
 */
export function useListBusyTimesSuspense<TData = Awaited<ReturnType<typeof listBusyTimes>>, TError = OperationError<'listBusyTimes'>>(
 params: ListBusyTimesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBusyTimes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBusyTimesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}