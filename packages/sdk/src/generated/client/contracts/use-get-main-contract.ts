/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getMainContract } from './get-main-contract.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetMainContractQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getMainContract');


export const getGetMainContractQueryOptions = <TData = Awaited<ReturnType<typeof getMainContract>>, TError = OperationError<'getMainContract'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMainContract>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMainContractQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMainContract>>> = ({ signal, queryKey }) => getMainContract({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMainContract>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMainContractQueryResult = NonNullable<Awaited<ReturnType<typeof getMainContract>>>
export type GetMainContractQueryError = OperationError<'getMainContract'>


/**
 * The main contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Of the active contracts, the running one with the earliest start.
 */
export function useGetMainContract<TData = Awaited<ReturnType<typeof getMainContract>>, TError = OperationError<'getMainContract'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMainContract>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMainContract>>,
          TError,
          Awaited<ReturnType<typeof getMainContract>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The main contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Of the active contracts, the running one with the earliest start.
 */
export function useGetMainContract<TData = Awaited<ReturnType<typeof getMainContract>>, TError = OperationError<'getMainContract'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMainContract>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMainContract>>,
          TError,
          Awaited<ReturnType<typeof getMainContract>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The main contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Of the active contracts, the running one with the earliest start.
 */
export function useGetMainContract<TData = Awaited<ReturnType<typeof getMainContract>>, TError = OperationError<'getMainContract'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMainContract>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The main contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Of the active contracts, the running one with the earliest start.
 */
export function useGetMainContract<TData = Awaited<ReturnType<typeof getMainContract>>, TError = OperationError<'getMainContract'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMainContract>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMainContractQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The main contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Of the active contracts, the running one with the earliest start.
 */
export const prefetchGetMainContractQuery = async <TData = Awaited<ReturnType<typeof getMainContract>>, TError = OperationError<'getMainContract'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMainContract>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetMainContractQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetMainContract} query
 */
export const invalidateGetMainContract = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMainContractQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetMainContractSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMainContract>>, TError = OperationError<'getMainContract'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMainContract>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMainContractQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMainContract>>> = ({ signal, queryKey }) => getMainContract({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMainContract>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMainContractSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMainContract>>>
export type GetMainContractSuspenseQueryError = OperationError<'getMainContract'>


/**
 * The main contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Of the active contracts, the running one with the earliest start.
 */
export function useGetMainContractSuspense<TData = Awaited<ReturnType<typeof getMainContract>>, TError = OperationError<'getMainContract'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMainContract>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The main contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Of the active contracts, the running one with the earliest start.
 */
export function useGetMainContractSuspense<TData = Awaited<ReturnType<typeof getMainContract>>, TError = OperationError<'getMainContract'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMainContract>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The main contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Of the active contracts, the running one with the earliest start.
 */
export function useGetMainContractSuspense<TData = Awaited<ReturnType<typeof getMainContract>>, TError = OperationError<'getMainContract'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMainContract>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The main contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Of the active contracts, the running one with the earliest start.
 */
export function useGetMainContractSuspense<TData = Awaited<ReturnType<typeof getMainContract>>, TError = OperationError<'getMainContract'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMainContract>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMainContractSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}