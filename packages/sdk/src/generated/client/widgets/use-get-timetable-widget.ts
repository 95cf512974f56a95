/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getTimetableWidget } from './get-timetable-widget.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetTimetableWidgetParams } from '../../model/getTimetableWidgetParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetTimetableWidgetQueryKey = (studioId: number, params?: GetTimetableWidgetParams, sdk?: Sdk) => callKeyOf(sdk, 'getTimetableWidget', studioId, params);


export const getGetTimetableWidgetQueryOptions = <TData = Awaited<ReturnType<typeof getTimetableWidget>>, TError = OperationError<'getTimetableWidget'>>(studioId: number,
    params?: GetTimetableWidgetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTimetableWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTimetableWidgetQueryKey(studioId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTimetableWidget>>> = ({ signal, queryKey }) => getTimetableWidget(studioId,params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: studioId === null || studioId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTimetableWidget>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTimetableWidgetQueryResult = NonNullable<Awaited<ReturnType<typeof getTimetableWidget>>>
export type GetTimetableWidgetQueryError = OperationError<'getTimetableWidget'>


/**
 * Week of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. Seven days of the course appointments of listPublicCourses with what is needed to show them: brand, time zone and currency.
 */
export function useGetTimetableWidget<TData = Awaited<ReturnType<typeof getTimetableWidget>>, TError = OperationError<'getTimetableWidget'>>(
 studioId: number,
    params: undefined |  GetTimetableWidgetParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTimetableWidget>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTimetableWidget>>,
          TError,
          Awaited<ReturnType<typeof getTimetableWidget>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Week of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. Seven days of the course appointments of listPublicCourses with what is needed to show them: brand, time zone and currency.
 */
export function useGetTimetableWidget<TData = Awaited<ReturnType<typeof getTimetableWidget>>, TError = OperationError<'getTimetableWidget'>>(
 studioId: number,
    params?: GetTimetableWidgetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTimetableWidget>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTimetableWidget>>,
          TError,
          Awaited<ReturnType<typeof getTimetableWidget>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Week of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. Seven days of the course appointments of listPublicCourses with what is needed to show them: brand, time zone and currency.
 */
export function useGetTimetableWidget<TData = Awaited<ReturnType<typeof getTimetableWidget>>, TError = OperationError<'getTimetableWidget'>>(
 studioId: number,
    params?: GetTimetableWidgetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTimetableWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Week of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. Seven days of the course appointments of listPublicCourses with what is needed to show them: brand, time zone and currency.
 */
export function useGetTimetableWidget<TData = Awaited<ReturnType<typeof getTimetableWidget>>, TError = OperationError<'getTimetableWidget'>>(
 studioId: number,
    params?: GetTimetableWidgetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTimetableWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTimetableWidgetQueryOptions(studioId,params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Week of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. Seven days of the course appointments of listPublicCourses with what is needed to show them: brand, time zone and currency.
 */
export const prefetchGetTimetableWidgetQuery = async <TData = Awaited<ReturnType<typeof getTimetableWidget>>, TError = OperationError<'getTimetableWidget'>>(
 queryClient: QueryClient, studioId: number,
    params?: GetTimetableWidgetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTimetableWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetTimetableWidgetQueryOptions(studioId,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetTimetableWidget} query
 */
export const invalidateGetTimetableWidget = async (
 queryClient: QueryClient, studioId: number,
    params?: GetTimetableWidgetParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTimetableWidgetQueryKey(studioId, params, options?.sdk) }, options);

  return queryClient;
}




export const getGetTimetableWidgetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getTimetableWidget>>, TError = OperationError<'getTimetableWidget'>>(studioId: number,
    params?: GetTimetableWidgetParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTimetableWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTimetableWidgetQueryKey(studioId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTimetableWidget>>> = ({ signal, queryKey }) => getTimetableWidget(studioId,params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTimetableWidget>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetTimetableWidgetSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getTimetableWidget>>>
export type GetTimetableWidgetSuspenseQueryError = OperationError<'getTimetableWidget'>


/**
 * Week of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. Seven days of the course appointments of listPublicCourses with what is needed to show them: brand, time zone and currency.
 */
export function useGetTimetableWidgetSuspense<TData = Awaited<ReturnType<typeof getTimetableWidget>>, TError = OperationError<'getTimetableWidget'>>(
 studioId: number,
    params: undefined |  GetTimetableWidgetParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTimetableWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Week of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. Seven days of the course appointments of listPublicCourses with what is needed to show them: brand, time zone and currency.
 */
export function useGetTimetableWidgetSuspense<TData = Awaited<ReturnType<typeof getTimetableWidget>>, TError = OperationError<'getTimetableWidget'>>(
 studioId: number,
    params?: GetTimetableWidgetParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTimetableWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Week of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. Seven days of the course appointments of listPublicCourses with what is needed to show them: brand, time zone and currency.
 */
export function useGetTimetableWidgetSuspense<TData = Awaited<ReturnType<typeof getTimetableWidget>>, TError = OperationError<'getTimetableWidget'>>(
 studioId: number,
    params?: GetTimetableWidgetParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTimetableWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Week of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. Seven days of the course appointments of listPublicCourses with what is needed to show them: brand, time zone and currency.
 */
export function useGetTimetableWidgetSuspense<TData = Awaited<ReturnType<typeof getTimetableWidget>>, TError = OperationError<'getTimetableWidget'>>(
 studioId: number,
    params?: GetTimetableWidgetParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTimetableWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTimetableWidgetSuspenseQueryOptions(studioId,params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}