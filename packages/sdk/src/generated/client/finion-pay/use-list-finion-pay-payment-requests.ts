/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listFinionPayPaymentRequests } from './list-finion-pay-payment-requests.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListFinionPayPaymentRequestsParams } from '../../model/listFinionPayPaymentRequestsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListFinionPayPaymentRequestsQueryKey = (params?: ListFinionPayPaymentRequestsParams, sdk?: Sdk) => callKeyOf(sdk, 'listFinionPayPaymentRequests', params);


export const getListFinionPayPaymentRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError = OperationError<'listFinionPayPaymentRequests'>>(params?: ListFinionPayPaymentRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFinionPayPaymentRequestsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFinionPayPaymentRequests>>> = ({ signal, queryKey }) => listFinionPayPaymentRequests(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFinionPayPaymentRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof listFinionPayPaymentRequests>>>
export type ListFinionPayPaymentRequestsQueryError = OperationError<'listFinionPayPaymentRequests'>


/**
 * Payment requests to the pay-later service
 *
 * For any logged-in user, after the return from the service. Covers the account's checkouts, or only the one in checkoutId. Changes nothing.
 */
export function useListFinionPayPaymentRequests<TData = Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError = OperationError<'listFinionPayPaymentRequests'>>(
 params: undefined |  ListFinionPayPaymentRequestsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFinionPayPaymentRequests>>,
          TError,
          Awaited<ReturnType<typeof listFinionPayPaymentRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment requests to the pay-later service
 *
 * For any logged-in user, after the return from the service. Covers the account's checkouts, or only the one in checkoutId. Changes nothing.
 */
export function useListFinionPayPaymentRequests<TData = Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError = OperationError<'listFinionPayPaymentRequests'>>(
 params?: ListFinionPayPaymentRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFinionPayPaymentRequests>>,
          TError,
          Awaited<ReturnType<typeof listFinionPayPaymentRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment requests to the pay-later service
 *
 * For any logged-in user, after the return from the service. Covers the account's checkouts, or only the one in checkoutId. Changes nothing.
 */
export function useListFinionPayPaymentRequests<TData = Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError = OperationError<'listFinionPayPaymentRequests'>>(
 params?: ListFinionPayPaymentRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Payment requests to the pay-later service
 *
 * For any logged-in user, after the return from the service. Covers the account's checkouts, or only the one in checkoutId. Changes nothing.
 */
export function useListFinionPayPaymentRequests<TData = Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError = OperationError<'listFinionPayPaymentRequests'>>(
 params?: ListFinionPayPaymentRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFinionPayPaymentRequestsQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Payment requests to the pay-later service
 *
 * For any logged-in user, after the return from the service. Covers the account's checkouts, or only the one in checkoutId. Changes nothing.
 */
export const prefetchListFinionPayPaymentRequestsQuery = async <TData = Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError = OperationError<'listFinionPayPaymentRequests'>>(
 queryClient: QueryClient, params?: ListFinionPayPaymentRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListFinionPayPaymentRequestsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListFinionPayPaymentRequests} query
 */
export const invalidateListFinionPayPaymentRequests = async (
 queryClient: QueryClient, params?: ListFinionPayPaymentRequestsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFinionPayPaymentRequestsQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListFinionPayPaymentRequestsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError = OperationError<'listFinionPayPaymentRequests'>>(params?: ListFinionPayPaymentRequestsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFinionPayPaymentRequestsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFinionPayPaymentRequests>>> = ({ signal, queryKey }) => listFinionPayPaymentRequests(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListFinionPayPaymentRequestsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listFinionPayPaymentRequests>>>
export type ListFinionPayPaymentRequestsSuspenseQueryError = OperationError<'listFinionPayPaymentRequests'>


/**
 * Payment requests to the pay-later service
 *
 * For any logged-in user, after the return from the service. Covers the account's checkouts, or only the one in checkoutId. Changes nothing.
 */
export function useListFinionPayPaymentRequestsSuspense<TData = Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError = OperationError<'listFinionPayPaymentRequests'>>(
 params: undefined |  ListFinionPayPaymentRequestsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment requests to the pay-later service
 *
 * For any logged-in user, after the return from the service. Covers the account's checkouts, or only the one in checkoutId. Changes nothing.
 */
export function useListFinionPayPaymentRequestsSuspense<TData = Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError = OperationError<'listFinionPayPaymentRequests'>>(
 params?: ListFinionPayPaymentRequestsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment requests to the pay-later service
 *
 * For any logged-in user, after the return from the service. Covers the account's checkouts, or only the one in checkoutId. Changes nothing.
 */
export function useListFinionPayPaymentRequestsSuspense<TData = Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError = OperationError<'listFinionPayPaymentRequests'>>(
 params?: ListFinionPayPaymentRequestsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Payment requests to the pay-later service
 *
 * For any logged-in user, after the return from the service. Covers the account's checkouts, or only the one in checkoutId. Changes nothing.
 */
export function useListFinionPayPaymentRequestsSuspense<TData = Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError = OperationError<'listFinionPayPaymentRequests'>>(
 params?: ListFinionPayPaymentRequestsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFinionPayPaymentRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFinionPayPaymentRequestsSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}