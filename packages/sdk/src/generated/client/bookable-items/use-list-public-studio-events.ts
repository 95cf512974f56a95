/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPublicStudioEvents } from './list-public-studio-events.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListPublicStudioEventsParams } from '../../model/listPublicStudioEventsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListPublicStudioEventsQueryKey = (params?: ListPublicStudioEventsParams, sdk?: Sdk) => callKeyOf(sdk, 'listPublicStudioEvents', params);


export const getListPublicStudioEventsQueryOptions = <TData = Awaited<ReturnType<typeof listPublicStudioEvents>>, TError = OperationError<'listPublicStudioEvents'>>(params: ListPublicStudioEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicStudioEvents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicStudioEventsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicStudioEvents>>> = ({ signal, queryKey }) => listPublicStudioEvents(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicStudioEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicStudioEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicStudioEvents>>>
export type ListPublicStudioEventsQueryError = OperationError<'listPublicStudioEvents'>


/**
 * Events of a studio in a period (public)
 *
 * Public variant of listStudioEvents. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useListPublicStudioEvents<TData = Awaited<ReturnType<typeof listPublicStudioEvents>>, TError = OperationError<'listPublicStudioEvents'>>(
 params: ListPublicStudioEventsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicStudioEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicStudioEvents>>,
          TError,
          Awaited<ReturnType<typeof listPublicStudioEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Events of a studio in a period (public)
 *
 * Public variant of listStudioEvents. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useListPublicStudioEvents<TData = Awaited<ReturnType<typeof listPublicStudioEvents>>, TError = OperationError<'listPublicStudioEvents'>>(
 params: ListPublicStudioEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicStudioEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicStudioEvents>>,
          TError,
          Awaited<ReturnType<typeof listPublicStudioEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Events of a studio in a period (public)
 *
 * Public variant of listStudioEvents. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useListPublicStudioEvents<TData = Awaited<ReturnType<typeof listPublicStudioEvents>>, TError = OperationError<'listPublicStudioEvents'>>(
 params: ListPublicStudioEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicStudioEvents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Events of a studio in a period (public)
 *
 * Public variant of listStudioEvents. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useListPublicStudioEvents<TData = Awaited<ReturnType<typeof listPublicStudioEvents>>, TError = OperationError<'listPublicStudioEvents'>>(
 params: ListPublicStudioEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicStudioEvents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicStudioEventsQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Events of a studio in a period (public)
 *
 * Public variant of listStudioEvents. Without a session, myBooking and benefitBookingOptionType are null.
 */
export const prefetchListPublicStudioEventsQuery = async <TData = Awaited<ReturnType<typeof listPublicStudioEvents>>, TError = OperationError<'listPublicStudioEvents'>>(
 queryClient: QueryClient, params: ListPublicStudioEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicStudioEvents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPublicStudioEventsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPublicStudioEvents} query
 */
export const invalidateListPublicStudioEvents = async (
 queryClient: QueryClient, params: ListPublicStudioEventsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPublicStudioEventsQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListPublicStudioEventsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPublicStudioEvents>>, TError = OperationError<'listPublicStudioEvents'>>(params: ListPublicStudioEventsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicStudioEvents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicStudioEventsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicStudioEvents>>> = ({ signal, queryKey }) => listPublicStudioEvents(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicStudioEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPublicStudioEventsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicStudioEvents>>>
export type ListPublicStudioEventsSuspenseQueryError = OperationError<'listPublicStudioEvents'>


/**
 * Events of a studio in a period (public)
 *
 * Public variant of listStudioEvents. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useListPublicStudioEventsSuspense<TData = Awaited<ReturnType<typeof listPublicStudioEvents>>, TError = OperationError<'listPublicStudioEvents'>>(
 params: ListPublicStudioEventsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicStudioEvents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Events of a studio in a period (public)
 *
 * Public variant of listStudioEvents. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useListPublicStudioEventsSuspense<TData = Awaited<ReturnType<typeof listPublicStudioEvents>>, TError = OperationError<'listPublicStudioEvents'>>(
 params: ListPublicStudioEventsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicStudioEvents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Events of a studio in a period (public)
 *
 * Public variant of listStudioEvents. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useListPublicStudioEventsSuspense<TData = Awaited<ReturnType<typeof listPublicStudioEvents>>, TError = OperationError<'listPublicStudioEvents'>>(
 params: ListPublicStudioEventsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicStudioEvents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Events of a studio in a period (public)
 *
 * Public variant of listStudioEvents. Without a session, myBooking and benefitBookingOptionType are null.
 */
export function useListPublicStudioEventsSuspense<TData = Awaited<ReturnType<typeof listPublicStudioEvents>>, TError = OperationError<'listPublicStudioEvents'>>(
 params: ListPublicStudioEventsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicStudioEvents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicStudioEventsSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}