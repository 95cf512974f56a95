/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getWallets } from './get-wallets.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetWalletsQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getWallets');


export const getGetWalletsQueryOptions = <TData = Awaited<ReturnType<typeof getWallets>>, TError = OperationError<'getWallets'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallets>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWalletsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWallets>>> = ({ signal, queryKey }) => getWallets({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWallets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWalletsQueryResult = NonNullable<Awaited<ReturnType<typeof getWallets>>>
export type GetWalletsQueryError = OperationError<'getWallets'>


/**
 * Wallets of the portal, and the member's card
 *
 * For any logged-in user. The wallets that createAppleWalletPass and createGoogleWalletPass make passes for, and the door card of the member of the tenant in X-Tenant.
 */
export function useGetWallets<TData = Awaited<ReturnType<typeof getWallets>>, TError = OperationError<'getWallets'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWallets>>,
          TError,
          Awaited<ReturnType<typeof getWallets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Wallets of the portal, and the member's card
 *
 * For any logged-in user. The wallets that createAppleWalletPass and createGoogleWalletPass make passes for, and the door card of the member of the tenant in X-Tenant.
 */
export function useGetWallets<TData = Awaited<ReturnType<typeof getWallets>>, TError = OperationError<'getWallets'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWallets>>,
          TError,
          Awaited<ReturnType<typeof getWallets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Wallets of the portal, and the member's card
 *
 * For any logged-in user. The wallets that createAppleWalletPass and createGoogleWalletPass make passes for, and the door card of the member of the tenant in X-Tenant.
 */
export function useGetWallets<TData = Awaited<ReturnType<typeof getWallets>>, TError = OperationError<'getWallets'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallets>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Wallets of the portal, and the member's card
 *
 * For any logged-in user. The wallets that createAppleWalletPass and createGoogleWalletPass make passes for, and the door card of the member of the tenant in X-Tenant.
 */
export function useGetWallets<TData = Awaited<ReturnType<typeof getWallets>>, TError = OperationError<'getWallets'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallets>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWalletsQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Wallets of the portal, and the member's card
 *
 * For any logged-in user. The wallets that createAppleWalletPass and createGoogleWalletPass make passes for, and the door card of the member of the tenant in X-Tenant.
 */
export const prefetchGetWalletsQuery = async <TData = Awaited<ReturnType<typeof getWallets>>, TError = OperationError<'getWallets'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallets>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetWalletsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetWallets} query
 */
export const invalidateGetWallets = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetWalletsQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetWalletsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getWallets>>, TError = OperationError<'getWallets'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWallets>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWalletsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWallets>>> = ({ signal, queryKey }) => getWallets({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWallets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetWalletsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getWallets>>>
export type GetWalletsSuspenseQueryError = OperationError<'getWallets'>


/**
 * Wallets of the portal, and the member's card
 *
 * For any logged-in user. The wallets that createAppleWalletPass and createGoogleWalletPass make passes for, and the door card of the member of the tenant in X-Tenant.
 */
export function useGetWalletsSuspense<TData = Awaited<ReturnType<typeof getWallets>>, TError = OperationError<'getWallets'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWallets>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Wallets of the portal, and the member's card
 *
 * For any logged-in user. The wallets that createAppleWalletPass and createGoogleWalletPass make passes for, and the door card of the member of the tenant in X-Tenant.
 */
export function useGetWalletsSuspense<TData = Awaited<ReturnType<typeof getWallets>>, TError = OperationError<'getWallets'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWallets>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Wallets of the portal, and the member's card
 *
 * For any logged-in user. The wallets that createAppleWalletPass and createGoogleWalletPass make passes for, and the door card of the member of the tenant in X-Tenant.
 */
export function useGetWalletsSuspense<TData = Awaited<ReturnType<typeof getWallets>>, TError = OperationError<'getWallets'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWallets>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Wallets of the portal, and the member's card
 *
 * For any logged-in user. The wallets that createAppleWalletPass and createGoogleWalletPass make passes for, and the door card of the member of the tenant in X-Tenant.
 */
export function useGetWalletsSuspense<TData = Awaited<ReturnType<typeof getWallets>>, TError = OperationError<'getWallets'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWallets>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWalletsSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}