/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPublicBookingOptions } from './list-public-booking-options.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListPublicBookingOptionsParams } from '../../model/listPublicBookingOptionsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListPublicBookingOptionsQueryKey = (params?: ListPublicBookingOptionsParams, sdk?: Sdk) => callKeyOf(sdk, 'listPublicBookingOptions', params);


export const getListPublicBookingOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listPublicBookingOptions>>, TError = OperationError<'listPublicBookingOptions'>>(params?: ListPublicBookingOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicBookingOptionsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicBookingOptions>>> = ({ signal, queryKey }) => listPublicBookingOptions(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicBookingOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicBookingOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicBookingOptions>>>
export type ListPublicBookingOptionsQueryError = OperationError<'listPublicBookingOptions'>


/**
 * Booking options for an appointment (public)
 *
 * Public. Without an account there are no booking options, so the list is always empty and only confirms that the appointment exists. getPublicBookingOptionsWithOffers has the offers.
 */
export function useListPublicBookingOptions<TData = Awaited<ReturnType<typeof listPublicBookingOptions>>, TError = OperationError<'listPublicBookingOptions'>>(
 params: undefined |  ListPublicBookingOptionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicBookingOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicBookingOptions>>,
          TError,
          Awaited<ReturnType<typeof listPublicBookingOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options for an appointment (public)
 *
 * Public. Without an account there are no booking options, so the list is always empty and only confirms that the appointment exists. getPublicBookingOptionsWithOffers has the offers.
 */
export function useListPublicBookingOptions<TData = Awaited<ReturnType<typeof listPublicBookingOptions>>, TError = OperationError<'listPublicBookingOptions'>>(
 params?: ListPublicBookingOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicBookingOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicBookingOptions>>,
          TError,
          Awaited<ReturnType<typeof listPublicBookingOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options for an appointment (public)
 *
 * Public. Without an account there are no booking options, so the list is always empty and only confirms that the appointment exists. getPublicBookingOptionsWithOffers has the offers.
 */
export function useListPublicBookingOptions<TData = Awaited<ReturnType<typeof listPublicBookingOptions>>, TError = OperationError<'listPublicBookingOptions'>>(
 params?: ListPublicBookingOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Booking options for an appointment (public)
 *
 * Public. Without an account there are no booking options, so the list is always empty and only confirms that the appointment exists. getPublicBookingOptionsWithOffers has the offers.
 */
export function useListPublicBookingOptions<TData = Awaited<ReturnType<typeof listPublicBookingOptions>>, TError = OperationError<'listPublicBookingOptions'>>(
 params?: ListPublicBookingOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicBookingOptionsQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Booking options for an appointment (public)
 *
 * Public. Without an account there are no booking options, so the list is always empty and only confirms that the appointment exists. getPublicBookingOptionsWithOffers has the offers.
 */
export const prefetchListPublicBookingOptionsQuery = async <TData = Awaited<ReturnType<typeof listPublicBookingOptions>>, TError = OperationError<'listPublicBookingOptions'>>(
 queryClient: QueryClient, params?: ListPublicBookingOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPublicBookingOptionsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPublicBookingOptions} query
 */
export const invalidateListPublicBookingOptions = async (
 queryClient: QueryClient, params?: ListPublicBookingOptionsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPublicBookingOptionsQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListPublicBookingOptionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPublicBookingOptions>>, TError = OperationError<'listPublicBookingOptions'>>(params?: ListPublicBookingOptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicBookingOptionsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicBookingOptions>>> = ({ signal, queryKey }) => listPublicBookingOptions(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicBookingOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPublicBookingOptionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicBookingOptions>>>
export type ListPublicBookingOptionsSuspenseQueryError = OperationError<'listPublicBookingOptions'>


/**
 * Booking options for an appointment (public)
 *
 * Public. Without an account there are no booking options, so the list is always empty and only confirms that the appointment exists. getPublicBookingOptionsWithOffers has the offers.
 */
export function useListPublicBookingOptionsSuspense<TData = Awaited<ReturnType<typeof listPublicBookingOptions>>, TError = OperationError<'listPublicBookingOptions'>>(
 params: undefined |  ListPublicBookingOptionsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options for an appointment (public)
 *
 * Public. Without an account there are no booking options, so the list is always empty and only confirms that the appointment exists. getPublicBookingOptionsWithOffers has the offers.
 */
export function useListPublicBookingOptionsSuspense<TData = Awaited<ReturnType<typeof listPublicBookingOptions>>, TError = OperationError<'listPublicBookingOptions'>>(
 params?: ListPublicBookingOptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Booking options for an appointment (public)
 *
 * Public. Without an account there are no booking options, so the list is always empty and only confirms that the appointment exists. getPublicBookingOptionsWithOffers has the offers.
 */
export function useListPublicBookingOptionsSuspense<TData = Awaited<ReturnType<typeof listPublicBookingOptions>>, TError = OperationError<'listPublicBookingOptions'>>(
 params?: ListPublicBookingOptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Booking options for an appointment (public)
 *
 * Public. Without an account there are no booking options, so the list is always empty and only confirms that the appointment exists. getPublicBookingOptionsWithOffers has the offers.
 */
export function useListPublicBookingOptionsSuspense<TData = Awaited<ReturnType<typeof listPublicBookingOptions>>, TError = OperationError<'listPublicBookingOptions'>>(
 params?: ListPublicBookingOptionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicBookingOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicBookingOptionsSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}