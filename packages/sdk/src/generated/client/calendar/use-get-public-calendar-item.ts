/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicCalendarItem } from './get-public-calendar-item.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPublicCalendarItemQueryKey = (id: string, sdk?: Sdk) => callKeyOf(sdk, 'getPublicCalendarItem', id);


export const getGetPublicCalendarItemQueryOptions = <TData = Awaited<ReturnType<typeof getPublicCalendarItem>>, TError = OperationError<'getPublicCalendarItem'>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicCalendarItemQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicCalendarItem>>> = ({ signal, queryKey }) => getPublicCalendarItem(id, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicCalendarItem>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicCalendarItemQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicCalendarItem>>>
export type GetPublicCalendarItemQueryError = OperationError<'getPublicCalendarItem'>


/**
 * One booking, by its uuid
 *
 * For anyone with the uuid, which is returned by bookings without an account. Does not find bookings of accounts.
 */
export function useGetPublicCalendarItem<TData = Awaited<ReturnType<typeof getPublicCalendarItem>>, TError = OperationError<'getPublicCalendarItem'>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCalendarItem>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicCalendarItem>>,
          TError,
          Awaited<ReturnType<typeof getPublicCalendarItem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One booking, by its uuid
 *
 * For anyone with the uuid, which is returned by bookings without an account. Does not find bookings of accounts.
 */
export function useGetPublicCalendarItem<TData = Awaited<ReturnType<typeof getPublicCalendarItem>>, TError = OperationError<'getPublicCalendarItem'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCalendarItem>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicCalendarItem>>,
          TError,
          Awaited<ReturnType<typeof getPublicCalendarItem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One booking, by its uuid
 *
 * For anyone with the uuid, which is returned by bookings without an account. Does not find bookings of accounts.
 */
export function useGetPublicCalendarItem<TData = Awaited<ReturnType<typeof getPublicCalendarItem>>, TError = OperationError<'getPublicCalendarItem'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One booking, by its uuid
 *
 * For anyone with the uuid, which is returned by bookings without an account. Does not find bookings of accounts.
 */
export function useGetPublicCalendarItem<TData = Awaited<ReturnType<typeof getPublicCalendarItem>>, TError = OperationError<'getPublicCalendarItem'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicCalendarItemQueryOptions(id,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * One booking, by its uuid
 *
 * For anyone with the uuid, which is returned by bookings without an account. Does not find bookings of accounts.
 */
export const prefetchGetPublicCalendarItemQuery = async <TData = Awaited<ReturnType<typeof getPublicCalendarItem>>, TError = OperationError<'getPublicCalendarItem'>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicCalendarItemQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicCalendarItem} query
 */
export const invalidateGetPublicCalendarItem = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicCalendarItemQueryKey(id, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicCalendarItemSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicCalendarItem>>, TError = OperationError<'getPublicCalendarItem'>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicCalendarItemQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicCalendarItem>>> = ({ signal, queryKey }) => getPublicCalendarItem(id, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCalendarItem>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicCalendarItemSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicCalendarItem>>>
export type GetPublicCalendarItemSuspenseQueryError = OperationError<'getPublicCalendarItem'>


/**
 * One booking, by its uuid
 *
 * For anyone with the uuid, which is returned by bookings without an account. Does not find bookings of accounts.
 */
export function useGetPublicCalendarItemSuspense<TData = Awaited<ReturnType<typeof getPublicCalendarItem>>, TError = OperationError<'getPublicCalendarItem'>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One booking, by its uuid
 *
 * For anyone with the uuid, which is returned by bookings without an account. Does not find bookings of accounts.
 */
export function useGetPublicCalendarItemSuspense<TData = Awaited<ReturnType<typeof getPublicCalendarItem>>, TError = OperationError<'getPublicCalendarItem'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One booking, by its uuid
 *
 * For anyone with the uuid, which is returned by bookings without an account. Does not find bookings of accounts.
 */
export function useGetPublicCalendarItemSuspense<TData = Awaited<ReturnType<typeof getPublicCalendarItem>>, TError = OperationError<'getPublicCalendarItem'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One booking, by its uuid
 *
 * For anyone with the uuid, which is returned by bookings without an account. Does not find bookings of accounts.
 */
export function useGetPublicCalendarItemSuspense<TData = Awaited<ReturnType<typeof getPublicCalendarItem>>, TError = OperationError<'getPublicCalendarItem'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicCalendarItemSuspenseQueryOptions(id,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}