/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getAnyStudioLogo } from './get-any-studio-logo.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetAnyStudioLogoQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getAnyStudioLogo');


export const getGetAnyStudioLogoQueryOptions = <TData = Awaited<ReturnType<typeof getAnyStudioLogo>>, TError = OperationError<'getAnyStudioLogo'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnyStudioLogo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAnyStudioLogoQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAnyStudioLogo>>> = ({ signal, queryKey }) => getAnyStudioLogo({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAnyStudioLogo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAnyStudioLogoQueryResult = NonNullable<Awaited<ReturnType<typeof getAnyStudioLogo>>>
export type GetAnyStudioLogoQueryError = OperationError<'getAnyStudioLogo'>


/**
 * Shared logo of the tenant's studios
 *
 * Public, by the tenant in X-Tenant, for use before a studio is chosen. Vary includes X-Tenant, so that caches separate tenants.
 */
export function useGetAnyStudioLogo<TData = Awaited<ReturnType<typeof getAnyStudioLogo>>, TError = OperationError<'getAnyStudioLogo'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnyStudioLogo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnyStudioLogo>>,
          TError,
          Awaited<ReturnType<typeof getAnyStudioLogo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Shared logo of the tenant's studios
 *
 * Public, by the tenant in X-Tenant, for use before a studio is chosen. Vary includes X-Tenant, so that caches separate tenants.
 */
export function useGetAnyStudioLogo<TData = Awaited<ReturnType<typeof getAnyStudioLogo>>, TError = OperationError<'getAnyStudioLogo'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnyStudioLogo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnyStudioLogo>>,
          TError,
          Awaited<ReturnType<typeof getAnyStudioLogo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Shared logo of the tenant's studios
 *
 * Public, by the tenant in X-Tenant, for use before a studio is chosen. Vary includes X-Tenant, so that caches separate tenants.
 */
export function useGetAnyStudioLogo<TData = Awaited<ReturnType<typeof getAnyStudioLogo>>, TError = OperationError<'getAnyStudioLogo'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnyStudioLogo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Shared logo of the tenant's studios
 *
 * Public, by the tenant in X-Tenant, for use before a studio is chosen. Vary includes X-Tenant, so that caches separate tenants.
 */
export function useGetAnyStudioLogo<TData = Awaited<ReturnType<typeof getAnyStudioLogo>>, TError = OperationError<'getAnyStudioLogo'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnyStudioLogo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAnyStudioLogoQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Shared logo of the tenant's studios
 *
 * Public, by the tenant in X-Tenant, for use before a studio is chosen. Vary includes X-Tenant, so that caches separate tenants.
 */
export const prefetchGetAnyStudioLogoQuery = async <TData = Awaited<ReturnType<typeof getAnyStudioLogo>>, TError = OperationError<'getAnyStudioLogo'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnyStudioLogo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetAnyStudioLogoQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetAnyStudioLogo} query
 */
export const invalidateGetAnyStudioLogo = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAnyStudioLogoQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetAnyStudioLogoSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getAnyStudioLogo>>, TError = OperationError<'getAnyStudioLogo'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAnyStudioLogo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAnyStudioLogoQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAnyStudioLogo>>> = ({ signal, queryKey }) => getAnyStudioLogo({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAnyStudioLogo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetAnyStudioLogoSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getAnyStudioLogo>>>
export type GetAnyStudioLogoSuspenseQueryError = OperationError<'getAnyStudioLogo'>


/**
 * Shared logo of the tenant's studios
 *
 * Public, by the tenant in X-Tenant, for use before a studio is chosen. Vary includes X-Tenant, so that caches separate tenants.
 */
export function useGetAnyStudioLogoSuspense<TData = Awaited<ReturnType<typeof getAnyStudioLogo>>, TError = OperationError<'getAnyStudioLogo'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAnyStudioLogo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Shared logo of the tenant's studios
 *
 * Public, by the tenant in X-Tenant, for use before a studio is chosen. Vary includes X-Tenant, so that caches separate tenants.
 */
export function useGetAnyStudioLogoSuspense<TData = Awaited<ReturnType<typeof getAnyStudioLogo>>, TError = OperationError<'getAnyStudioLogo'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAnyStudioLogo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Shared logo of the tenant's studios
 *
 * Public, by the tenant in X-Tenant, for use before a studio is chosen. Vary includes X-Tenant, so that caches separate tenants.
 */
export function useGetAnyStudioLogoSuspense<TData = Awaited<ReturnType<typeof getAnyStudioLogo>>, TError = OperationError<'getAnyStudioLogo'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAnyStudioLogo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Shared logo of the tenant's studios
 *
 * Public, by the tenant in X-Tenant, for use before a studio is chosen. Vary includes X-Tenant, so that caches separate tenants.
 */
export function useGetAnyStudioLogoSuspense<TData = Awaited<ReturnType<typeof getAnyStudioLogo>>, TError = OperationError<'getAnyStudioLogo'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAnyStudioLogo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAnyStudioLogoSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}