/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPublicStudios } from './list-public-studios.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListPublicStudiosQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listPublicStudios');


export const getListPublicStudiosQueryOptions = <TData = Awaited<ReturnType<typeof listPublicStudios>>, TError = OperationError<'listPublicStudios'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicStudios>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicStudiosQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicStudios>>> = ({ signal, queryKey }) => listPublicStudios({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicStudios>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicStudiosQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicStudios>>>
export type ListPublicStudiosQueryError = OperationError<'listPublicStudios'>


/**
 * The studios of the tenant
 *
 * Public. Studios of the tenant in X-Tenant, 404 without it; complete, with contacts and closing hours. The tag studio-catalogue has shorter lists, by brand or across chains.
 */
export function useListPublicStudios<TData = Awaited<ReturnType<typeof listPublicStudios>>, TError = OperationError<'listPublicStudios'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicStudios>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicStudios>>,
          TError,
          Awaited<ReturnType<typeof listPublicStudios>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The studios of the tenant
 *
 * Public. Studios of the tenant in X-Tenant, 404 without it; complete, with contacts and closing hours. The tag studio-catalogue has shorter lists, by brand or across chains.
 */
export function useListPublicStudios<TData = Awaited<ReturnType<typeof listPublicStudios>>, TError = OperationError<'listPublicStudios'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicStudios>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicStudios>>,
          TError,
          Awaited<ReturnType<typeof listPublicStudios>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The studios of the tenant
 *
 * Public. Studios of the tenant in X-Tenant, 404 without it; complete, with contacts and closing hours. The tag studio-catalogue has shorter lists, by brand or across chains.
 */
export function useListPublicStudios<TData = Awaited<ReturnType<typeof listPublicStudios>>, TError = OperationError<'listPublicStudios'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicStudios>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The studios of the tenant
 *
 * Public. Studios of the tenant in X-Tenant, 404 without it; complete, with contacts and closing hours. The tag studio-catalogue has shorter lists, by brand or across chains.
 */
export function useListPublicStudios<TData = Awaited<ReturnType<typeof listPublicStudios>>, TError = OperationError<'listPublicStudios'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicStudios>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicStudiosQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The studios of the tenant
 *
 * Public. Studios of the tenant in X-Tenant, 404 without it; complete, with contacts and closing hours. The tag studio-catalogue has shorter lists, by brand or across chains.
 */
export const prefetchListPublicStudiosQuery = async <TData = Awaited<ReturnType<typeof listPublicStudios>>, TError = OperationError<'listPublicStudios'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicStudios>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPublicStudiosQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPublicStudios} query
 */
export const invalidateListPublicStudios = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPublicStudiosQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListPublicStudiosSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPublicStudios>>, TError = OperationError<'listPublicStudios'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicStudios>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicStudiosQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicStudios>>> = ({ signal, queryKey }) => listPublicStudios({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicStudios>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPublicStudiosSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicStudios>>>
export type ListPublicStudiosSuspenseQueryError = OperationError<'listPublicStudios'>


/**
 * The studios of the tenant
 *
 * Public. Studios of the tenant in X-Tenant, 404 without it; complete, with contacts and closing hours. The tag studio-catalogue has shorter lists, by brand or across chains.
 */
export function useListPublicStudiosSuspense<TData = Awaited<ReturnType<typeof listPublicStudios>>, TError = OperationError<'listPublicStudios'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicStudios>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The studios of the tenant
 *
 * Public. Studios of the tenant in X-Tenant, 404 without it; complete, with contacts and closing hours. The tag studio-catalogue has shorter lists, by brand or across chains.
 */
export function useListPublicStudiosSuspense<TData = Awaited<ReturnType<typeof listPublicStudios>>, TError = OperationError<'listPublicStudios'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicStudios>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The studios of the tenant
 *
 * Public. Studios of the tenant in X-Tenant, 404 without it; complete, with contacts and closing hours. The tag studio-catalogue has shorter lists, by brand or across chains.
 */
export function useListPublicStudiosSuspense<TData = Awaited<ReturnType<typeof listPublicStudios>>, TError = OperationError<'listPublicStudios'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicStudios>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The studios of the tenant
 *
 * Public. Studios of the tenant in X-Tenant, 404 without it; complete, with contacts and closing hours. The tag studio-catalogue has shorter lists, by brand or across chains.
 */
export function useListPublicStudiosSuspense<TData = Awaited<ReturnType<typeof listPublicStudios>>, TError = OperationError<'listPublicStudios'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicStudios>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicStudiosSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}