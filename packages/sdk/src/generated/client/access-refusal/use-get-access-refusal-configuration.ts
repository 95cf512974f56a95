/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getAccessRefusalConfiguration } from './get-access-refusal-configuration.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetAccessRefusalConfigurationQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getAccessRefusalConfiguration');


export const getGetAccessRefusalConfigurationQueryOptions = <TData = Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError = OperationError<'getAccessRefusalConfiguration'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAccessRefusalConfigurationQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccessRefusalConfiguration>>> = ({ signal, queryKey }) => getAccessRefusalConfiguration({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccessRefusalConfigurationQueryResult = NonNullable<Awaited<ReturnType<typeof getAccessRefusalConfiguration>>>
export type GetAccessRefusalConfigurationQueryError = OperationError<'getAccessRefusalConfiguration'>


/**
 * Configuration of refused entries
 *
 * For members of the tenant in X-Tenant, the same for all of them. Determines how the portal presents a refused entry; getAccessRefusalStatus returns whether entry is refused.
 */
export function useGetAccessRefusalConfiguration<TData = Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError = OperationError<'getAccessRefusalConfiguration'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccessRefusalConfiguration>>,
          TError,
          Awaited<ReturnType<typeof getAccessRefusalConfiguration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Configuration of refused entries
 *
 * For members of the tenant in X-Tenant, the same for all of them. Determines how the portal presents a refused entry; getAccessRefusalStatus returns whether entry is refused.
 */
export function useGetAccessRefusalConfiguration<TData = Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError = OperationError<'getAccessRefusalConfiguration'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccessRefusalConfiguration>>,
          TError,
          Awaited<ReturnType<typeof getAccessRefusalConfiguration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Configuration of refused entries
 *
 * For members of the tenant in X-Tenant, the same for all of them. Determines how the portal presents a refused entry; getAccessRefusalStatus returns whether entry is refused.
 */
export function useGetAccessRefusalConfiguration<TData = Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError = OperationError<'getAccessRefusalConfiguration'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Configuration of refused entries
 *
 * For members of the tenant in X-Tenant, the same for all of them. Determines how the portal presents a refused entry; getAccessRefusalStatus returns whether entry is refused.
 */
export function useGetAccessRefusalConfiguration<TData = Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError = OperationError<'getAccessRefusalConfiguration'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAccessRefusalConfigurationQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Configuration of refused entries
 *
 * For members of the tenant in X-Tenant, the same for all of them. Determines how the portal presents a refused entry; getAccessRefusalStatus returns whether entry is refused.
 */
export const prefetchGetAccessRefusalConfigurationQuery = async <TData = Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError = OperationError<'getAccessRefusalConfiguration'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetAccessRefusalConfigurationQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetAccessRefusalConfiguration} query
 */
export const invalidateGetAccessRefusalConfiguration = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAccessRefusalConfigurationQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetAccessRefusalConfigurationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError = OperationError<'getAccessRefusalConfiguration'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAccessRefusalConfigurationQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccessRefusalConfiguration>>> = ({ signal, queryKey }) => getAccessRefusalConfiguration({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetAccessRefusalConfigurationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getAccessRefusalConfiguration>>>
export type GetAccessRefusalConfigurationSuspenseQueryError = OperationError<'getAccessRefusalConfiguration'>


/**
 * Configuration of refused entries
 *
 * For members of the tenant in X-Tenant, the same for all of them. Determines how the portal presents a refused entry; getAccessRefusalStatus returns whether entry is refused.
 */
export function useGetAccessRefusalConfigurationSuspense<TData = Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError = OperationError<'getAccessRefusalConfiguration'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Configuration of refused entries
 *
 * For members of the tenant in X-Tenant, the same for all of them. Determines how the portal presents a refused entry; getAccessRefusalStatus returns whether entry is refused.
 */
export function useGetAccessRefusalConfigurationSuspense<TData = Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError = OperationError<'getAccessRefusalConfiguration'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Configuration of refused entries
 *
 * For members of the tenant in X-Tenant, the same for all of them. Determines how the portal presents a refused entry; getAccessRefusalStatus returns whether entry is refused.
 */
export function useGetAccessRefusalConfigurationSuspense<TData = Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError = OperationError<'getAccessRefusalConfiguration'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Configuration of refused entries
 *
 * For members of the tenant in X-Tenant, the same for all of them. Determines how the portal presents a refused entry; getAccessRefusalStatus returns whether entry is refused.
 */
export function useGetAccessRefusalConfigurationSuspense<TData = Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError = OperationError<'getAccessRefusalConfiguration'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccessRefusalConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAccessRefusalConfigurationSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}