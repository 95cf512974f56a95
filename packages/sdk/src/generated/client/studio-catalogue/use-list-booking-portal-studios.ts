/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listBookingPortalStudios } from './list-booking-portal-studios.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseInfiniteQueryResult, DefinedUseQueryResult, InfiniteData, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseInfiniteQueryOptions, UseInfiniteQueryResult, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListBookingPortalStudiosParams } from '../../model/listBookingPortalStudiosParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListBookingPortalStudiosInfiniteQueryKey = (params?: ListBookingPortalStudiosParams, sdk?: Sdk) => callKeyOf(sdk, 'listBookingPortalStudios', 'infinite', params);

export const getListBookingPortalStudiosQueryKey = (params?: ListBookingPortalStudiosParams, sdk?: Sdk) => callKeyOf(sdk, 'listBookingPortalStudios', params);


export const getListBookingPortalStudiosInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBookingPortalStudios>>, ListBookingPortalStudiosParams['page']>, TError = OperationError<'listBookingPortalStudios'>>(params?: ListBookingPortalStudiosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookingPortalStudios>>, TError, TData, QueryKey, ListBookingPortalStudiosParams['page']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookingPortalStudiosInfiniteQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookingPortalStudios>>, QueryKey, ListBookingPortalStudiosParams['page']> = ({ signal, queryKey, pageParam }) => listBookingPortalStudios({...params, 'page': pageParam ?? params?.['page']}, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookingPortalStudios>>, TError, TData, QueryKey, ListBookingPortalStudiosParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookingPortalStudiosInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBookingPortalStudios>>>
export type ListBookingPortalStudiosInfiniteQueryError = OperationError<'listBookingPortalStudios'>


/**
 * Studios for a studio finder
 *
 * Public, for a studio finder across all chains, or for the tenant in X-Tenant. The most detailed list, with categories, features and rating; names are in the language of Accept-Language. Long lists are read in pages, which start at 0; getStudioCount has the number of all studios that match.
 */
export function useListBookingPortalStudiosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookingPortalStudios>>, ListBookingPortalStudiosParams['page']>, TError = OperationError<'listBookingPortalStudios'>>(
 params: undefined |  ListBookingPortalStudiosParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookingPortalStudios>>, TError, TData, QueryKey, ListBookingPortalStudiosParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookingPortalStudios>>,
          TError,
          Awaited<ReturnType<typeof listBookingPortalStudios>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios for a studio finder
 *
 * Public, for a studio finder across all chains, or for the tenant in X-Tenant. The most detailed list, with categories, features and rating; names are in the language of Accept-Language. Long lists are read in pages, which start at 0; getStudioCount has the number of all studios that match.
 */
export function useListBookingPortalStudiosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookingPortalStudios>>, ListBookingPortalStudiosParams['page']>, TError = OperationError<'listBookingPortalStudios'>>(
 params?: ListBookingPortalStudiosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookingPortalStudios>>, TError, TData, QueryKey, ListBookingPortalStudiosParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookingPortalStudios>>,
          TError,
          Awaited<ReturnType<typeof listBookingPortalStudios>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios for a studio finder
 *
 * Public, for a studio finder across all chains, or for the tenant in X-Tenant. The most detailed list, with categories, features and rating; names are in the language of Accept-Language. Long lists are read in pages, which start at 0; getStudioCount has the number of all studios that match.
 */
export function useListBookingPortalStudiosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookingPortalStudios>>, ListBookingPortalStudiosParams['page']>, TError = OperationError<'listBookingPortalStudios'>>(
 params?: ListBookingPortalStudiosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookingPortalStudios>>, TError, TData, QueryKey, ListBookingPortalStudiosParams['page']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Studios for a studio finder
 *
 * Public, for a studio finder across all chains, or for the tenant in X-Tenant. The most detailed list, with categories, features and rating; names are in the language of Accept-Language. Long lists are read in pages, which start at 0; getStudioCount has the number of all studios that match.
 */
export function useListBookingPortalStudiosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBookingPortalStudios>>, ListBookingPortalStudiosParams['page']>, TError = OperationError<'listBookingPortalStudios'>>(
 params?: ListBookingPortalStudiosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookingPortalStudios>>, TError, TData, QueryKey, ListBookingPortalStudiosParams['page']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookingPortalStudiosInfiniteQueryOptions(params,useInstance(options))

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Studios for a studio finder
 *
 * Public, for a studio finder across all chains, or for the tenant in X-Tenant. The most detailed list, with categories, features and rating; names are in the language of Accept-Language. Long lists are read in pages, which start at 0; getStudioCount has the number of all studios that match.
 */
export const prefetchListBookingPortalStudiosInfiniteQuery = async <TData = Awaited<ReturnType<typeof listBookingPortalStudios>>, TError = OperationError<'listBookingPortalStudios'>>(
 queryClient: QueryClient, params?: ListBookingPortalStudiosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBookingPortalStudios>>, TError, TData, QueryKey, ListBookingPortalStudiosParams['page']>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBookingPortalStudiosInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBookingPortalStudiosInfinite} query
 */
export const invalidateListBookingPortalStudiosInfinite = async (
 queryClient: QueryClient, params?: ListBookingPortalStudiosParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBookingPortalStudiosInfiniteQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListBookingPortalStudiosQueryOptions = <TData = Awaited<ReturnType<typeof listBookingPortalStudios>>, TError = OperationError<'listBookingPortalStudios'>>(params?: ListBookingPortalStudiosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookingPortalStudios>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookingPortalStudiosQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookingPortalStudios>>> = ({ signal, queryKey }) => listBookingPortalStudios(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBookingPortalStudios>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookingPortalStudiosQueryResult = NonNullable<Awaited<ReturnType<typeof listBookingPortalStudios>>>
export type ListBookingPortalStudiosQueryError = OperationError<'listBookingPortalStudios'>


/**
 * Studios for a studio finder
 *
 * Public, for a studio finder across all chains, or for the tenant in X-Tenant. The most detailed list, with categories, features and rating; names are in the language of Accept-Language. Long lists are read in pages, which start at 0; getStudioCount has the number of all studios that match.
 */
export function useListBookingPortalStudios<TData = Awaited<ReturnType<typeof listBookingPortalStudios>>, TError = OperationError<'listBookingPortalStudios'>>(
 params: undefined |  ListBookingPortalStudiosParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookingPortalStudios>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookingPortalStudios>>,
          TError,
          Awaited<ReturnType<typeof listBookingPortalStudios>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios for a studio finder
 *
 * Public, for a studio finder across all chains, or for the tenant in X-Tenant. The most detailed list, with categories, features and rating; names are in the language of Accept-Language. Long lists are read in pages, which start at 0; getStudioCount has the number of all studios that match.
 */
export function useListBookingPortalStudios<TData = Awaited<ReturnType<typeof listBookingPortalStudios>>, TError = OperationError<'listBookingPortalStudios'>>(
 params?: ListBookingPortalStudiosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookingPortalStudios>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookingPortalStudios>>,
          TError,
          Awaited<ReturnType<typeof listBookingPortalStudios>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios for a studio finder
 *
 * Public, for a studio finder across all chains, or for the tenant in X-Tenant. The most detailed list, with categories, features and rating; names are in the language of Accept-Language. Long lists are read in pages, which start at 0; getStudioCount has the number of all studios that match.
 */
export function useListBookingPortalStudios<TData = Awaited<ReturnType<typeof listBookingPortalStudios>>, TError = OperationError<'listBookingPortalStudios'>>(
 params?: ListBookingPortalStudiosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookingPortalStudios>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Studios for a studio finder
 *
 * Public, for a studio finder across all chains, or for the tenant in X-Tenant. The most detailed list, with categories, features and rating; names are in the language of Accept-Language. Long lists are read in pages, which start at 0; getStudioCount has the number of all studios that match.
 */
export function useListBookingPortalStudios<TData = Awaited<ReturnType<typeof listBookingPortalStudios>>, TError = OperationError<'listBookingPortalStudios'>>(
 params?: ListBookingPortalStudiosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookingPortalStudios>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookingPortalStudiosQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Studios for a studio finder
 *
 * Public, for a studio finder across all chains, or for the tenant in X-Tenant. The most detailed list, with categories, features and rating; names are in the language of Accept-Language. Long lists are read in pages, which start at 0; getStudioCount has the number of all studios that match.
 */
export const prefetchListBookingPortalStudiosQuery = async <TData = Awaited<ReturnType<typeof listBookingPortalStudios>>, TError = OperationError<'listBookingPortalStudios'>>(
 queryClient: QueryClient, params?: ListBookingPortalStudiosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookingPortalStudios>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBookingPortalStudiosQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBookingPortalStudios} query
 */
export const invalidateListBookingPortalStudios = async (
 queryClient: QueryClient, params?: ListBookingPortalStudiosParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBookingPortalStudiosQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListBookingPortalStudiosSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listBookingPortalStudios>>, TError = OperationError<'listBookingPortalStudios'>>(params?: ListBookingPortalStudiosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookingPortalStudios>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookingPortalStudiosQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookingPortalStudios>>> = ({ signal, queryKey }) => listBookingPortalStudios(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookingPortalStudios>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListBookingPortalStudiosSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBookingPortalStudios>>>
export type ListBookingPortalStudiosSuspenseQueryError = OperationError<'listBookingPortalStudios'>


/**
 * Studios for a studio finder
 *
 * Public, for a studio finder across all chains, or for the tenant in X-Tenant. The most detailed list, with categories, features and rating; names are in the language of Accept-Language. Long lists are read in pages, which start at 0; getStudioCount has the number of all studios that match.
 */
export function useListBookingPortalStudiosSuspense<TData = Awaited<ReturnType<typeof listBookingPortalStudios>>, TError = OperationError<'listBookingPortalStudios'>>(
 params: undefined |  ListBookingPortalStudiosParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookingPortalStudios>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios for a studio finder
 *
 * Public, for a studio finder across all chains, or for the tenant in X-Tenant. The most detailed list, with categories, features and rating; names are in the language of Accept-Language. Long lists are read in pages, which start at 0; getStudioCount has the number of all studios that match.
 */
export function useListBookingPortalStudiosSuspense<TData = Awaited<ReturnType<typeof listBookingPortalStudios>>, TError = OperationError<'listBookingPortalStudios'>>(
 params?: ListBookingPortalStudiosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookingPortalStudios>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios for a studio finder
 *
 * Public, for a studio finder across all chains, or for the tenant in X-Tenant. The most detailed list, with categories, features and rating; names are in the language of Accept-Language. Long lists are read in pages, which start at 0; getStudioCount has the number of all studios that match.
 */
export function useListBookingPortalStudiosSuspense<TData = Awaited<ReturnType<typeof listBookingPortalStudios>>, TError = OperationError<'listBookingPortalStudios'>>(
 params?: ListBookingPortalStudiosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookingPortalStudios>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Studios for a studio finder
 *
 * Public, for a studio finder across all chains, or for the tenant in X-Tenant. The most detailed list, with categories, features and rating; names are in the language of Accept-Language. Long lists are read in pages, which start at 0; getStudioCount has the number of all studios that match.
 */
export function useListBookingPortalStudiosSuspense<TData = Awaited<ReturnType<typeof listBookingPortalStudios>>, TError = OperationError<'listBookingPortalStudios'>>(
 params?: ListBookingPortalStudiosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookingPortalStudios>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookingPortalStudiosSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}