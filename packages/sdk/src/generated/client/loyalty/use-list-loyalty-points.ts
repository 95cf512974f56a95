/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listLoyaltyPoints } from './list-loyalty-points.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseInfiniteQueryResult, DefinedUseQueryResult, InfiniteData, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseInfiniteQueryOptions, UseInfiniteQueryResult, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListLoyaltyPointsParams } from '../../model/listLoyaltyPointsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListLoyaltyPointsInfiniteQueryKey = (params?: ListLoyaltyPointsParams, sdk?: Sdk) => callKeyOf(sdk, 'listLoyaltyPoints', 'infinite', params);

export const getListLoyaltyPointsQueryKey = (params?: ListLoyaltyPointsParams, sdk?: Sdk) => callKeyOf(sdk, 'listLoyaltyPoints', params);


export const getListLoyaltyPointsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listLoyaltyPoints>>, ListLoyaltyPointsParams['page']>, TError = OperationError<'listLoyaltyPoints'>>(params?: ListLoyaltyPointsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLoyaltyPoints>>, TError, TData, QueryKey, ListLoyaltyPointsParams['page']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLoyaltyPointsInfiniteQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLoyaltyPoints>>, QueryKey, ListLoyaltyPointsParams['page']> = ({ signal, queryKey, pageParam }) => listLoyaltyPoints({...params, 'page': pageParam ?? params?.['page']}, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLoyaltyPoints>>, TError, TData, QueryKey, ListLoyaltyPointsParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLoyaltyPointsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listLoyaltyPoints>>>
export type ListLoyaltyPointsInfiniteQueryError = OperationError<'listLoyaltyPoints'>


/**
 * History of points
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM; the sum of all entries is the balance. Pages start at 0 and have 20 entries by default.
 */
export function useListLoyaltyPointsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLoyaltyPoints>>, ListLoyaltyPointsParams['page']>, TError = OperationError<'listLoyaltyPoints'>>(
 params: undefined |  ListLoyaltyPointsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLoyaltyPoints>>, TError, TData, QueryKey, ListLoyaltyPointsParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLoyaltyPoints>>,
          TError,
          Awaited<ReturnType<typeof listLoyaltyPoints>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * History of points
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM; the sum of all entries is the balance. Pages start at 0 and have 20 entries by default.
 */
export function useListLoyaltyPointsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLoyaltyPoints>>, ListLoyaltyPointsParams['page']>, TError = OperationError<'listLoyaltyPoints'>>(
 params?: ListLoyaltyPointsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLoyaltyPoints>>, TError, TData, QueryKey, ListLoyaltyPointsParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLoyaltyPoints>>,
          TError,
          Awaited<ReturnType<typeof listLoyaltyPoints>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * History of points
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM; the sum of all entries is the balance. Pages start at 0 and have 20 entries by default.
 */
export function useListLoyaltyPointsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLoyaltyPoints>>, ListLoyaltyPointsParams['page']>, TError = OperationError<'listLoyaltyPoints'>>(
 params?: ListLoyaltyPointsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLoyaltyPoints>>, TError, TData, QueryKey, ListLoyaltyPointsParams['page']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * History of points
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM; the sum of all entries is the balance. Pages start at 0 and have 20 entries by default.
 */
export function useListLoyaltyPointsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLoyaltyPoints>>, ListLoyaltyPointsParams['page']>, TError = OperationError<'listLoyaltyPoints'>>(
 params?: ListLoyaltyPointsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLoyaltyPoints>>, TError, TData, QueryKey, ListLoyaltyPointsParams['page']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLoyaltyPointsInfiniteQueryOptions(params,useInstance(options))

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * History of points
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM; the sum of all entries is the balance. Pages start at 0 and have 20 entries by default.
 */
export const prefetchListLoyaltyPointsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listLoyaltyPoints>>, TError = OperationError<'listLoyaltyPoints'>>(
 queryClient: QueryClient, params?: ListLoyaltyPointsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLoyaltyPoints>>, TError, TData, QueryKey, ListLoyaltyPointsParams['page']>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListLoyaltyPointsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListLoyaltyPointsInfinite} query
 */
export const invalidateListLoyaltyPointsInfinite = async (
 queryClient: QueryClient, params?: ListLoyaltyPointsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLoyaltyPointsInfiniteQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListLoyaltyPointsQueryOptions = <TData = Awaited<ReturnType<typeof listLoyaltyPoints>>, TError = OperationError<'listLoyaltyPoints'>>(params?: ListLoyaltyPointsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPoints>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLoyaltyPointsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLoyaltyPoints>>> = ({ signal, queryKey }) => listLoyaltyPoints(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPoints>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLoyaltyPointsQueryResult = NonNullable<Awaited<ReturnType<typeof listLoyaltyPoints>>>
export type ListLoyaltyPointsQueryError = OperationError<'listLoyaltyPoints'>


/**
 * History of points
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM; the sum of all entries is the balance. Pages start at 0 and have 20 entries by default.
 */
export function useListLoyaltyPoints<TData = Awaited<ReturnType<typeof listLoyaltyPoints>>, TError = OperationError<'listLoyaltyPoints'>>(
 params: undefined |  ListLoyaltyPointsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPoints>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLoyaltyPoints>>,
          TError,
          Awaited<ReturnType<typeof listLoyaltyPoints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * History of points
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM; the sum of all entries is the balance. Pages start at 0 and have 20 entries by default.
 */
export function useListLoyaltyPoints<TData = Awaited<ReturnType<typeof listLoyaltyPoints>>, TError = OperationError<'listLoyaltyPoints'>>(
 params?: ListLoyaltyPointsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPoints>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLoyaltyPoints>>,
          TError,
          Awaited<ReturnType<typeof listLoyaltyPoints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * History of points
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM; the sum of all entries is the balance. Pages start at 0 and have 20 entries by default.
 */
export function useListLoyaltyPoints<TData = Awaited<ReturnType<typeof listLoyaltyPoints>>, TError = OperationError<'listLoyaltyPoints'>>(
 params?: ListLoyaltyPointsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPoints>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * History of points
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM; the sum of all entries is the balance. Pages start at 0 and have 20 entries by default.
 */
export function useListLoyaltyPoints<TData = Awaited<ReturnType<typeof listLoyaltyPoints>>, TError = OperationError<'listLoyaltyPoints'>>(
 params?: ListLoyaltyPointsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPoints>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLoyaltyPointsQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * History of points
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM; the sum of all entries is the balance. Pages start at 0 and have 20 entries by default.
 */
export const prefetchListLoyaltyPointsQuery = async <TData = Awaited<ReturnType<typeof listLoyaltyPoints>>, TError = OperationError<'listLoyaltyPoints'>>(
 queryClient: QueryClient, params?: ListLoyaltyPointsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPoints>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListLoyaltyPointsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListLoyaltyPoints} query
 */
export const invalidateListLoyaltyPoints = async (
 queryClient: QueryClient, params?: ListLoyaltyPointsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLoyaltyPointsQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListLoyaltyPointsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLoyaltyPoints>>, TError = OperationError<'listLoyaltyPoints'>>(params?: ListLoyaltyPointsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPoints>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLoyaltyPointsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLoyaltyPoints>>> = ({ signal, queryKey }) => listLoyaltyPoints(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPoints>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLoyaltyPointsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLoyaltyPoints>>>
export type ListLoyaltyPointsSuspenseQueryError = OperationError<'listLoyaltyPoints'>


/**
 * History of points
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM; the sum of all entries is the balance. Pages start at 0 and have 20 entries by default.
 */
export function useListLoyaltyPointsSuspense<TData = Awaited<ReturnType<typeof listLoyaltyPoints>>, TError = OperationError<'listLoyaltyPoints'>>(
 params: undefined |  ListLoyaltyPointsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPoints>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * History of points
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM; the sum of all entries is the balance. Pages start at 0 and have 20 entries by default.
 */
export function useListLoyaltyPointsSuspense<TData = Awaited<ReturnType<typeof listLoyaltyPoints>>, TError = OperationError<'listLoyaltyPoints'>>(
 params?: ListLoyaltyPointsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPoints>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * History of points
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM; the sum of all entries is the balance. Pages start at 0 and have 20 entries by default.
 */
export function useListLoyaltyPointsSuspense<TData = Awaited<ReturnType<typeof listLoyaltyPoints>>, TError = OperationError<'listLoyaltyPoints'>>(
 params?: ListLoyaltyPointsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPoints>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * History of points
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM; the sum of all entries is the balance. Pages start at 0 and have 20 entries by default.
 */
export function useListLoyaltyPointsSuspense<TData = Awaited<ReturnType<typeof listLoyaltyPoints>>, TError = OperationError<'listLoyaltyPoints'>>(
 params?: ListLoyaltyPointsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPoints>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLoyaltyPointsSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}