/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getQuickConnect } from './get-quick-connect.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetQuickConnectParams } from '../../model/getQuickConnectParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetQuickConnectQueryKey = (params?: GetQuickConnectParams, sdk?: Sdk) => callKeyOf(sdk, 'getQuickConnect', params);


export const getGetQuickConnectQueryOptions = <TData = Awaited<ReturnType<typeof getQuickConnect>>, TError = OperationError<'getQuickConnect'>>(params: GetQuickConnectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuickConnect>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetQuickConnectQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getQuickConnect>>> = ({ signal, queryKey }) => getQuickConnect(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getQuickConnect>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetQuickConnectQueryResult = NonNullable<Awaited<ReturnType<typeof getQuickConnect>>>
export type GetQuickConnectQueryError = OperationError<'getQuickConnect'>


/**
 * Studio and customer number of an invitation
 *
 * For anyone with the link of an invitation, so that invited people with an account only enter their date of birth; pass the response to connectWithCustomerCode. Changes nothing. 404 for an invitation without a customer number.
 */
export function useGetQuickConnect<TData = Awaited<ReturnType<typeof getQuickConnect>>, TError = OperationError<'getQuickConnect'>>(
 params: GetQuickConnectParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuickConnect>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getQuickConnect>>,
          TError,
          Awaited<ReturnType<typeof getQuickConnect>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studio and customer number of an invitation
 *
 * For anyone with the link of an invitation, so that invited people with an account only enter their date of birth; pass the response to connectWithCustomerCode. Changes nothing. 404 for an invitation without a customer number.
 */
export function useGetQuickConnect<TData = Awaited<ReturnType<typeof getQuickConnect>>, TError = OperationError<'getQuickConnect'>>(
 params: GetQuickConnectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuickConnect>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getQuickConnect>>,
          TError,
          Awaited<ReturnType<typeof getQuickConnect>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studio and customer number of an invitation
 *
 * For anyone with the link of an invitation, so that invited people with an account only enter their date of birth; pass the response to connectWithCustomerCode. Changes nothing. 404 for an invitation without a customer number.
 */
export function useGetQuickConnect<TData = Awaited<ReturnType<typeof getQuickConnect>>, TError = OperationError<'getQuickConnect'>>(
 params: GetQuickConnectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuickConnect>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Studio and customer number of an invitation
 *
 * For anyone with the link of an invitation, so that invited people with an account only enter their date of birth; pass the response to connectWithCustomerCode. Changes nothing. 404 for an invitation without a customer number.
 */
export function useGetQuickConnect<TData = Awaited<ReturnType<typeof getQuickConnect>>, TError = OperationError<'getQuickConnect'>>(
 params: GetQuickConnectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuickConnect>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetQuickConnectQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Studio and customer number of an invitation
 *
 * For anyone with the link of an invitation, so that invited people with an account only enter their date of birth; pass the response to connectWithCustomerCode. Changes nothing. 404 for an invitation without a customer number.
 */
export const prefetchGetQuickConnectQuery = async <TData = Awaited<ReturnType<typeof getQuickConnect>>, TError = OperationError<'getQuickConnect'>>(
 queryClient: QueryClient, params: GetQuickConnectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuickConnect>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetQuickConnectQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetQuickConnect} query
 */
export const invalidateGetQuickConnect = async (
 queryClient: QueryClient, params: GetQuickConnectParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetQuickConnectQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetQuickConnectSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getQuickConnect>>, TError = OperationError<'getQuickConnect'>>(params: GetQuickConnectParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuickConnect>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetQuickConnectQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getQuickConnect>>> = ({ signal, queryKey }) => getQuickConnect(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuickConnect>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetQuickConnectSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getQuickConnect>>>
export type GetQuickConnectSuspenseQueryError = OperationError<'getQuickConnect'>


/**
 * Studio and customer number of an invitation
 *
 * For anyone with the link of an invitation, so that invited people with an account only enter their date of birth; pass the response to connectWithCustomerCode. Changes nothing. 404 for an invitation without a customer number.
 */
export function useGetQuickConnectSuspense<TData = Awaited<ReturnType<typeof getQuickConnect>>, TError = OperationError<'getQuickConnect'>>(
 params: GetQuickConnectParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuickConnect>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studio and customer number of an invitation
 *
 * For anyone with the link of an invitation, so that invited people with an account only enter their date of birth; pass the response to connectWithCustomerCode. Changes nothing. 404 for an invitation without a customer number.
 */
export function useGetQuickConnectSuspense<TData = Awaited<ReturnType<typeof getQuickConnect>>, TError = OperationError<'getQuickConnect'>>(
 params: GetQuickConnectParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuickConnect>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studio and customer number of an invitation
 *
 * For anyone with the link of an invitation, so that invited people with an account only enter their date of birth; pass the response to connectWithCustomerCode. Changes nothing. 404 for an invitation without a customer number.
 */
export function useGetQuickConnectSuspense<TData = Awaited<ReturnType<typeof getQuickConnect>>, TError = OperationError<'getQuickConnect'>>(
 params: GetQuickConnectParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuickConnect>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Studio and customer number of an invitation
 *
 * For anyone with the link of an invitation, so that invited people with an account only enter their date of birth; pass the response to connectWithCustomerCode. Changes nothing. 404 for an invitation without a customer number.
 */
export function useGetQuickConnectSuspense<TData = Awaited<ReturnType<typeof getQuickConnect>>, TError = OperationError<'getQuickConnect'>>(
 params: GetQuickConnectParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuickConnect>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetQuickConnectSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}