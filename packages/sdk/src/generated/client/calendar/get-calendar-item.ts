/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import {
  queryOptions as queryOptionsBuilder,
  skipToken,
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
  CalendarItem
} from '../../model/calendarItem.ts';

import { familyFetcher } from '../../../runtime/fetcher.ts';


export const getGetCalendarItemUrl = (id: string,) => {




  return `/nox/v1/calendar/${encodeURIComponent(String(id))}`
}

/**
 * One booking
 *
 * For any logged-in user. A booking of the account in any state, including past and canceled ones; with X-Tenant, only at that tenant. Instants have the studio's offset.
 */
export const getCalendarItem = async (id: string, options?: Parameters<typeof familyFetcher>[1]): Promise<CalendarItem> => {

  return familyFetcher<CalendarItem>(getGetCalendarItemUrl(id),
  {
      operationId: 'getCalendarItem', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetCalendarItemResponse);}


const deserializeGetCalendarItemResponse = (data: CalendarItem): CalendarItem => {
  if (data == null) return data;
  data.startDateTime = toDate(data.startDateTime);
  data.endDateTime = toDate(data.endDateTime);
  if (data.waitingListUntil != null) {
    data.waitingListUntil = toDate(data.waitingListUntil);
  }
  if (data.cancelableUntil != null) {
    data.cancelableUntil = toDate(data.cancelableUntil);
  }
  if (data.freeCancelationUntil != null) {
    data.freeCancelationUntil = toDate(data.freeCancelationUntil);
  }
  if (data.confirmUntil != null) {
    data.confirmUntil = toDate(data.confirmUntil);
  }
  if (data.ending != null) {
    data.ending.endedAt = toDate(data.ending.endedAt);
  }
  return data;
};




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
