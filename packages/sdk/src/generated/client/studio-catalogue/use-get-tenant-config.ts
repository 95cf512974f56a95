/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getTenantConfig } from './get-tenant-config.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetTenantConfigQueryKey = (publicFacilityGroup: string, sdk?: Sdk) => callKeyOf(sdk, 'getTenantConfig', publicFacilityGroup);


export const getGetTenantConfigQueryOptions = <TData = Awaited<ReturnType<typeof getTenantConfig>>, TError = OperationError<'getTenantConfig'>>(publicFacilityGroup: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTenantConfigQueryKey(publicFacilityGroup, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantConfig>>> = ({ signal, queryKey }) => getTenantConfig(publicFacilityGroup, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: publicFacilityGroup === null || publicFacilityGroup === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantConfigQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantConfig>>>
export type GetTenantConfigQueryError = OperationError<'getTenantConfig'>


/**
 * Start configuration of a portal
 *
 * Public; called with a studio code, before a tenant or studio is known. A group with one studio names it, a group with several has null, and a group without a tenant is a booking portal. Also available during maintenance, which it reports.
 */
export function useGetTenantConfig<TData = Awaited<ReturnType<typeof getTenantConfig>>, TError = OperationError<'getTenantConfig'>>(
 publicFacilityGroup: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantConfig>>,
          TError,
          Awaited<ReturnType<typeof getTenantConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Start configuration of a portal
 *
 * Public; called with a studio code, before a tenant or studio is known. A group with one studio names it, a group with several has null, and a group without a tenant is a booking portal. Also available during maintenance, which it reports.
 */
export function useGetTenantConfig<TData = Awaited<ReturnType<typeof getTenantConfig>>, TError = OperationError<'getTenantConfig'>>(
 publicFacilityGroup: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantConfig>>,
          TError,
          Awaited<ReturnType<typeof getTenantConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Start configuration of a portal
 *
 * Public; called with a studio code, before a tenant or studio is known. A group with one studio names it, a group with several has null, and a group without a tenant is a booking portal. Also available during maintenance, which it reports.
 */
export function useGetTenantConfig<TData = Awaited<ReturnType<typeof getTenantConfig>>, TError = OperationError<'getTenantConfig'>>(
 publicFacilityGroup: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Start configuration of a portal
 *
 * Public; called with a studio code, before a tenant or studio is known. A group with one studio names it, a group with several has null, and a group without a tenant is a booking portal. Also available during maintenance, which it reports.
 */
export function useGetTenantConfig<TData = Awaited<ReturnType<typeof getTenantConfig>>, TError = OperationError<'getTenantConfig'>>(
 publicFacilityGroup: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTenantConfigQueryOptions(publicFacilityGroup,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Start configuration of a portal
 *
 * Public; called with a studio code, before a tenant or studio is known. A group with one studio names it, a group with several has null, and a group without a tenant is a booking portal. Also available during maintenance, which it reports.
 */
export const prefetchGetTenantConfigQuery = async <TData = Awaited<ReturnType<typeof getTenantConfig>>, TError = OperationError<'getTenantConfig'>>(
 queryClient: QueryClient, publicFacilityGroup: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetTenantConfigQueryOptions(publicFacilityGroup,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetTenantConfig} query
 */
export const invalidateGetTenantConfig = async (
 queryClient: QueryClient, publicFacilityGroup: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTenantConfigQueryKey(publicFacilityGroup, options?.sdk) }, options);

  return queryClient;
}




export const getGetTenantConfigSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getTenantConfig>>, TError = OperationError<'getTenantConfig'>>(publicFacilityGroup: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTenantConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTenantConfigQueryKey(publicFacilityGroup, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantConfig>>> = ({ signal, queryKey }) => getTenantConfig(publicFacilityGroup, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTenantConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetTenantConfigSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantConfig>>>
export type GetTenantConfigSuspenseQueryError = OperationError<'getTenantConfig'>


/**
 * Start configuration of a portal
 *
 * Public; called with a studio code, before a tenant or studio is known. A group with one studio names it, a group with several has null, and a group without a tenant is a booking portal. Also available during maintenance, which it reports.
 */
export function useGetTenantConfigSuspense<TData = Awaited<ReturnType<typeof getTenantConfig>>, TError = OperationError<'getTenantConfig'>>(
 publicFacilityGroup: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTenantConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Start configuration of a portal
 *
 * Public; called with a studio code, before a tenant or studio is known. A group with one studio names it, a group with several has null, and a group without a tenant is a booking portal. Also available during maintenance, which it reports.
 */
export function useGetTenantConfigSuspense<TData = Awaited<ReturnType<typeof getTenantConfig>>, TError = OperationError<'getTenantConfig'>>(
 publicFacilityGroup: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTenantConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Start configuration of a portal
 *
 * Public; called with a studio code, before a tenant or studio is known. A group with one studio names it, a group with several has null, and a group without a tenant is a booking portal. Also available during maintenance, which it reports.
 */
export function useGetTenantConfigSuspense<TData = Awaited<ReturnType<typeof getTenantConfig>>, TError = OperationError<'getTenantConfig'>>(
 publicFacilityGroup: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTenantConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Start configuration of a portal
 *
 * Public; called with a studio code, before a tenant or studio is known. A group with one studio names it, a group with several has null, and a group without a tenant is a booking portal. Also available during maintenance, which it reports.
 */
export function useGetTenantConfigSuspense<TData = Awaited<ReturnType<typeof getTenantConfig>>, TError = OperationError<'getTenantConfig'>>(
 publicFacilityGroup: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTenantConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTenantConfigSuspenseQueryOptions(publicFacilityGroup,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}