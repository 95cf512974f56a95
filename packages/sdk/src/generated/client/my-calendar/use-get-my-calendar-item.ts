/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getMyCalendarItem } from './get-my-calendar-item.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getGetMyCalendarItemQueryKey = (uuid: string, sdk?: Sdk) => familyKeyOf(sdk, 'getMyCalendarItem', uuid);


export const getGetMyCalendarItemQueryOptions = <TData = Awaited<ReturnType<typeof getMyCalendarItem>>, TError = OperationError<'getMyCalendarItem'>>(uuid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyCalendarItemQueryKey(uuid, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyCalendarItem>>> = ({ signal, queryKey }) => getMyCalendarItem(uuid, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: uuid === null || uuid === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyCalendarItem>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyCalendarItemQueryResult = NonNullable<Awaited<ReturnType<typeof getMyCalendarItem>>>
export type GetMyCalendarItemQueryError = OperationError<'getMyCalendarItem'>


/**
 * One booking of the account at any tenant
 *
 * For any logged-in user. Like getCalendarItem, but at any tenant.
 */
export function useGetMyCalendarItem<TData = Awaited<ReturnType<typeof getMyCalendarItem>>, TError = OperationError<'getMyCalendarItem'>>(
 uuid: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyCalendarItem>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyCalendarItem>>,
          TError,
          Awaited<ReturnType<typeof getMyCalendarItem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One booking of the account at any tenant
 *
 * For any logged-in user. Like getCalendarItem, but at any tenant.
 */
export function useGetMyCalendarItem<TData = Awaited<ReturnType<typeof getMyCalendarItem>>, TError = OperationError<'getMyCalendarItem'>>(
 uuid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyCalendarItem>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyCalendarItem>>,
          TError,
          Awaited<ReturnType<typeof getMyCalendarItem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One booking of the account at any tenant
 *
 * For any logged-in user. Like getCalendarItem, but at any tenant.
 */
export function useGetMyCalendarItem<TData = Awaited<ReturnType<typeof getMyCalendarItem>>, TError = OperationError<'getMyCalendarItem'>>(
 uuid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One booking of the account at any tenant
 *
 * For any logged-in user. Like getCalendarItem, but at any tenant.
 */
export function useGetMyCalendarItem<TData = Awaited<ReturnType<typeof getMyCalendarItem>>, TError = OperationError<'getMyCalendarItem'>>(
 uuid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyCalendarItemQueryOptions(uuid,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * One booking of the account at any tenant
 *
 * For any logged-in user. Like getCalendarItem, but at any tenant.
 */
export const prefetchGetMyCalendarItemQuery = async <TData = Awaited<ReturnType<typeof getMyCalendarItem>>, TError = OperationError<'getMyCalendarItem'>>(
 queryClient: QueryClient, uuid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetMyCalendarItemQueryOptions(uuid,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetMyCalendarItem} query
 */
export const invalidateGetMyCalendarItem = async (
 queryClient: QueryClient, uuid: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMyCalendarItemQueryKey(uuid, options?.sdk) }, options);

  return queryClient;
}




export const getGetMyCalendarItemSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMyCalendarItem>>, TError = OperationError<'getMyCalendarItem'>>(uuid: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyCalendarItemQueryKey(uuid, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyCalendarItem>>> = ({ signal, queryKey }) => getMyCalendarItem(uuid, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyCalendarItem>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMyCalendarItemSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMyCalendarItem>>>
export type GetMyCalendarItemSuspenseQueryError = OperationError<'getMyCalendarItem'>


/**
 * One booking of the account at any tenant
 *
 * For any logged-in user. Like getCalendarItem, but at any tenant.
 */
export function useGetMyCalendarItemSuspense<TData = Awaited<ReturnType<typeof getMyCalendarItem>>, TError = OperationError<'getMyCalendarItem'>>(
 uuid: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One booking of the account at any tenant
 *
 * For any logged-in user. Like getCalendarItem, but at any tenant.
 */
export function useGetMyCalendarItemSuspense<TData = Awaited<ReturnType<typeof getMyCalendarItem>>, TError = OperationError<'getMyCalendarItem'>>(
 uuid: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One booking of the account at any tenant
 *
 * For any logged-in user. Like getCalendarItem, but at any tenant.
 */
export function useGetMyCalendarItemSuspense<TData = Awaited<ReturnType<typeof getMyCalendarItem>>, TError = OperationError<'getMyCalendarItem'>>(
 uuid: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One booking of the account at any tenant
 *
 * For any logged-in user. Like getCalendarItem, but at any tenant.
 */
export function useGetMyCalendarItemSuspense<TData = Awaited<ReturnType<typeof getMyCalendarItem>>, TError = OperationError<'getMyCalendarItem'>>(
 uuid: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyCalendarItem>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyCalendarItemSuspenseQueryOptions(uuid,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}