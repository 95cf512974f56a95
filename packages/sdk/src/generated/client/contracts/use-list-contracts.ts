/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listContracts } from './list-contracts.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListContractsParams } from '../../model/listContractsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListContractsQueryKey = (params?: ListContractsParams, sdk?: Sdk) => callKeyOf(sdk, 'listContracts', params);


export const getListContractsQueryOptions = <TData = Awaited<ReturnType<typeof listContracts>>, TError = OperationError<'listContracts'>>(params: ListContractsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContractsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContracts>>> = ({ signal, queryKey }) => listContracts(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContractsQueryResult = NonNullable<Awaited<ReturnType<typeof listContracts>>>
export type ListContractsQueryError = OperationError<'listContracts'>


/**
 * Contracts of the member
 *
 * For members of the tenant in X-Tenant. ACTIVE requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS, INACTIVE CUSTOMER_CENTER_CONTRACT_SHOW_INACTIVE_CONTRACTS. Each contract includes the result of a cancelation today.
 */
export function useListContracts<TData = Awaited<ReturnType<typeof listContracts>>, TError = OperationError<'listContracts'>>(
 params: ListContractsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContracts>>,
          TError,
          Awaited<ReturnType<typeof listContracts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Contracts of the member
 *
 * For members of the tenant in X-Tenant. ACTIVE requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS, INACTIVE CUSTOMER_CENTER_CONTRACT_SHOW_INACTIVE_CONTRACTS. Each contract includes the result of a cancelation today.
 */
export function useListContracts<TData = Awaited<ReturnType<typeof listContracts>>, TError = OperationError<'listContracts'>>(
 params: ListContractsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContracts>>,
          TError,
          Awaited<ReturnType<typeof listContracts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Contracts of the member
 *
 * For members of the tenant in X-Tenant. ACTIVE requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS, INACTIVE CUSTOMER_CENTER_CONTRACT_SHOW_INACTIVE_CONTRACTS. Each contract includes the result of a cancelation today.
 */
export function useListContracts<TData = Awaited<ReturnType<typeof listContracts>>, TError = OperationError<'listContracts'>>(
 params: ListContractsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Contracts of the member
 *
 * For members of the tenant in X-Tenant. ACTIVE requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS, INACTIVE CUSTOMER_CENTER_CONTRACT_SHOW_INACTIVE_CONTRACTS. Each contract includes the result of a cancelation today.
 */
export function useListContracts<TData = Awaited<ReturnType<typeof listContracts>>, TError = OperationError<'listContracts'>>(
 params: ListContractsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContractsQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Contracts of the member
 *
 * For members of the tenant in X-Tenant. ACTIVE requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS, INACTIVE CUSTOMER_CENTER_CONTRACT_SHOW_INACTIVE_CONTRACTS. Each contract includes the result of a cancelation today.
 */
export const prefetchListContractsQuery = async <TData = Awaited<ReturnType<typeof listContracts>>, TError = OperationError<'listContracts'>>(
 queryClient: QueryClient, params: ListContractsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListContractsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListContracts} query
 */
export const invalidateListContracts = async (
 queryClient: QueryClient, params: ListContractsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListContractsQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListContractsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listContracts>>, TError = OperationError<'listContracts'>>(params: ListContractsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContractsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContracts>>> = ({ signal, queryKey }) => listContracts(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListContractsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listContracts>>>
export type ListContractsSuspenseQueryError = OperationError<'listContracts'>


/**
 * Contracts of the member
 *
 * For members of the tenant in X-Tenant. ACTIVE requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS, INACTIVE CUSTOMER_CENTER_CONTRACT_SHOW_INACTIVE_CONTRACTS. Each contract includes the result of a cancelation today.
 */
export function useListContractsSuspense<TData = Awaited<ReturnType<typeof listContracts>>, TError = OperationError<'listContracts'>>(
 params: ListContractsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Contracts of the member
 *
 * For members of the tenant in X-Tenant. ACTIVE requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS, INACTIVE CUSTOMER_CENTER_CONTRACT_SHOW_INACTIVE_CONTRACTS. Each contract includes the result of a cancelation today.
 */
export function useListContractsSuspense<TData = Awaited<ReturnType<typeof listContracts>>, TError = OperationError<'listContracts'>>(
 params: ListContractsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Contracts of the member
 *
 * For members of the tenant in X-Tenant. ACTIVE requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS, INACTIVE CUSTOMER_CENTER_CONTRACT_SHOW_INACTIVE_CONTRACTS. Each contract includes the result of a cancelation today.
 */
export function useListContractsSuspense<TData = Awaited<ReturnType<typeof listContracts>>, TError = OperationError<'listContracts'>>(
 params: ListContractsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Contracts of the member
 *
 * For members of the tenant in X-Tenant. ACTIVE requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS, INACTIVE CUSTOMER_CENTER_CONTRACT_SHOW_INACTIVE_CONTRACTS. Each contract includes the result of a cancelation today.
 */
export function useListContractsSuspense<TData = Awaited<ReturnType<typeof listContracts>>, TError = OperationError<'listContracts'>>(
 params: ListContractsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContracts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContractsSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}