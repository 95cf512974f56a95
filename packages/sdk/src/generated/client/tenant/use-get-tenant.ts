/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getTenant } from './get-tenant.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetTenantQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getTenant');


export const getGetTenantQueryOptions = <TData = Awaited<ReturnType<typeof getTenant>>, TError = OperationError<'getTenant'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTenantQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenant>>> = ({ signal, queryKey }) => getTenant({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenant>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantQueryResult = NonNullable<Awaited<ReturnType<typeof getTenant>>>
export type GetTenantQueryError = OperationError<'getTenant'>


/**
 * The tenant named by X-Tenant
 *
 * Public; 404 without X-Tenant. Contains only id and time zone of the studios, ordered by name; listPublicStudios has their details. Changes rarely, so clients can cache it.
 */
export function useGetTenant<TData = Awaited<ReturnType<typeof getTenant>>, TError = OperationError<'getTenant'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenant>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenant>>,
          TError,
          Awaited<ReturnType<typeof getTenant>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The tenant named by X-Tenant
 *
 * Public; 404 without X-Tenant. Contains only id and time zone of the studios, ordered by name; listPublicStudios has their details. Changes rarely, so clients can cache it.
 */
export function useGetTenant<TData = Awaited<ReturnType<typeof getTenant>>, TError = OperationError<'getTenant'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenant>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenant>>,
          TError,
          Awaited<ReturnType<typeof getTenant>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The tenant named by X-Tenant
 *
 * Public; 404 without X-Tenant. Contains only id and time zone of the studios, ordered by name; listPublicStudios has their details. Changes rarely, so clients can cache it.
 */
export function useGetTenant<TData = Awaited<ReturnType<typeof getTenant>>, TError = OperationError<'getTenant'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The tenant named by X-Tenant
 *
 * Public; 404 without X-Tenant. Contains only id and time zone of the studios, ordered by name; listPublicStudios has their details. Changes rarely, so clients can cache it.
 */
export function useGetTenant<TData = Awaited<ReturnType<typeof getTenant>>, TError = OperationError<'getTenant'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTenantQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The tenant named by X-Tenant
 *
 * Public; 404 without X-Tenant. Contains only id and time zone of the studios, ordered by name; listPublicStudios has their details. Changes rarely, so clients can cache it.
 */
export const prefetchGetTenantQuery = async <TData = Awaited<ReturnType<typeof getTenant>>, TError = OperationError<'getTenant'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetTenantQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetTenant} query
 */
export const invalidateGetTenant = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTenantQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetTenantSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getTenant>>, TError = OperationError<'getTenant'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTenant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTenantQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenant>>> = ({ signal, queryKey }) => getTenant({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTenant>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetTenantSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getTenant>>>
export type GetTenantSuspenseQueryError = OperationError<'getTenant'>


/**
 * The tenant named by X-Tenant
 *
 * Public; 404 without X-Tenant. Contains only id and time zone of the studios, ordered by name; listPublicStudios has their details. Changes rarely, so clients can cache it.
 */
export function useGetTenantSuspense<TData = Awaited<ReturnType<typeof getTenant>>, TError = OperationError<'getTenant'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTenant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The tenant named by X-Tenant
 *
 * Public; 404 without X-Tenant. Contains only id and time zone of the studios, ordered by name; listPublicStudios has their details. Changes rarely, so clients can cache it.
 */
export function useGetTenantSuspense<TData = Awaited<ReturnType<typeof getTenant>>, TError = OperationError<'getTenant'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTenant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The tenant named by X-Tenant
 *
 * Public; 404 without X-Tenant. Contains only id and time zone of the studios, ordered by name; listPublicStudios has their details. Changes rarely, so clients can cache it.
 */
export function useGetTenantSuspense<TData = Awaited<ReturnType<typeof getTenant>>, TError = OperationError<'getTenant'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTenant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The tenant named by X-Tenant
 *
 * Public; 404 without X-Tenant. Contains only id and time zone of the studios, ordered by name; listPublicStudios has their details. Changes rarely, so clients can cache it.
 */
export function useGetTenantSuspense<TData = Awaited<ReturnType<typeof getTenant>>, TError = OperationError<'getTenant'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTenant>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTenantSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}