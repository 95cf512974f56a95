/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listAddressProvinces } from './list-address-provinces.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListAddressProvincesParams } from '../../model/listAddressProvincesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListAddressProvincesQueryKey = (params?: ListAddressProvincesParams, sdk?: Sdk) => callKeyOf(sdk, 'listAddressProvinces', params);


export const getListAddressProvincesQueryOptions = <TData = Awaited<ReturnType<typeof listAddressProvinces>>, TError = OperationError<'listAddressProvinces'>>(params?: ListAddressProvincesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddressProvinces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAddressProvincesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAddressProvinces>>> = ({ signal, queryKey }) => listAddressProvinces(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAddressProvinces>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAddressProvincesQueryResult = NonNullable<Awaited<ReturnType<typeof listAddressProvinces>>>
export type ListAddressProvincesQueryError = OperationError<'listAddressProvinces'>


/**
 * Provinces of Italy for the address
 *
 * For members of the tenant in X-Tenant. Like the public listItalianProvinces; the names are always Italian.
 */
export function useListAddressProvinces<TData = Awaited<ReturnType<typeof listAddressProvinces>>, TError = OperationError<'listAddressProvinces'>>(
 params: undefined |  ListAddressProvincesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddressProvinces>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAddressProvinces>>,
          TError,
          Awaited<ReturnType<typeof listAddressProvinces>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Provinces of Italy for the address
 *
 * For members of the tenant in X-Tenant. Like the public listItalianProvinces; the names are always Italian.
 */
export function useListAddressProvinces<TData = Awaited<ReturnType<typeof listAddressProvinces>>, TError = OperationError<'listAddressProvinces'>>(
 params?: ListAddressProvincesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddressProvinces>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAddressProvinces>>,
          TError,
          Awaited<ReturnType<typeof listAddressProvinces>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Provinces of Italy for the address
 *
 * For members of the tenant in X-Tenant. Like the public listItalianProvinces; the names are always Italian.
 */
export function useListAddressProvinces<TData = Awaited<ReturnType<typeof listAddressProvinces>>, TError = OperationError<'listAddressProvinces'>>(
 params?: ListAddressProvincesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddressProvinces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Provinces of Italy for the address
 *
 * For members of the tenant in X-Tenant. Like the public listItalianProvinces; the names are always Italian.
 */
export function useListAddressProvinces<TData = Awaited<ReturnType<typeof listAddressProvinces>>, TError = OperationError<'listAddressProvinces'>>(
 params?: ListAddressProvincesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddressProvinces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAddressProvincesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Provinces of Italy for the address
 *
 * For members of the tenant in X-Tenant. Like the public listItalianProvinces; the names are always Italian.
 */
export const prefetchListAddressProvincesQuery = async <TData = Awaited<ReturnType<typeof listAddressProvinces>>, TError = OperationError<'listAddressProvinces'>>(
 queryClient: QueryClient, params?: ListAddressProvincesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddressProvinces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListAddressProvincesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListAddressProvinces} query
 */
export const invalidateListAddressProvinces = async (
 queryClient: QueryClient, params?: ListAddressProvincesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAddressProvincesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListAddressProvincesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAddressProvinces>>, TError = OperationError<'listAddressProvinces'>>(params?: ListAddressProvincesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddressProvinces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAddressProvincesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAddressProvinces>>> = ({ signal, queryKey }) => listAddressProvinces(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddressProvinces>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAddressProvincesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAddressProvinces>>>
export type ListAddressProvincesSuspenseQueryError = OperationError<'listAddressProvinces'>


/**
 * Provinces of Italy for the address
 *
 * For members of the tenant in X-Tenant. Like the public listItalianProvinces; the names are always Italian.
 */
export function useListAddressProvincesSuspense<TData = Awaited<ReturnType<typeof listAddressProvinces>>, TError = OperationError<'listAddressProvinces'>>(
 params: undefined |  ListAddressProvincesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddressProvinces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Provinces of Italy for the address
 *
 * For members of the tenant in X-Tenant. Like the public listItalianProvinces; the names are always Italian.
 */
export function useListAddressProvincesSuspense<TData = Awaited<ReturnType<typeof listAddressProvinces>>, TError = OperationError<'listAddressProvinces'>>(
 params?: ListAddressProvincesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddressProvinces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Provinces of Italy for the address
 *
 * For members of the tenant in X-Tenant. Like the public listItalianProvinces; the names are always Italian.
 */
export function useListAddressProvincesSuspense<TData = Awaited<ReturnType<typeof listAddressProvinces>>, TError = OperationError<'listAddressProvinces'>>(
 params?: ListAddressProvincesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddressProvinces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Provinces of Italy for the address
 *
 * For members of the tenant in X-Tenant. Like the public listItalianProvinces; the names are always Italian.
 */
export function useListAddressProvincesSuspense<TData = Awaited<ReturnType<typeof listAddressProvinces>>, TError = OperationError<'listAddressProvinces'>>(
 params?: ListAddressProvincesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAddressProvinces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAddressProvincesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}