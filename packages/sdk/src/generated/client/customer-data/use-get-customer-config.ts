/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getCustomerConfig } from './get-customer-config.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetCustomerConfigQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getCustomerConfig');


export const getGetCustomerConfigQueryOptions = <TData = Awaited<ReturnType<typeof getCustomerConfig>>, TError = OperationError<'getCustomerConfig'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCustomerConfigQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomerConfig>>> = ({ signal, queryKey }) => getCustomerConfig({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCustomerConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCustomerConfigQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomerConfig>>>
export type GetCustomerConfigQueryError = OperationError<'getCustomerConfig'>


/**
 * Permissions of the member
 *
 * For members of the tenant in X-Tenant. Determines the content of the customer center; fetch it again after a login and after changes of the connection.
 */
export function useGetCustomerConfig<TData = Awaited<ReturnType<typeof getCustomerConfig>>, TError = OperationError<'getCustomerConfig'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerConfig>>,
          TError,
          Awaited<ReturnType<typeof getCustomerConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Permissions of the member
 *
 * For members of the tenant in X-Tenant. Determines the content of the customer center; fetch it again after a login and after changes of the connection.
 */
export function useGetCustomerConfig<TData = Awaited<ReturnType<typeof getCustomerConfig>>, TError = OperationError<'getCustomerConfig'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerConfig>>,
          TError,
          Awaited<ReturnType<typeof getCustomerConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Permissions of the member
 *
 * For members of the tenant in X-Tenant. Determines the content of the customer center; fetch it again after a login and after changes of the connection.
 */
export function useGetCustomerConfig<TData = Awaited<ReturnType<typeof getCustomerConfig>>, TError = OperationError<'getCustomerConfig'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Permissions of the member
 *
 * For members of the tenant in X-Tenant. Determines the content of the customer center; fetch it again after a login and after changes of the connection.
 */
export function useGetCustomerConfig<TData = Awaited<ReturnType<typeof getCustomerConfig>>, TError = OperationError<'getCustomerConfig'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCustomerConfigQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Permissions of the member
 *
 * For members of the tenant in X-Tenant. Determines the content of the customer center; fetch it again after a login and after changes of the connection.
 */
export const prefetchGetCustomerConfigQuery = async <TData = Awaited<ReturnType<typeof getCustomerConfig>>, TError = OperationError<'getCustomerConfig'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCustomerConfigQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCustomerConfig} query
 */
export const invalidateGetCustomerConfig = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCustomerConfigQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetCustomerConfigSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCustomerConfig>>, TError = OperationError<'getCustomerConfig'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCustomerConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCustomerConfigQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomerConfig>>> = ({ signal, queryKey }) => getCustomerConfig({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCustomerConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCustomerConfigSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomerConfig>>>
export type GetCustomerConfigSuspenseQueryError = OperationError<'getCustomerConfig'>


/**
 * Permissions of the member
 *
 * For members of the tenant in X-Tenant. Determines the content of the customer center; fetch it again after a login and after changes of the connection.
 */
export function useGetCustomerConfigSuspense<TData = Awaited<ReturnType<typeof getCustomerConfig>>, TError = OperationError<'getCustomerConfig'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCustomerConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Permissions of the member
 *
 * For members of the tenant in X-Tenant. Determines the content of the customer center; fetch it again after a login and after changes of the connection.
 */
export function useGetCustomerConfigSuspense<TData = Awaited<ReturnType<typeof getCustomerConfig>>, TError = OperationError<'getCustomerConfig'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCustomerConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Permissions of the member
 *
 * For members of the tenant in X-Tenant. Determines the content of the customer center; fetch it again after a login and after changes of the connection.
 */
export function useGetCustomerConfigSuspense<TData = Awaited<ReturnType<typeof getCustomerConfig>>, TError = OperationError<'getCustomerConfig'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCustomerConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Permissions of the member
 *
 * For members of the tenant in X-Tenant. Determines the content of the customer center; fetch it again after a login and after changes of the connection.
 */
export function useGetCustomerConfigSuspense<TData = Awaited<ReturnType<typeof getCustomerConfig>>, TError = OperationError<'getCustomerConfig'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCustomerConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCustomerConfigSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}