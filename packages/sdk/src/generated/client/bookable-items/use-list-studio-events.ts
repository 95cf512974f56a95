/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listStudioEvents } from './list-studio-events.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListStudioEventsParams } from '../../model/listStudioEventsParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getListStudioEventsQueryKey = (params?: ListStudioEventsParams, sdk?: Sdk) => familyKeyOf(sdk, 'listStudioEvents', params);


export const getListStudioEventsQueryOptions = <TData = Awaited<ReturnType<typeof listStudioEvents>>, TError = OperationError<'listStudioEvents'>>(params: ListStudioEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioEvents>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudioEventsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudioEvents>>> = ({ signal, queryKey }) => listStudioEvents(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStudioEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStudioEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listStudioEvents>>>
export type ListStudioEventsQueryError = OperationError<'listStudioEvents'>


/**
 * Events of a studio in a period
 *
 * For any logged-in user. Events that begin on days in the studio's time zone, including full ones but not canceled ones; lists of courses do not contain them. Events are booked, bought and canceled like course appointments, and read with getCourse. The first 2,000 within at most 62 days.
 */
export function useListStudioEvents<TData = Awaited<ReturnType<typeof listStudioEvents>>, TError = OperationError<'listStudioEvents'>>(
 params: ListStudioEventsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudioEvents>>,
          TError,
          Awaited<ReturnType<typeof listStudioEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Events of a studio in a period
 *
 * For any logged-in user. Events that begin on days in the studio's time zone, including full ones but not canceled ones; lists of courses do not contain them. Events are booked, bought and canceled like course appointments, and read with getCourse. The first 2,000 within at most 62 days.
 */
export function useListStudioEvents<TData = Awaited<ReturnType<typeof listStudioEvents>>, TError = OperationError<'listStudioEvents'>>(
 params: ListStudioEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudioEvents>>,
          TError,
          Awaited<ReturnType<typeof listStudioEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Events of a studio in a period
 *
 * For any logged-in user. Events that begin on days in the studio's time zone, including full ones but not canceled ones; lists of courses do not contain them. Events are booked, bought and canceled like course appointments, and read with getCourse. The first 2,000 within at most 62 days.
 */
export function useListStudioEvents<TData = Awaited<ReturnType<typeof listStudioEvents>>, TError = OperationError<'listStudioEvents'>>(
 params: ListStudioEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioEvents>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Events of a studio in a period
 *
 * For any logged-in user. Events that begin on days in the studio's time zone, including full ones but not canceled ones; lists of courses do not contain them. Events are booked, bought and canceled like course appointments, and read with getCourse. The first 2,000 within at most 62 days.
 */
export function useListStudioEvents<TData = Awaited<ReturnType<typeof listStudioEvents>>, TError = OperationError<'listStudioEvents'>>(
 params: ListStudioEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioEvents>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudioEventsQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Events of a studio in a period
 *
 * For any logged-in user. Events that begin on days in the studio's time zone, including full ones but not canceled ones; lists of courses do not contain them. Events are booked, bought and canceled like course appointments, and read with getCourse. The first 2,000 within at most 62 days.
 */
export const prefetchListStudioEventsQuery = async <TData = Awaited<ReturnType<typeof listStudioEvents>>, TError = OperationError<'listStudioEvents'>>(
 queryClient: QueryClient, params: ListStudioEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioEvents>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStudioEventsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStudioEvents} query
 */
export const invalidateListStudioEvents = async (
 queryClient: QueryClient, params: ListStudioEventsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStudioEventsQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListStudioEventsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStudioEvents>>, TError = OperationError<'listStudioEvents'>>(params: ListStudioEventsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioEvents>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudioEventsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudioEvents>>> = ({ signal, queryKey }) => listStudioEvents(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStudioEventsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStudioEvents>>>
export type ListStudioEventsSuspenseQueryError = OperationError<'listStudioEvents'>


/**
 * Events of a studio in a period
 *
 * For any logged-in user. Events that begin on days in the studio's time zone, including full ones but not canceled ones; lists of courses do not contain them. Events are booked, bought and canceled like course appointments, and read with getCourse. The first 2,000 within at most 62 days.
 */
export function useListStudioEventsSuspense<TData = Awaited<ReturnType<typeof listStudioEvents>>, TError = OperationError<'listStudioEvents'>>(
 params: ListStudioEventsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioEvents>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Events of a studio in a period
 *
 * For any logged-in user. Events that begin on days in the studio's time zone, including full ones but not canceled ones; lists of courses do not contain them. Events are booked, bought and canceled like course appointments, and read with getCourse. The first 2,000 within at most 62 days.
 */
export function useListStudioEventsSuspense<TData = Awaited<ReturnType<typeof listStudioEvents>>, TError = OperationError<'listStudioEvents'>>(
 params: ListStudioEventsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioEvents>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Events of a studio in a period
 *
 * For any logged-in user. Events that begin on days in the studio's time zone, including full ones but not canceled ones; lists of courses do not contain them. Events are booked, bought and canceled like course appointments, and read with getCourse. The first 2,000 within at most 62 days.
 */
export function useListStudioEventsSuspense<TData = Awaited<ReturnType<typeof listStudioEvents>>, TError = OperationError<'listStudioEvents'>>(
 params: ListStudioEventsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioEvents>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Events of a studio in a period
 *
 * For any logged-in user. Events that begin on days in the studio's time zone, including full ones but not canceled ones; lists of courses do not contain them. Events are booked, bought and canceled like course appointments, and read with getCourse. The first 2,000 within at most 62 days.
 */
export function useListStudioEventsSuspense<TData = Awaited<ReturnType<typeof listStudioEvents>>, TError = OperationError<'listStudioEvents'>>(
 params: ListStudioEventsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioEvents>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudioEventsSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}