/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listBookableModules } from './list-bookable-modules.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListBookableModulesParams } from '../../model/listBookableModulesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListBookableModulesQueryKey = (params?: ListBookableModulesParams, sdk?: Sdk) => callKeyOf(sdk, 'listBookableModules', params);


export const getListBookableModulesQueryOptions = <TData = Awaited<ReturnType<typeof listBookableModules>>, TError = OperationError<'listBookableModules'>>(params: ListBookableModulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookableModules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookableModulesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookableModules>>> = ({ signal, queryKey }) => listBookableModules(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBookableModules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookableModulesQueryResult = NonNullable<Awaited<ReturnType<typeof listBookableModules>>>
export type ListBookableModulesQueryError = OperationError<'listBookableModules'>


/**
 * Modules that can be added to a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Includes the price of each module and the resulting monthly price of the contract; empty for canceled contracts.
 */
export function useListBookableModules<TData = Awaited<ReturnType<typeof listBookableModules>>, TError = OperationError<'listBookableModules'>>(
 params: ListBookableModulesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookableModules>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookableModules>>,
          TError,
          Awaited<ReturnType<typeof listBookableModules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Modules that can be added to a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Includes the price of each module and the resulting monthly price of the contract; empty for canceled contracts.
 */
export function useListBookableModules<TData = Awaited<ReturnType<typeof listBookableModules>>, TError = OperationError<'listBookableModules'>>(
 params: ListBookableModulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookableModules>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookableModules>>,
          TError,
          Awaited<ReturnType<typeof listBookableModules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Modules that can be added to a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Includes the price of each module and the resulting monthly price of the contract; empty for canceled contracts.
 */
export function useListBookableModules<TData = Awaited<ReturnType<typeof listBookableModules>>, TError = OperationError<'listBookableModules'>>(
 params: ListBookableModulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookableModules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Modules that can be added to a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Includes the price of each module and the resulting monthly price of the contract; empty for canceled contracts.
 */
export function useListBookableModules<TData = Awaited<ReturnType<typeof listBookableModules>>, TError = OperationError<'listBookableModules'>>(
 params: ListBookableModulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookableModules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookableModulesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Modules that can be added to a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Includes the price of each module and the resulting monthly price of the contract; empty for canceled contracts.
 */
export const prefetchListBookableModulesQuery = async <TData = Awaited<ReturnType<typeof listBookableModules>>, TError = OperationError<'listBookableModules'>>(
 queryClient: QueryClient, params: ListBookableModulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookableModules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBookableModulesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBookableModules} query
 */
export const invalidateListBookableModules = async (
 queryClient: QueryClient, params: ListBookableModulesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBookableModulesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListBookableModulesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listBookableModules>>, TError = OperationError<'listBookableModules'>>(params: ListBookableModulesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookableModules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookableModulesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookableModules>>> = ({ signal, queryKey }) => listBookableModules(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookableModules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListBookableModulesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBookableModules>>>
export type ListBookableModulesSuspenseQueryError = OperationError<'listBookableModules'>


/**
 * Modules that can be added to a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Includes the price of each module and the resulting monthly price of the contract; empty for canceled contracts.
 */
export function useListBookableModulesSuspense<TData = Awaited<ReturnType<typeof listBookableModules>>, TError = OperationError<'listBookableModules'>>(
 params: ListBookableModulesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookableModules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Modules that can be added to a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Includes the price of each module and the resulting monthly price of the contract; empty for canceled contracts.
 */
export function useListBookableModulesSuspense<TData = Awaited<ReturnType<typeof listBookableModules>>, TError = OperationError<'listBookableModules'>>(
 params: ListBookableModulesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookableModules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Modules that can be added to a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Includes the price of each module and the resulting monthly price of the contract; empty for canceled contracts.
 */
export function useListBookableModulesSuspense<TData = Awaited<ReturnType<typeof listBookableModules>>, TError = OperationError<'listBookableModules'>>(
 params: ListBookableModulesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookableModules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Modules that can be added to a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Includes the price of each module and the resulting monthly price of the contract; empty for canceled contracts.
 */
export function useListBookableModulesSuspense<TData = Awaited<ReturnType<typeof listBookableModules>>, TError = OperationError<'listBookableModules'>>(
 params: ListBookableModulesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookableModules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookableModulesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}