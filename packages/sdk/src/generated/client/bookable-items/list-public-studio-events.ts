/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import { queryKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  OperationError
} from '../../../runtime/operationError.ts';

import type {
  BookableCourse
} from '../../model/bookableCourse.ts';

import type {
  ListPublicStudioEventsParams
} from '../../model/listPublicStudioEventsParams.ts';

import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';


export const getListPublicStudioEventsUrl = (params: ListPublicStudioEventsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v2/bookableitems/benefit/studio-events?${stringifiedParams}` : `/nox/public/v2/bookableitems/benefit/studio-events`
}

/**
 * Events of a studio in a period (public)
 *
 * Public variant of listStudioEvents. Without a session, myBooking and benefitBookingOptionType are null.
 */
export const listPublicStudioEvents = async (params: ListPublicStudioEventsParams, options?: Parameters<typeof fetcher>[1]): Promise<BookableCourse[]> => {

  return fetcher<BookableCourse[]>(getListPublicStudioEventsUrl(params),
  {
      operationId: 'listPublicStudioEvents', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListPublicStudioEventsResponse);}


const deserializeListPublicStudioEventsResponse = (data: BookableCourse[]): BookableCourse[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    if (item0.slots != null) {
      for (const item1 of item0.slots) {
        
        item1.startDateTime = toDate(item1.startDateTime);
        item1.endDateTime = toDate(item1.endDateTime);
        if (item1.earliestBookingDateTime != null) {
          item1.earliestBookingDateTime = toDate(item1.earliestBookingDateTime);
        }
        if (item1.latestBookingDateTime != null) {
          item1.latestBookingDateTime = toDate(item1.latestBookingDateTime);
        }
        item1.cancelableUntil = toDate(item1.cancelableUntil);
      }
    }
  }
  return data;
};




export const getListPublicStudioEventsQueryKey = (params?: ListPublicStudioEventsParams, sdk?: Sdk) => queryKeyOf(sdk, 'listPublicStudioEvents', params);


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
