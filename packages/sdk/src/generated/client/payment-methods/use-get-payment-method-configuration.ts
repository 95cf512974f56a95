/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPaymentMethodConfiguration } from './get-payment-method-configuration.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPaymentMethodConfigurationQueryKey = (token: string, sdk?: Sdk) => callKeyOf(sdk, 'getPaymentMethodConfiguration', token);


export const getGetPaymentMethodConfigurationQueryOptions = <TData = Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError = OperationError<'getPaymentMethodConfiguration'>>(token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentMethodConfigurationQueryKey(token, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaymentMethodConfiguration>>> = ({ signal, queryKey }) => getPaymentMethodConfiguration(token, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: token === null || token === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaymentMethodConfigurationQueryResult = NonNullable<Awaited<ReturnType<typeof getPaymentMethodConfiguration>>>
export type GetPaymentMethodConfigurationQueryError = OperationError<'getPaymentMethodConfiguration'>


/**
 * Payment methods available by link
 *
 * For anyone with the link. The payment methods for memberships that the studio accepts, and the checkout of the link; also read it after the return from the bank. Changes nothing.
 */
export function useGetPaymentMethodConfiguration<TData = Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError = OperationError<'getPaymentMethodConfiguration'>>(
 token: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaymentMethodConfiguration>>,
          TError,
          Awaited<ReturnType<typeof getPaymentMethodConfiguration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment methods available by link
 *
 * For anyone with the link. The payment methods for memberships that the studio accepts, and the checkout of the link; also read it after the return from the bank. Changes nothing.
 */
export function useGetPaymentMethodConfiguration<TData = Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError = OperationError<'getPaymentMethodConfiguration'>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaymentMethodConfiguration>>,
          TError,
          Awaited<ReturnType<typeof getPaymentMethodConfiguration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment methods available by link
 *
 * For anyone with the link. The payment methods for memberships that the studio accepts, and the checkout of the link; also read it after the return from the bank. Changes nothing.
 */
export function useGetPaymentMethodConfiguration<TData = Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError = OperationError<'getPaymentMethodConfiguration'>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Payment methods available by link
 *
 * For anyone with the link. The payment methods for memberships that the studio accepts, and the checkout of the link; also read it after the return from the bank. Changes nothing.
 */
export function useGetPaymentMethodConfiguration<TData = Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError = OperationError<'getPaymentMethodConfiguration'>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentMethodConfigurationQueryOptions(token,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Payment methods available by link
 *
 * For anyone with the link. The payment methods for memberships that the studio accepts, and the checkout of the link; also read it after the return from the bank. Changes nothing.
 */
export const prefetchGetPaymentMethodConfigurationQuery = async <TData = Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError = OperationError<'getPaymentMethodConfiguration'>>(
 queryClient: QueryClient, token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPaymentMethodConfigurationQueryOptions(token,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPaymentMethodConfiguration} query
 */
export const invalidateGetPaymentMethodConfiguration = async (
 queryClient: QueryClient, token: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPaymentMethodConfigurationQueryKey(token, options?.sdk) }, options);

  return queryClient;
}




export const getGetPaymentMethodConfigurationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError = OperationError<'getPaymentMethodConfiguration'>>(token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentMethodConfigurationQueryKey(token, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaymentMethodConfiguration>>> = ({ signal, queryKey }) => getPaymentMethodConfiguration(token, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPaymentMethodConfigurationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPaymentMethodConfiguration>>>
export type GetPaymentMethodConfigurationSuspenseQueryError = OperationError<'getPaymentMethodConfiguration'>


/**
 * Payment methods available by link
 *
 * For anyone with the link. The payment methods for memberships that the studio accepts, and the checkout of the link; also read it after the return from the bank. Changes nothing.
 */
export function useGetPaymentMethodConfigurationSuspense<TData = Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError = OperationError<'getPaymentMethodConfiguration'>>(
 token: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment methods available by link
 *
 * For anyone with the link. The payment methods for memberships that the studio accepts, and the checkout of the link; also read it after the return from the bank. Changes nothing.
 */
export function useGetPaymentMethodConfigurationSuspense<TData = Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError = OperationError<'getPaymentMethodConfiguration'>>(
 token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment methods available by link
 *
 * For anyone with the link. The payment methods for memberships that the studio accepts, and the checkout of the link; also read it after the return from the bank. Changes nothing.
 */
export function useGetPaymentMethodConfigurationSuspense<TData = Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError = OperationError<'getPaymentMethodConfiguration'>>(
 token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Payment methods available by link
 *
 * For anyone with the link. The payment methods for memberships that the studio accepts, and the checkout of the link; also read it after the return from the bank. Changes nothing.
 */
export function useGetPaymentMethodConfigurationSuspense<TData = Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError = OperationError<'getPaymentMethodConfiguration'>>(
 token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentMethodConfigurationSuspenseQueryOptions(token,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}