/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicAccountBalance } from './get-public-account-balance.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetPublicAccountBalanceQueryKey = (token: string, sdk?: Sdk) => callKeyOf(sdk, 'getPublicAccountBalance', token);


export const getGetPublicAccountBalanceQueryOptions = <TData = Awaited<ReturnType<typeof getPublicAccountBalance>>, TError = OperationError<'getPublicAccountBalance'>>(token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalance>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicAccountBalanceQueryKey(token, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicAccountBalance>>> = ({ signal, queryKey }) => getPublicAccountBalance(token, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: token === null || token === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicAccountBalanceQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicAccountBalance>>>
export type GetPublicAccountBalanceQueryError = OperationError<'getPublicAccountBalance'>


/**
 * Account balance of a member, by link
 *
 * For anyone with the link that a studio has sent. Contains the balance in the major unit of the studio's currency, the studio, the payment method of the membership and only the initials of the person. Changes nothing.
 */
export function useGetPublicAccountBalance<TData = Awaited<ReturnType<typeof getPublicAccountBalance>>, TError = OperationError<'getPublicAccountBalance'>>(
 token: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicAccountBalance>>,
          TError,
          Awaited<ReturnType<typeof getPublicAccountBalance>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Account balance of a member, by link
 *
 * For anyone with the link that a studio has sent. Contains the balance in the major unit of the studio's currency, the studio, the payment method of the membership and only the initials of the person. Changes nothing.
 */
export function useGetPublicAccountBalance<TData = Awaited<ReturnType<typeof getPublicAccountBalance>>, TError = OperationError<'getPublicAccountBalance'>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicAccountBalance>>,
          TError,
          Awaited<ReturnType<typeof getPublicAccountBalance>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Account balance of a member, by link
 *
 * For anyone with the link that a studio has sent. Contains the balance in the major unit of the studio's currency, the studio, the payment method of the membership and only the initials of the person. Changes nothing.
 */
export function useGetPublicAccountBalance<TData = Awaited<ReturnType<typeof getPublicAccountBalance>>, TError = OperationError<'getPublicAccountBalance'>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalance>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Account balance of a member, by link
 *
 * For anyone with the link that a studio has sent. Contains the balance in the major unit of the studio's currency, the studio, the payment method of the membership and only the initials of the person. Changes nothing.
 */
export function useGetPublicAccountBalance<TData = Awaited<ReturnType<typeof getPublicAccountBalance>>, TError = OperationError<'getPublicAccountBalance'>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalance>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicAccountBalanceQueryOptions(token,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Account balance of a member, by link
 *
 * For anyone with the link that a studio has sent. Contains the balance in the major unit of the studio's currency, the studio, the payment method of the membership and only the initials of the person. Changes nothing.
 */
export const prefetchGetPublicAccountBalanceQuery = async <TData = Awaited<ReturnType<typeof getPublicAccountBalance>>, TError = OperationError<'getPublicAccountBalance'>>(
 queryClient: QueryClient, token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalance>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicAccountBalanceQueryOptions(token,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicAccountBalance} query
 */
export const invalidateGetPublicAccountBalance = async (
 queryClient: QueryClient, token: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicAccountBalanceQueryKey(token, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicAccountBalanceSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicAccountBalance>>, TError = OperationError<'getPublicAccountBalance'>>(token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalance>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicAccountBalanceQueryKey(token, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicAccountBalance>>> = ({ signal, queryKey }) => getPublicAccountBalance(token, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicAccountBalanceSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicAccountBalance>>>
export type GetPublicAccountBalanceSuspenseQueryError = OperationError<'getPublicAccountBalance'>


/**
 * Account balance of a member, by link
 *
 * For anyone with the link that a studio has sent. Contains the balance in the major unit of the studio's currency, the studio, the payment method of the membership and only the initials of the person. Changes nothing.
 */
export function useGetPublicAccountBalanceSuspense<TData = Awaited<ReturnType<typeof getPublicAccountBalance>>, TError = OperationError<'getPublicAccountBalance'>>(
 token: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalance>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Account balance of a member, by link
 *
 * For anyone with the link that a studio has sent. Contains the balance in the major unit of the studio's currency, the studio, the payment method of the membership and only the initials of the person. Changes nothing.
 */
export function useGetPublicAccountBalanceSuspense<TData = Awaited<ReturnType<typeof getPublicAccountBalance>>, TError = OperationError<'getPublicAccountBalance'>>(
 token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalance>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Account balance of a member, by link
 *
 * For anyone with the link that a studio has sent. Contains the balance in the major unit of the studio's currency, the studio, the payment method of the membership and only the initials of the person. Changes nothing.
 */
export function useGetPublicAccountBalanceSuspense<TData = Awaited<ReturnType<typeof getPublicAccountBalance>>, TError = OperationError<'getPublicAccountBalance'>>(
 token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalance>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Account balance of a member, by link
 *
 * For anyone with the link that a studio has sent. Contains the balance in the major unit of the studio's currency, the studio, the payment method of the membership and only the initials of the person. Changes nothing.
 */
export function useGetPublicAccountBalanceSuspense<TData = Awaited<ReturnType<typeof getPublicAccountBalance>>, TError = OperationError<'getPublicAccountBalance'>>(
 token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalance>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicAccountBalanceSuspenseQueryOptions(token,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}