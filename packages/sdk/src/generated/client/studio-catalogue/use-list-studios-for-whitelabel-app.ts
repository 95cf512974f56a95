/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listStudiosForWhitelabelApp } from './list-studios-for-whitelabel-app.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListStudiosForWhitelabelAppQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listStudiosForWhitelabelApp');


export const getListStudiosForWhitelabelAppQueryOptions = <TData = Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError = OperationError<'listStudiosForWhitelabelApp'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudiosForWhitelabelAppQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>> = ({ signal, queryKey }) => listStudiosForWhitelabelApp({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStudiosForWhitelabelAppQueryResult = NonNullable<Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>>
export type ListStudiosForWhitelabelAppQueryError = OperationError<'listStudiosForWhitelabelApp'>


/**
 * Studios of an app
 *
 * Public. Studios of the tenant, or of the facility group without a tenant; 404 without either. The same response as listStudiosForWhitelabelPortal, for apps.
 */
export function useListStudiosForWhitelabelApp<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError = OperationError<'listStudiosForWhitelabelApp'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>,
          TError,
          Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios of an app
 *
 * Public. Studios of the tenant, or of the facility group without a tenant; 404 without either. The same response as listStudiosForWhitelabelPortal, for apps.
 */
export function useListStudiosForWhitelabelApp<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError = OperationError<'listStudiosForWhitelabelApp'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>,
          TError,
          Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios of an app
 *
 * Public. Studios of the tenant, or of the facility group without a tenant; 404 without either. The same response as listStudiosForWhitelabelPortal, for apps.
 */
export function useListStudiosForWhitelabelApp<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError = OperationError<'listStudiosForWhitelabelApp'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Studios of an app
 *
 * Public. Studios of the tenant, or of the facility group without a tenant; 404 without either. The same response as listStudiosForWhitelabelPortal, for apps.
 */
export function useListStudiosForWhitelabelApp<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError = OperationError<'listStudiosForWhitelabelApp'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudiosForWhitelabelAppQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Studios of an app
 *
 * Public. Studios of the tenant, or of the facility group without a tenant; 404 without either. The same response as listStudiosForWhitelabelPortal, for apps.
 */
export const prefetchListStudiosForWhitelabelAppQuery = async <TData = Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError = OperationError<'listStudiosForWhitelabelApp'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStudiosForWhitelabelAppQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStudiosForWhitelabelApp} query
 */
export const invalidateListStudiosForWhitelabelApp = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStudiosForWhitelabelAppQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListStudiosForWhitelabelAppSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError = OperationError<'listStudiosForWhitelabelApp'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudiosForWhitelabelAppQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>> = ({ signal, queryKey }) => listStudiosForWhitelabelApp({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStudiosForWhitelabelAppSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>>
export type ListStudiosForWhitelabelAppSuspenseQueryError = OperationError<'listStudiosForWhitelabelApp'>


/**
 * Studios of an app
 *
 * Public. Studios of the tenant, or of the facility group without a tenant; 404 without either. The same response as listStudiosForWhitelabelPortal, for apps.
 */
export function useListStudiosForWhitelabelAppSuspense<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError = OperationError<'listStudiosForWhitelabelApp'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios of an app
 *
 * Public. Studios of the tenant, or of the facility group without a tenant; 404 without either. The same response as listStudiosForWhitelabelPortal, for apps.
 */
export function useListStudiosForWhitelabelAppSuspense<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError = OperationError<'listStudiosForWhitelabelApp'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios of an app
 *
 * Public. Studios of the tenant, or of the facility group without a tenant; 404 without either. The same response as listStudiosForWhitelabelPortal, for apps.
 */
export function useListStudiosForWhitelabelAppSuspense<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError = OperationError<'listStudiosForWhitelabelApp'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Studios of an app
 *
 * Public. Studios of the tenant, or of the facility group without a tenant; 404 without either. The same response as listStudiosForWhitelabelPortal, for apps.
 */
export function useListStudiosForWhitelabelAppSuspense<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError = OperationError<'listStudiosForWhitelabelApp'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelApp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudiosForWhitelabelAppSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}