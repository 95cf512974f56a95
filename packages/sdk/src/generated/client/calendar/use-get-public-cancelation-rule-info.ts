/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicCancelationRuleInfo } from './get-public-cancelation-rule-info.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPublicCancelationRuleInfoQueryKey = (id: string, sdk?: Sdk) => callKeyOf(sdk, 'getPublicCancelationRuleInfo', id);


export const getGetPublicCancelationRuleInfoQueryOptions = <TData = Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError = OperationError<'getPublicCancelationRuleInfo'>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicCancelationRuleInfoQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>> = ({ signal, queryKey }) => getPublicCancelationRuleInfo(id, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicCancelationRuleInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>>
export type GetPublicCancelationRuleInfoQueryError = OperationError<'getPublicCancelationRuleInfo'>


/**
 * Preview a cancelation, by uuid
 *
 * For anyone with the uuid of a booking without an account. Changes nothing. The refund is in the major unit of its currency.
 */
export function useGetPublicCancelationRuleInfo<TData = Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError = OperationError<'getPublicCancelationRuleInfo'>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>,
          TError,
          Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Preview a cancelation, by uuid
 *
 * For anyone with the uuid of a booking without an account. Changes nothing. The refund is in the major unit of its currency.
 */
export function useGetPublicCancelationRuleInfo<TData = Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError = OperationError<'getPublicCancelationRuleInfo'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>,
          TError,
          Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Preview a cancelation, by uuid
 *
 * For anyone with the uuid of a booking without an account. Changes nothing. The refund is in the major unit of its currency.
 */
export function useGetPublicCancelationRuleInfo<TData = Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError = OperationError<'getPublicCancelationRuleInfo'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Preview a cancelation, by uuid
 *
 * For anyone with the uuid of a booking without an account. Changes nothing. The refund is in the major unit of its currency.
 */
export function useGetPublicCancelationRuleInfo<TData = Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError = OperationError<'getPublicCancelationRuleInfo'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicCancelationRuleInfoQueryOptions(id,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Preview a cancelation, by uuid
 *
 * For anyone with the uuid of a booking without an account. Changes nothing. The refund is in the major unit of its currency.
 */
export const prefetchGetPublicCancelationRuleInfoQuery = async <TData = Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError = OperationError<'getPublicCancelationRuleInfo'>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicCancelationRuleInfoQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicCancelationRuleInfo} query
 */
export const invalidateGetPublicCancelationRuleInfo = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicCancelationRuleInfoQueryKey(id, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicCancelationRuleInfoSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError = OperationError<'getPublicCancelationRuleInfo'>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicCancelationRuleInfoQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>> = ({ signal, queryKey }) => getPublicCancelationRuleInfo(id, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicCancelationRuleInfoSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>>
export type GetPublicCancelationRuleInfoSuspenseQueryError = OperationError<'getPublicCancelationRuleInfo'>


/**
 * Preview a cancelation, by uuid
 *
 * For anyone with the uuid of a booking without an account. Changes nothing. The refund is in the major unit of its currency.
 */
export function useGetPublicCancelationRuleInfoSuspense<TData = Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError = OperationError<'getPublicCancelationRuleInfo'>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Preview a cancelation, by uuid
 *
 * For anyone with the uuid of a booking without an account. Changes nothing. The refund is in the major unit of its currency.
 */
export function useGetPublicCancelationRuleInfoSuspense<TData = Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError = OperationError<'getPublicCancelationRuleInfo'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Preview a cancelation, by uuid
 *
 * For anyone with the uuid of a booking without an account. Changes nothing. The refund is in the major unit of its currency.
 */
export function useGetPublicCancelationRuleInfoSuspense<TData = Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError = OperationError<'getPublicCancelationRuleInfo'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Preview a cancelation, by uuid
 *
 * For anyone with the uuid of a booking without an account. Changes nothing. The refund is in the major unit of its currency.
 */
export function useGetPublicCancelationRuleInfoSuspense<TData = Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError = OperationError<'getPublicCancelationRuleInfo'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCancelationRuleInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicCancelationRuleInfoSuspenseQueryOptions(id,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}