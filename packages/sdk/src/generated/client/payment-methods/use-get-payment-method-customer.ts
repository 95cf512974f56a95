/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPaymentMethodCustomer } from './get-payment-method-customer.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetPaymentMethodCustomerQueryKey = (token: string, sdk?: Sdk) => callKeyOf(sdk, 'getPaymentMethodCustomer', token);


export const getGetPaymentMethodCustomerQueryOptions = <TData = Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError = OperationError<'getPaymentMethodCustomer'>>(token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentMethodCustomerQueryKey(token, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaymentMethodCustomer>>> = ({ signal, queryKey }) => getPaymentMethodCustomer(token, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: token === null || token === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaymentMethodCustomerQueryResult = NonNullable<Awaited<ReturnType<typeof getPaymentMethodCustomer>>>
export type GetPaymentMethodCustomerQueryError = OperationError<'getPaymentMethodCustomer'>


/**
 * Member and payment method behind a link
 *
 * For anyone with the link. Contains the studio, the current payment method of the membership and only the initials of the person. Changes nothing.
 */
export function useGetPaymentMethodCustomer<TData = Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError = OperationError<'getPaymentMethodCustomer'>>(
 token: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaymentMethodCustomer>>,
          TError,
          Awaited<ReturnType<typeof getPaymentMethodCustomer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Member and payment method behind a link
 *
 * For anyone with the link. Contains the studio, the current payment method of the membership and only the initials of the person. Changes nothing.
 */
export function useGetPaymentMethodCustomer<TData = Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError = OperationError<'getPaymentMethodCustomer'>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaymentMethodCustomer>>,
          TError,
          Awaited<ReturnType<typeof getPaymentMethodCustomer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Member and payment method behind a link
 *
 * For anyone with the link. Contains the studio, the current payment method of the membership and only the initials of the person. Changes nothing.
 */
export function useGetPaymentMethodCustomer<TData = Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError = OperationError<'getPaymentMethodCustomer'>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Member and payment method behind a link
 *
 * For anyone with the link. Contains the studio, the current payment method of the membership and only the initials of the person. Changes nothing.
 */
export function useGetPaymentMethodCustomer<TData = Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError = OperationError<'getPaymentMethodCustomer'>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentMethodCustomerQueryOptions(token,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Member and payment method behind a link
 *
 * For anyone with the link. Contains the studio, the current payment method of the membership and only the initials of the person. Changes nothing.
 */
export const prefetchGetPaymentMethodCustomerQuery = async <TData = Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError = OperationError<'getPaymentMethodCustomer'>>(
 queryClient: QueryClient, token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPaymentMethodCustomerQueryOptions(token,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPaymentMethodCustomer} query
 */
export const invalidateGetPaymentMethodCustomer = async (
 queryClient: QueryClient, token: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPaymentMethodCustomerQueryKey(token, options?.sdk) }, options);

  return queryClient;
}




export const getGetPaymentMethodCustomerSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError = OperationError<'getPaymentMethodCustomer'>>(token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentMethodCustomerQueryKey(token, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaymentMethodCustomer>>> = ({ signal, queryKey }) => getPaymentMethodCustomer(token, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPaymentMethodCustomerSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPaymentMethodCustomer>>>
export type GetPaymentMethodCustomerSuspenseQueryError = OperationError<'getPaymentMethodCustomer'>


/**
 * Member and payment method behind a link
 *
 * For anyone with the link. Contains the studio, the current payment method of the membership and only the initials of the person. Changes nothing.
 */
export function useGetPaymentMethodCustomerSuspense<TData = Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError = OperationError<'getPaymentMethodCustomer'>>(
 token: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Member and payment method behind a link
 *
 * For anyone with the link. Contains the studio, the current payment method of the membership and only the initials of the person. Changes nothing.
 */
export function useGetPaymentMethodCustomerSuspense<TData = Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError = OperationError<'getPaymentMethodCustomer'>>(
 token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Member and payment method behind a link
 *
 * For anyone with the link. Contains the studio, the current payment method of the membership and only the initials of the person. Changes nothing.
 */
export function useGetPaymentMethodCustomerSuspense<TData = Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError = OperationError<'getPaymentMethodCustomer'>>(
 token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Member and payment method behind a link
 *
 * For anyone with the link. Contains the studio, the current payment method of the membership and only the initials of the person. Changes nothing.
 */
export function useGetPaymentMethodCustomerSuspense<TData = Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError = OperationError<'getPaymentMethodCustomer'>>(
 token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentMethodCustomer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentMethodCustomerSuspenseQueryOptions(token,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}