/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPayments } from './list-payments.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseInfiniteQueryResult, DefinedUseQueryResult, InfiniteData, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseInfiniteQueryOptions, UseInfiniteQueryResult, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListPaymentsParams } from '../../model/listPaymentsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListPaymentsInfiniteQueryKey = (params?: ListPaymentsParams, sdk?: Sdk) => callKeyOf(sdk, 'listPayments', 'infinite', params);

export const getListPaymentsQueryKey = (params?: ListPaymentsParams, sdk?: Sdk) => callKeyOf(sdk, 'listPayments', params);


export const getListPaymentsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPayments>>, ListPaymentsParams['page']>, TError = OperationError<'listPayments'>>(params?: ListPaymentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData, QueryKey, ListPaymentsParams['page']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaymentsInfiniteQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPayments>>, QueryKey, ListPaymentsParams['page']> = ({ signal, queryKey, pageParam }) => listPayments({...params, 'page': pageParam ?? params?.['page']}, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData, QueryKey, ListPaymentsParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPaymentsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPayments>>>
export type ListPaymentsInfiniteQueryError = OperationError<'listPayments'>


/**
 * Payments of the account
 *
 * For any logged-in user. Online payments and amounts authorized for waiting lists, newest first; with X-Tenant, only at that tenant. Excludes unsuccessful checkouts. Pages start at 0 and have 20 entries by default. Amounts are in the major unit, times have the offset of the studio.
 */
export function useListPaymentsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPayments>>, ListPaymentsParams['page']>, TError = OperationError<'listPayments'>>(
 params: undefined |  ListPaymentsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData, QueryKey, ListPaymentsParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPayments>>,
          TError,
          Awaited<ReturnType<typeof listPayments>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payments of the account
 *
 * For any logged-in user. Online payments and amounts authorized for waiting lists, newest first; with X-Tenant, only at that tenant. Excludes unsuccessful checkouts. Pages start at 0 and have 20 entries by default. Amounts are in the major unit, times have the offset of the studio.
 */
export function useListPaymentsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPayments>>, ListPaymentsParams['page']>, TError = OperationError<'listPayments'>>(
 params?: ListPaymentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData, QueryKey, ListPaymentsParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPayments>>,
          TError,
          Awaited<ReturnType<typeof listPayments>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payments of the account
 *
 * For any logged-in user. Online payments and amounts authorized for waiting lists, newest first; with X-Tenant, only at that tenant. Excludes unsuccessful checkouts. Pages start at 0 and have 20 entries by default. Amounts are in the major unit, times have the offset of the studio.
 */
export function useListPaymentsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPayments>>, ListPaymentsParams['page']>, TError = OperationError<'listPayments'>>(
 params?: ListPaymentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData, QueryKey, ListPaymentsParams['page']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Payments of the account
 *
 * For any logged-in user. Online payments and amounts authorized for waiting lists, newest first; with X-Tenant, only at that tenant. Excludes unsuccessful checkouts. Pages start at 0 and have 20 entries by default. Amounts are in the major unit, times have the offset of the studio.
 */
export function useListPaymentsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPayments>>, ListPaymentsParams['page']>, TError = OperationError<'listPayments'>>(
 params?: ListPaymentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData, QueryKey, ListPaymentsParams['page']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaymentsInfiniteQueryOptions(params,useInstance(options))

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Payments of the account
 *
 * For any logged-in user. Online payments and amounts authorized for waiting lists, newest first; with X-Tenant, only at that tenant. Excludes unsuccessful checkouts. Pages start at 0 and have 20 entries by default. Amounts are in the major unit, times have the offset of the studio.
 */
export const prefetchListPaymentsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listPayments>>, TError = OperationError<'listPayments'>>(
 queryClient: QueryClient, params?: ListPaymentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData, QueryKey, ListPaymentsParams['page']>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPaymentsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPaymentsInfinite} query
 */
export const invalidateListPaymentsInfinite = async (
 queryClient: QueryClient, params?: ListPaymentsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPaymentsInfiniteQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListPaymentsQueryOptions = <TData = Awaited<ReturnType<typeof listPayments>>, TError = OperationError<'listPayments'>>(params?: ListPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaymentsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPayments>>> = ({ signal, queryKey }) => listPayments(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPaymentsQueryResult = NonNullable<Awaited<ReturnType<typeof listPayments>>>
export type ListPaymentsQueryError = OperationError<'listPayments'>


/**
 * Payments of the account
 *
 * For any logged-in user. Online payments and amounts authorized for waiting lists, newest first; with X-Tenant, only at that tenant. Excludes unsuccessful checkouts. Pages start at 0 and have 20 entries by default. Amounts are in the major unit, times have the offset of the studio.
 */
export function useListPayments<TData = Awaited<ReturnType<typeof listPayments>>, TError = OperationError<'listPayments'>>(
 params: undefined |  ListPaymentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPayments>>,
          TError,
          Awaited<ReturnType<typeof listPayments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payments of the account
 *
 * For any logged-in user. Online payments and amounts authorized for waiting lists, newest first; with X-Tenant, only at that tenant. Excludes unsuccessful checkouts. Pages start at 0 and have 20 entries by default. Amounts are in the major unit, times have the offset of the studio.
 */
export function useListPayments<TData = Awaited<ReturnType<typeof listPayments>>, TError = OperationError<'listPayments'>>(
 params?: ListPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPayments>>,
          TError,
          Awaited<ReturnType<typeof listPayments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payments of the account
 *
 * For any logged-in user. Online payments and amounts authorized for waiting lists, newest first; with X-Tenant, only at that tenant. Excludes unsuccessful checkouts. Pages start at 0 and have 20 entries by default. Amounts are in the major unit, times have the offset of the studio.
 */
export function useListPayments<TData = Awaited<ReturnType<typeof listPayments>>, TError = OperationError<'listPayments'>>(
 params?: ListPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Payments of the account
 *
 * For any logged-in user. Online payments and amounts authorized for waiting lists, newest first; with X-Tenant, only at that tenant. Excludes unsuccessful checkouts. Pages start at 0 and have 20 entries by default. Amounts are in the major unit, times have the offset of the studio.
 */
export function useListPayments<TData = Awaited<ReturnType<typeof listPayments>>, TError = OperationError<'listPayments'>>(
 params?: ListPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaymentsQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Payments of the account
 *
 * For any logged-in user. Online payments and amounts authorized for waiting lists, newest first; with X-Tenant, only at that tenant. Excludes unsuccessful checkouts. Pages start at 0 and have 20 entries by default. Amounts are in the major unit, times have the offset of the studio.
 */
export const prefetchListPaymentsQuery = async <TData = Awaited<ReturnType<typeof listPayments>>, TError = OperationError<'listPayments'>>(
 queryClient: QueryClient, params?: ListPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPaymentsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPayments} query
 */
export const invalidateListPayments = async (
 queryClient: QueryClient, params?: ListPaymentsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPaymentsQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListPaymentsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPayments>>, TError = OperationError<'listPayments'>>(params?: ListPaymentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaymentsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPayments>>> = ({ signal, queryKey }) => listPayments(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPaymentsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPayments>>>
export type ListPaymentsSuspenseQueryError = OperationError<'listPayments'>


/**
 * Payments of the account
 *
 * For any logged-in user. Online payments and amounts authorized for waiting lists, newest first; with X-Tenant, only at that tenant. Excludes unsuccessful checkouts. Pages start at 0 and have 20 entries by default. Amounts are in the major unit, times have the offset of the studio.
 */
export function useListPaymentsSuspense<TData = Awaited<ReturnType<typeof listPayments>>, TError = OperationError<'listPayments'>>(
 params: undefined |  ListPaymentsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payments of the account
 *
 * For any logged-in user. Online payments and amounts authorized for waiting lists, newest first; with X-Tenant, only at that tenant. Excludes unsuccessful checkouts. Pages start at 0 and have 20 entries by default. Amounts are in the major unit, times have the offset of the studio.
 */
export function useListPaymentsSuspense<TData = Awaited<ReturnType<typeof listPayments>>, TError = OperationError<'listPayments'>>(
 params?: ListPaymentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payments of the account
 *
 * For any logged-in user. Online payments and amounts authorized for waiting lists, newest first; with X-Tenant, only at that tenant. Excludes unsuccessful checkouts. Pages start at 0 and have 20 entries by default. Amounts are in the major unit, times have the offset of the studio.
 */
export function useListPaymentsSuspense<TData = Awaited<ReturnType<typeof listPayments>>, TError = OperationError<'listPayments'>>(
 params?: ListPaymentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Payments of the account
 *
 * For any logged-in user. Online payments and amounts authorized for waiting lists, newest first; with X-Tenant, only at that tenant. Excludes unsuccessful checkouts. Pages start at 0 and have 20 entries by default. Amounts are in the major unit, times have the offset of the studio.
 */
export function useListPaymentsSuspense<TData = Awaited<ReturnType<typeof listPayments>>, TError = OperationError<'listPayments'>>(
 params?: ListPaymentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaymentsSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}