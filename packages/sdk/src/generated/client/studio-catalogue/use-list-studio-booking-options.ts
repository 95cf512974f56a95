/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listStudioBookingOptions } from './list-studio-booking-options.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListStudioBookingOptionsQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listStudioBookingOptions');


export const getListStudioBookingOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listStudioBookingOptions>>, TError = OperationError<'listStudioBookingOptions'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudioBookingOptionsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudioBookingOptions>>> = ({ signal, queryKey }) => listStudioBookingOptions({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStudioBookingOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStudioBookingOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listStudioBookingOptions>>>
export type ListStudioBookingOptionsQueryError = OperationError<'listStudioBookingOptions'>


/**
 * Booking options of each studio
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Options available without a membership, in the order of the studio's menu. listStudiosForMySportsGuest has only studios with options.
 */
export function useListStudioBookingOptions<TData = Awaited<ReturnType<typeof listStudioBookingOptions>>, TError = OperationError<'listStudioBookingOptions'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioBookingOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudioBookingOptions>>,
          TError,
          Awaited<ReturnType<typeof listStudioBookingOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options of each studio
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Options available without a membership, in the order of the studio's menu. listStudiosForMySportsGuest has only studios with options.
 */
export function useListStudioBookingOptions<TData = Awaited<ReturnType<typeof listStudioBookingOptions>>, TError = OperationError<'listStudioBookingOptions'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioBookingOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudioBookingOptions>>,
          TError,
          Awaited<ReturnType<typeof listStudioBookingOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options of each studio
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Options available without a membership, in the order of the studio's menu. listStudiosForMySportsGuest has only studios with options.
 */
export function useListStudioBookingOptions<TData = Awaited<ReturnType<typeof listStudioBookingOptions>>, TError = OperationError<'listStudioBookingOptions'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Booking options of each studio
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Options available without a membership, in the order of the studio's menu. listStudiosForMySportsGuest has only studios with options.
 */
export function useListStudioBookingOptions<TData = Awaited<ReturnType<typeof listStudioBookingOptions>>, TError = OperationError<'listStudioBookingOptions'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudioBookingOptionsQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Booking options of each studio
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Options available without a membership, in the order of the studio's menu. listStudiosForMySportsGuest has only studios with options.
 */
export const prefetchListStudioBookingOptionsQuery = async <TData = Awaited<ReturnType<typeof listStudioBookingOptions>>, TError = OperationError<'listStudioBookingOptions'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStudioBookingOptionsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStudioBookingOptions} query
 */
export const invalidateListStudioBookingOptions = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStudioBookingOptionsQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListStudioBookingOptionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStudioBookingOptions>>, TError = OperationError<'listStudioBookingOptions'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudioBookingOptionsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudioBookingOptions>>> = ({ signal, queryKey }) => listStudioBookingOptions({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioBookingOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStudioBookingOptionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStudioBookingOptions>>>
export type ListStudioBookingOptionsSuspenseQueryError = OperationError<'listStudioBookingOptions'>


/**
 * Booking options of each studio
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Options available without a membership, in the order of the studio's menu. listStudiosForMySportsGuest has only studios with options.
 */
export function useListStudioBookingOptionsSuspense<TData = Awaited<ReturnType<typeof listStudioBookingOptions>>, TError = OperationError<'listStudioBookingOptions'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options of each studio
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Options available without a membership, in the order of the studio's menu. listStudiosForMySportsGuest has only studios with options.
 */
export function useListStudioBookingOptionsSuspense<TData = Awaited<ReturnType<typeof listStudioBookingOptions>>, TError = OperationError<'listStudioBookingOptions'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options of each studio
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Options available without a membership, in the order of the studio's menu. listStudiosForMySportsGuest has only studios with options.
 */
export function useListStudioBookingOptionsSuspense<TData = Awaited<ReturnType<typeof listStudioBookingOptions>>, TError = OperationError<'listStudioBookingOptions'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Booking options of each studio
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Options available without a membership, in the order of the studio's menu. listStudiosForMySportsGuest has only studios with options.
 */
export function useListStudioBookingOptionsSuspense<TData = Awaited<ReturnType<typeof listStudioBookingOptions>>, TError = OperationError<'listStudioBookingOptions'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudioBookingOptionsSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}