/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getWhitelabelConfig } from './get-whitelabel-config.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetWhitelabelConfigQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getWhitelabelConfig');


export const getGetWhitelabelConfigQueryOptions = <TData = Awaited<ReturnType<typeof getWhitelabelConfig>>, TError = OperationError<'getWhitelabelConfig'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWhitelabelConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWhitelabelConfigQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWhitelabelConfig>>> = ({ signal, queryKey }) => getWhitelabelConfig({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWhitelabelConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWhitelabelConfigQueryResult = NonNullable<Awaited<ReturnType<typeof getWhitelabelConfig>>>
export type GetWhitelabelConfigQueryError = OperationError<'getWhitelabelConfig'>


/**
 * The brand for this request
 *
 * Public, and the first call of a client; every other call depends on it. The brand is found by the override id, the facility group, the tenant or the host name; the first one sent decides, known or not. Any status other than 200 means no brand.
 */
export function useGetWhitelabelConfig<TData = Awaited<ReturnType<typeof getWhitelabelConfig>>, TError = OperationError<'getWhitelabelConfig'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWhitelabelConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWhitelabelConfig>>,
          TError,
          Awaited<ReturnType<typeof getWhitelabelConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The brand for this request
 *
 * Public, and the first call of a client; every other call depends on it. The brand is found by the override id, the facility group, the tenant or the host name; the first one sent decides, known or not. Any status other than 200 means no brand.
 */
export function useGetWhitelabelConfig<TData = Awaited<ReturnType<typeof getWhitelabelConfig>>, TError = OperationError<'getWhitelabelConfig'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWhitelabelConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWhitelabelConfig>>,
          TError,
          Awaited<ReturnType<typeof getWhitelabelConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The brand for this request
 *
 * Public, and the first call of a client; every other call depends on it. The brand is found by the override id, the facility group, the tenant or the host name; the first one sent decides, known or not. Any status other than 200 means no brand.
 */
export function useGetWhitelabelConfig<TData = Awaited<ReturnType<typeof getWhitelabelConfig>>, TError = OperationError<'getWhitelabelConfig'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWhitelabelConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The brand for this request
 *
 * Public, and the first call of a client; every other call depends on it. The brand is found by the override id, the facility group, the tenant or the host name; the first one sent decides, known or not. Any status other than 200 means no brand.
 */
export function useGetWhitelabelConfig<TData = Awaited<ReturnType<typeof getWhitelabelConfig>>, TError = OperationError<'getWhitelabelConfig'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWhitelabelConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWhitelabelConfigQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The brand for this request
 *
 * Public, and the first call of a client; every other call depends on it. The brand is found by the override id, the facility group, the tenant or the host name; the first one sent decides, known or not. Any status other than 200 means no brand.
 */
export const prefetchGetWhitelabelConfigQuery = async <TData = Awaited<ReturnType<typeof getWhitelabelConfig>>, TError = OperationError<'getWhitelabelConfig'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWhitelabelConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetWhitelabelConfigQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetWhitelabelConfig} query
 */
export const invalidateGetWhitelabelConfig = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetWhitelabelConfigQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetWhitelabelConfigSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getWhitelabelConfig>>, TError = OperationError<'getWhitelabelConfig'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWhitelabelConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWhitelabelConfigQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWhitelabelConfig>>> = ({ signal, queryKey }) => getWhitelabelConfig({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWhitelabelConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetWhitelabelConfigSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getWhitelabelConfig>>>
export type GetWhitelabelConfigSuspenseQueryError = OperationError<'getWhitelabelConfig'>


/**
 * The brand for this request
 *
 * Public, and the first call of a client; every other call depends on it. The brand is found by the override id, the facility group, the tenant or the host name; the first one sent decides, known or not. Any status other than 200 means no brand.
 */
export function useGetWhitelabelConfigSuspense<TData = Awaited<ReturnType<typeof getWhitelabelConfig>>, TError = OperationError<'getWhitelabelConfig'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWhitelabelConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The brand for this request
 *
 * Public, and the first call of a client; every other call depends on it. The brand is found by the override id, the facility group, the tenant or the host name; the first one sent decides, known or not. Any status other than 200 means no brand.
 */
export function useGetWhitelabelConfigSuspense<TData = Awaited<ReturnType<typeof getWhitelabelConfig>>, TError = OperationError<'getWhitelabelConfig'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWhitelabelConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The brand for this request
 *
 * Public, and the first call of a client; every other call depends on it. The brand is found by the override id, the facility group, the tenant or the host name; the first one sent decides, known or not. Any status other than 200 means no brand.
 */
export function useGetWhitelabelConfigSuspense<TData = Awaited<ReturnType<typeof getWhitelabelConfig>>, TError = OperationError<'getWhitelabelConfig'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWhitelabelConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The brand for this request
 *
 * Public, and the first call of a client; every other call depends on it. The brand is found by the override id, the facility group, the tenant or the host name; the first one sent decides, known or not. Any status other than 200 means no brand.
 */
export function useGetWhitelabelConfigSuspense<TData = Awaited<ReturnType<typeof getWhitelabelConfig>>, TError = OperationError<'getWhitelabelConfig'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWhitelabelConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWhitelabelConfigSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}