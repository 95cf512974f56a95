/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPasses } from './list-passes.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListPassesQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listPasses');


export const getListPassesQueryOptions = <TData = Awaited<ReturnType<typeof listPasses>>, TError = OperationError<'listPasses'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPassesQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPasses>>> = ({ signal, queryKey }) => listPasses({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPasses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPassesQueryResult = NonNullable<Awaited<ReturnType<typeof listPasses>>>
export type ListPassesQueryError = OperationError<'listPasses'>


/**
 * Passes of the account
 *
 * For any logged-in user. What the account holds at the tenant in X-Tenant to book, enter or pay with: packs, day tickets, vouchers, and codes of redeemed rewards. Includes used-up and expired ones, excludes refunded ones.
 */
export function useListPasses<TData = Awaited<ReturnType<typeof listPasses>>, TError = OperationError<'listPasses'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPasses>>,
          TError,
          Awaited<ReturnType<typeof listPasses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Passes of the account
 *
 * For any logged-in user. What the account holds at the tenant in X-Tenant to book, enter or pay with: packs, day tickets, vouchers, and codes of redeemed rewards. Includes used-up and expired ones, excludes refunded ones.
 */
export function useListPasses<TData = Awaited<ReturnType<typeof listPasses>>, TError = OperationError<'listPasses'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPasses>>,
          TError,
          Awaited<ReturnType<typeof listPasses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Passes of the account
 *
 * For any logged-in user. What the account holds at the tenant in X-Tenant to book, enter or pay with: packs, day tickets, vouchers, and codes of redeemed rewards. Includes used-up and expired ones, excludes refunded ones.
 */
export function useListPasses<TData = Awaited<ReturnType<typeof listPasses>>, TError = OperationError<'listPasses'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Passes of the account
 *
 * For any logged-in user. What the account holds at the tenant in X-Tenant to book, enter or pay with: packs, day tickets, vouchers, and codes of redeemed rewards. Includes used-up and expired ones, excludes refunded ones.
 */
export function useListPasses<TData = Awaited<ReturnType<typeof listPasses>>, TError = OperationError<'listPasses'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPassesQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Passes of the account
 *
 * For any logged-in user. What the account holds at the tenant in X-Tenant to book, enter or pay with: packs, day tickets, vouchers, and codes of redeemed rewards. Includes used-up and expired ones, excludes refunded ones.
 */
export const prefetchListPassesQuery = async <TData = Awaited<ReturnType<typeof listPasses>>, TError = OperationError<'listPasses'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPassesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPasses} query
 */
export const invalidateListPasses = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPassesQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListPassesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPasses>>, TError = OperationError<'listPasses'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPasses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPassesQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPasses>>> = ({ signal, queryKey }) => listPasses({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPasses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPassesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPasses>>>
export type ListPassesSuspenseQueryError = OperationError<'listPasses'>


/**
 * Passes of the account
 *
 * For any logged-in user. What the account holds at the tenant in X-Tenant to book, enter or pay with: packs, day tickets, vouchers, and codes of redeemed rewards. Includes used-up and expired ones, excludes refunded ones.
 */
export function useListPassesSuspense<TData = Awaited<ReturnType<typeof listPasses>>, TError = OperationError<'listPasses'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPasses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Passes of the account
 *
 * For any logged-in user. What the account holds at the tenant in X-Tenant to book, enter or pay with: packs, day tickets, vouchers, and codes of redeemed rewards. Includes used-up and expired ones, excludes refunded ones.
 */
export function useListPassesSuspense<TData = Awaited<ReturnType<typeof listPasses>>, TError = OperationError<'listPasses'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPasses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Passes of the account
 *
 * For any logged-in user. What the account holds at the tenant in X-Tenant to book, enter or pay with: packs, day tickets, vouchers, and codes of redeemed rewards. Includes used-up and expired ones, excludes refunded ones.
 */
export function useListPassesSuspense<TData = Awaited<ReturnType<typeof listPasses>>, TError = OperationError<'listPasses'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPasses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Passes of the account
 *
 * For any logged-in user. What the account holds at the tenant in X-Tenant to book, enter or pay with: packs, day tickets, vouchers, and codes of redeemed rewards. Includes used-up and expired ones, excludes refunded ones.
 */
export function useListPassesSuspense<TData = Awaited<ReturnType<typeof listPasses>>, TError = OperationError<'listPasses'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPasses>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPassesSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}