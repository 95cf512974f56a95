/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getCancelationRuleInfo } from './get-cancelation-rule-info.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getGetCancelationRuleInfoQueryKey = (id: string, sdk?: Sdk) => familyKeyOf(sdk, 'getCancelationRuleInfo', id);


export const getGetCancelationRuleInfoQueryOptions = <TData = Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError = OperationError<'getCancelationRuleInfo'>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCancelationRuleInfoQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCancelationRuleInfo>>> = ({ signal, queryKey }) => getCancelationRuleInfo(id, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCancelationRuleInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getCancelationRuleInfo>>>
export type GetCancelationRuleInfoQueryError = OperationError<'getCancelationRuleInfo'>


/**
 * Preview a cancelation
 *
 * For any logged-in user, for bookings of the account; with X-Tenant, only at that tenant. Changes nothing. The refund is in the major unit of its currency. cancelableUntil has the studio's offset and is kept after it has passed.
 */
export function useGetCancelationRuleInfo<TData = Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError = OperationError<'getCancelationRuleInfo'>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCancelationRuleInfo>>,
          TError,
          Awaited<ReturnType<typeof getCancelationRuleInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Preview a cancelation
 *
 * For any logged-in user, for bookings of the account; with X-Tenant, only at that tenant. Changes nothing. The refund is in the major unit of its currency. cancelableUntil has the studio's offset and is kept after it has passed.
 */
export function useGetCancelationRuleInfo<TData = Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError = OperationError<'getCancelationRuleInfo'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCancelationRuleInfo>>,
          TError,
          Awaited<ReturnType<typeof getCancelationRuleInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Preview a cancelation
 *
 * For any logged-in user, for bookings of the account; with X-Tenant, only at that tenant. Changes nothing. The refund is in the major unit of its currency. cancelableUntil has the studio's offset and is kept after it has passed.
 */
export function useGetCancelationRuleInfo<TData = Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError = OperationError<'getCancelationRuleInfo'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Preview a cancelation
 *
 * For any logged-in user, for bookings of the account; with X-Tenant, only at that tenant. Changes nothing. The refund is in the major unit of its currency. cancelableUntil has the studio's offset and is kept after it has passed.
 */
export function useGetCancelationRuleInfo<TData = Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError = OperationError<'getCancelationRuleInfo'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCancelationRuleInfoQueryOptions(id,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Preview a cancelation
 *
 * For any logged-in user, for bookings of the account; with X-Tenant, only at that tenant. Changes nothing. The refund is in the major unit of its currency. cancelableUntil has the studio's offset and is kept after it has passed.
 */
export const prefetchGetCancelationRuleInfoQuery = async <TData = Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError = OperationError<'getCancelationRuleInfo'>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCancelationRuleInfoQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCancelationRuleInfo} query
 */
export const invalidateGetCancelationRuleInfo = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCancelationRuleInfoQueryKey(id, options?.sdk) }, options);

  return queryClient;
}




export const getGetCancelationRuleInfoSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError = OperationError<'getCancelationRuleInfo'>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCancelationRuleInfoQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCancelationRuleInfo>>> = ({ signal, queryKey }) => getCancelationRuleInfo(id, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCancelationRuleInfoSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCancelationRuleInfo>>>
export type GetCancelationRuleInfoSuspenseQueryError = OperationError<'getCancelationRuleInfo'>


/**
 * Preview a cancelation
 *
 * For any logged-in user, for bookings of the account; with X-Tenant, only at that tenant. Changes nothing. The refund is in the major unit of its currency. cancelableUntil has the studio's offset and is kept after it has passed.
 */
export function useGetCancelationRuleInfoSuspense<TData = Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError = OperationError<'getCancelationRuleInfo'>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Preview a cancelation
 *
 * For any logged-in user, for bookings of the account; with X-Tenant, only at that tenant. Changes nothing. The refund is in the major unit of its currency. cancelableUntil has the studio's offset and is kept after it has passed.
 */
export function useGetCancelationRuleInfoSuspense<TData = Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError = OperationError<'getCancelationRuleInfo'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Preview a cancelation
 *
 * For any logged-in user, for bookings of the account; with X-Tenant, only at that tenant. Changes nothing. The refund is in the major unit of its currency. cancelableUntil has the studio's offset and is kept after it has passed.
 */
export function useGetCancelationRuleInfoSuspense<TData = Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError = OperationError<'getCancelationRuleInfo'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Preview a cancelation
 *
 * For any logged-in user, for bookings of the account; with X-Tenant, only at that tenant. Changes nothing. The refund is in the major unit of its currency. cancelableUntil has the studio's offset and is kept after it has passed.
 */
export function useGetCancelationRuleInfoSuspense<TData = Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError = OperationError<'getCancelationRuleInfo'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCancelationRuleInfo>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCancelationRuleInfoSuspenseQueryOptions(id,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}