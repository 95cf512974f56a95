/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getCalendarItem } from './get-calendar-item.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getGetCalendarItemQueryKey = (id: string, sdk?: Sdk) => familyKeyOf(sdk, 'getCalendarItem', id);


export const getGetCalendarItemQueryOptions = <TData = Awaited<ReturnType<typeof getCalendarItem>>, TError = OperationError<'getCalendarItem'>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCalendarItemQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCalendarItem>>> = ({ signal, queryKey }) => getCalendarItem(id, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCalendarItem>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCalendarItemQueryResult = NonNullable<Awaited<ReturnType<typeof getCalendarItem>>>
export type GetCalendarItemQueryError = OperationError<'getCalendarItem'>


/**
 * One booking
 *
 * For any logged-in user. A booking of the account in any state, including past and canceled ones; with X-Tenant, only at that tenant. Instants have the studio's offset.
 */
export function useGetCalendarItem<TData = Awaited<ReturnType<typeof getCalendarItem>>, TError = OperationError<'getCalendarItem'>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendarItem>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCalendarItem>>,
          TError,
          Awaited<ReturnType<typeof getCalendarItem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One booking
 *
 * For any logged-in user. A booking of the account in any state, including past and canceled ones; with X-Tenant, only at that tenant. Instants have the studio's offset.
 */
export function useGetCalendarItem<TData = Awaited<ReturnType<typeof getCalendarItem>>, TError = OperationError<'getCalendarItem'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendarItem>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCalendarItem>>,
          TError,
          Awaited<ReturnType<typeof getCalendarItem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One booking
 *
 * For any logged-in user. A booking of the account in any state, including past and canceled ones; with X-Tenant, only at that tenant. Instants have the studio's offset.
 */
export function useGetCalendarItem<TData = Awaited<ReturnType<typeof getCalendarItem>>, TError = OperationError<'getCalendarItem'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One booking
 *
 * For any logged-in user. A booking of the account in any state, including past and canceled ones; with X-Tenant, only at that tenant. Instants have the studio's offset.
 */
export function useGetCalendarItem<TData = Awaited<ReturnType<typeof getCalendarItem>>, TError = OperationError<'getCalendarItem'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCalendarItemQueryOptions(id,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * One booking
 *
 * For any logged-in user. A booking of the account in any state, including past and canceled ones; with X-Tenant, only at that tenant. Instants have the studio's offset.
 */
export const prefetchGetCalendarItemQuery = async <TData = Awaited<ReturnType<typeof getCalendarItem>>, TError = OperationError<'getCalendarItem'>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCalendarItemQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCalendarItem} query
 */
export const invalidateGetCalendarItem = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCalendarItemQueryKey(id, options?.sdk) }, options);

  return queryClient;
}




export const getGetCalendarItemSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCalendarItem>>, TError = OperationError<'getCalendarItem'>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCalendarItemQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCalendarItem>>> = ({ signal, queryKey }) => getCalendarItem(id, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCalendarItem>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCalendarItemSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCalendarItem>>>
export type GetCalendarItemSuspenseQueryError = OperationError<'getCalendarItem'>


/**
 * One booking
 *
 * For any logged-in user. A booking of the account in any state, including past and canceled ones; with X-Tenant, only at that tenant. Instants have the studio's offset.
 */
export function useGetCalendarItemSuspense<TData = Awaited<ReturnType<typeof getCalendarItem>>, TError = OperationError<'getCalendarItem'>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One booking
 *
 * For any logged-in user. A booking of the account in any state, including past and canceled ones; with X-Tenant, only at that tenant. Instants have the studio's offset.
 */
export function useGetCalendarItemSuspense<TData = Awaited<ReturnType<typeof getCalendarItem>>, TError = OperationError<'getCalendarItem'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One booking
 *
 * For any logged-in user. A booking of the account in any state, including past and canceled ones; with X-Tenant, only at that tenant. Instants have the studio's offset.
 */
export function useGetCalendarItemSuspense<TData = Awaited<ReturnType<typeof getCalendarItem>>, TError = OperationError<'getCalendarItem'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One booking
 *
 * For any logged-in user. A booking of the account in any state, including past and canceled ones; with X-Tenant, only at that tenant. Instants have the studio's offset.
 */
export function useGetCalendarItemSuspense<TData = Awaited<ReturnType<typeof getCalendarItem>>, TError = OperationError<'getCalendarItem'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCalendarItemSuspenseQueryOptions(id,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}