/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listTokenizationPaymentMethods } from './list-tokenization-payment-methods.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListTokenizationPaymentMethodsParams } from '../../model/listTokenizationPaymentMethodsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListTokenizationPaymentMethodsQueryKey = (params?: ListTokenizationPaymentMethodsParams, sdk?: Sdk) => callKeyOf(sdk, 'listTokenizationPaymentMethods', params);


export const getListTokenizationPaymentMethodsQueryOptions = <TData = Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError = OperationError<'listTokenizationPaymentMethods'>>(params: ListTokenizationPaymentMethodsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTokenizationPaymentMethodsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTokenizationPaymentMethods>>> = ({ signal, queryKey }) => listTokenizationPaymentMethods(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTokenizationPaymentMethodsQueryResult = NonNullable<Awaited<ReturnType<typeof listTokenizationPaymentMethods>>>
export type ListTokenizationPaymentMethodsQueryError = OperationError<'listTokenizationPaymentMethods'>


/**
 * Payment methods of a studio for accounts
 *
 * For any logged-in user. Each with the type of instrument that initiateTokenization creates for it; FINION_PAY has none and is requested with createFinionPayPaymentRequest. Contains more methods than listPublicPaymentMethods, which is for users without an account.
 */
export function useListTokenizationPaymentMethods<TData = Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError = OperationError<'listTokenizationPaymentMethods'>>(
 params: ListTokenizationPaymentMethodsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTokenizationPaymentMethods>>,
          TError,
          Awaited<ReturnType<typeof listTokenizationPaymentMethods>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment methods of a studio for accounts
 *
 * For any logged-in user. Each with the type of instrument that initiateTokenization creates for it; FINION_PAY has none and is requested with createFinionPayPaymentRequest. Contains more methods than listPublicPaymentMethods, which is for users without an account.
 */
export function useListTokenizationPaymentMethods<TData = Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError = OperationError<'listTokenizationPaymentMethods'>>(
 params: ListTokenizationPaymentMethodsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTokenizationPaymentMethods>>,
          TError,
          Awaited<ReturnType<typeof listTokenizationPaymentMethods>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment methods of a studio for accounts
 *
 * For any logged-in user. Each with the type of instrument that initiateTokenization creates for it; FINION_PAY has none and is requested with createFinionPayPaymentRequest. Contains more methods than listPublicPaymentMethods, which is for users without an account.
 */
export function useListTokenizationPaymentMethods<TData = Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError = OperationError<'listTokenizationPaymentMethods'>>(
 params: ListTokenizationPaymentMethodsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Payment methods of a studio for accounts
 *
 * For any logged-in user. Each with the type of instrument that initiateTokenization creates for it; FINION_PAY has none and is requested with createFinionPayPaymentRequest. Contains more methods than listPublicPaymentMethods, which is for users without an account.
 */
export function useListTokenizationPaymentMethods<TData = Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError = OperationError<'listTokenizationPaymentMethods'>>(
 params: ListTokenizationPaymentMethodsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTokenizationPaymentMethodsQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Payment methods of a studio for accounts
 *
 * For any logged-in user. Each with the type of instrument that initiateTokenization creates for it; FINION_PAY has none and is requested with createFinionPayPaymentRequest. Contains more methods than listPublicPaymentMethods, which is for users without an account.
 */
export const prefetchListTokenizationPaymentMethodsQuery = async <TData = Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError = OperationError<'listTokenizationPaymentMethods'>>(
 queryClient: QueryClient, params: ListTokenizationPaymentMethodsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListTokenizationPaymentMethodsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListTokenizationPaymentMethods} query
 */
export const invalidateListTokenizationPaymentMethods = async (
 queryClient: QueryClient, params: ListTokenizationPaymentMethodsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListTokenizationPaymentMethodsQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListTokenizationPaymentMethodsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError = OperationError<'listTokenizationPaymentMethods'>>(params: ListTokenizationPaymentMethodsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTokenizationPaymentMethodsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTokenizationPaymentMethods>>> = ({ signal, queryKey }) => listTokenizationPaymentMethods(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListTokenizationPaymentMethodsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listTokenizationPaymentMethods>>>
export type ListTokenizationPaymentMethodsSuspenseQueryError = OperationError<'listTokenizationPaymentMethods'>


/**
 * Payment methods of a studio for accounts
 *
 * For any logged-in user. Each with the type of instrument that initiateTokenization creates for it; FINION_PAY has none and is requested with createFinionPayPaymentRequest. Contains more methods than listPublicPaymentMethods, which is for users without an account.
 */
export function useListTokenizationPaymentMethodsSuspense<TData = Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError = OperationError<'listTokenizationPaymentMethods'>>(
 params: ListTokenizationPaymentMethodsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment methods of a studio for accounts
 *
 * For any logged-in user. Each with the type of instrument that initiateTokenization creates for it; FINION_PAY has none and is requested with createFinionPayPaymentRequest. Contains more methods than listPublicPaymentMethods, which is for users without an account.
 */
export function useListTokenizationPaymentMethodsSuspense<TData = Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError = OperationError<'listTokenizationPaymentMethods'>>(
 params: ListTokenizationPaymentMethodsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment methods of a studio for accounts
 *
 * For any logged-in user. Each with the type of instrument that initiateTokenization creates for it; FINION_PAY has none and is requested with createFinionPayPaymentRequest. Contains more methods than listPublicPaymentMethods, which is for users without an account.
 */
export function useListTokenizationPaymentMethodsSuspense<TData = Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError = OperationError<'listTokenizationPaymentMethods'>>(
 params: ListTokenizationPaymentMethodsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Payment methods of a studio for accounts
 *
 * For any logged-in user. Each with the type of instrument that initiateTokenization creates for it; FINION_PAY has none and is requested with createFinionPayPaymentRequest. Contains more methods than listPublicPaymentMethods, which is for users without an account.
 */
export function useListTokenizationPaymentMethodsSuspense<TData = Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError = OperationError<'listTokenizationPaymentMethods'>>(
 params: ListTokenizationPaymentMethodsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTokenizationPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTokenizationPaymentMethodsSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}