/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getContractConfiguration } from './get-contract-configuration.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetContractConfigurationQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getContractConfiguration');


export const getGetContractConfigurationQueryOptions = <TData = Awaited<ReturnType<typeof getContractConfiguration>>, TError = OperationError<'getContractConfiguration'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContractConfigurationQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContractConfiguration>>> = ({ signal, queryKey }) => getContractConfiguration({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getContractConfiguration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContractConfigurationQueryResult = NonNullable<Awaited<ReturnType<typeof getContractConfiguration>>>
export type GetContractConfigurationQueryError = OperationError<'getContractConfiguration'>


/**
 * Online services for contracts
 *
 * For members of the tenant in X-Tenant. Settings of the member's home studio; each contract has its own restrictions.
 */
export function useGetContractConfiguration<TData = Awaited<ReturnType<typeof getContractConfiguration>>, TError = OperationError<'getContractConfiguration'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractConfiguration>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContractConfiguration>>,
          TError,
          Awaited<ReturnType<typeof getContractConfiguration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Online services for contracts
 *
 * For members of the tenant in X-Tenant. Settings of the member's home studio; each contract has its own restrictions.
 */
export function useGetContractConfiguration<TData = Awaited<ReturnType<typeof getContractConfiguration>>, TError = OperationError<'getContractConfiguration'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractConfiguration>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContractConfiguration>>,
          TError,
          Awaited<ReturnType<typeof getContractConfiguration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Online services for contracts
 *
 * For members of the tenant in X-Tenant. Settings of the member's home studio; each contract has its own restrictions.
 */
export function useGetContractConfiguration<TData = Awaited<ReturnType<typeof getContractConfiguration>>, TError = OperationError<'getContractConfiguration'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Online services for contracts
 *
 * For members of the tenant in X-Tenant. Settings of the member's home studio; each contract has its own restrictions.
 */
export function useGetContractConfiguration<TData = Awaited<ReturnType<typeof getContractConfiguration>>, TError = OperationError<'getContractConfiguration'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContractConfigurationQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Online services for contracts
 *
 * For members of the tenant in X-Tenant. Settings of the member's home studio; each contract has its own restrictions.
 */
export const prefetchGetContractConfigurationQuery = async <TData = Awaited<ReturnType<typeof getContractConfiguration>>, TError = OperationError<'getContractConfiguration'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetContractConfigurationQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetContractConfiguration} query
 */
export const invalidateGetContractConfiguration = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetContractConfigurationQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetContractConfigurationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getContractConfiguration>>, TError = OperationError<'getContractConfiguration'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContractConfigurationQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContractConfiguration>>> = ({ signal, queryKey }) => getContractConfiguration({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractConfiguration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetContractConfigurationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getContractConfiguration>>>
export type GetContractConfigurationSuspenseQueryError = OperationError<'getContractConfiguration'>


/**
 * Online services for contracts
 *
 * For members of the tenant in X-Tenant. Settings of the member's home studio; each contract has its own restrictions.
 */
export function useGetContractConfigurationSuspense<TData = Awaited<ReturnType<typeof getContractConfiguration>>, TError = OperationError<'getContractConfiguration'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Online services for contracts
 *
 * For members of the tenant in X-Tenant. Settings of the member's home studio; each contract has its own restrictions.
 */
export function useGetContractConfigurationSuspense<TData = Awaited<ReturnType<typeof getContractConfiguration>>, TError = OperationError<'getContractConfiguration'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Online services for contracts
 *
 * For members of the tenant in X-Tenant. Settings of the member's home studio; each contract has its own restrictions.
 */
export function useGetContractConfigurationSuspense<TData = Awaited<ReturnType<typeof getContractConfiguration>>, TError = OperationError<'getContractConfiguration'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Online services for contracts
 *
 * For members of the tenant in X-Tenant. Settings of the member's home studio; each contract has its own restrictions.
 */
export function useGetContractConfigurationSuspense<TData = Awaited<ReturnType<typeof getContractConfiguration>>, TError = OperationError<'getContractConfiguration'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContractConfigurationSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}