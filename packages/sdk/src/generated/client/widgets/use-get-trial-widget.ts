/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getTrialWidget } from './get-trial-widget.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetTrialWidgetQueryKey = (studioId: number, sdk?: Sdk) => callKeyOf(sdk, 'getTrialWidget', studioId);


export const getGetTrialWidgetQueryOptions = <TData = Awaited<ReturnType<typeof getTrialWidget>>, TError = OperationError<'getTrialWidget'>>(studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTrialWidgetQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTrialWidget>>> = ({ signal, queryKey }) => getTrialWidget(studioId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: studioId === null || studioId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTrialWidget>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTrialWidgetQueryResult = NonNullable<Awaited<ReturnType<typeof getTrialWidget>>>
export type GetTrialWidgetQueryError = OperationError<'getTrialWidget'>


/**
 * Trial session of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. The trial session with its next free times. Amounts are in the major unit of the currency.
 */
export function useGetTrialWidget<TData = Awaited<ReturnType<typeof getTrialWidget>>, TError = OperationError<'getTrialWidget'>>(
 studioId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialWidget>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTrialWidget>>,
          TError,
          Awaited<ReturnType<typeof getTrialWidget>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Trial session of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. The trial session with its next free times. Amounts are in the major unit of the currency.
 */
export function useGetTrialWidget<TData = Awaited<ReturnType<typeof getTrialWidget>>, TError = OperationError<'getTrialWidget'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialWidget>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTrialWidget>>,
          TError,
          Awaited<ReturnType<typeof getTrialWidget>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Trial session of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. The trial session with its next free times. Amounts are in the major unit of the currency.
 */
export function useGetTrialWidget<TData = Awaited<ReturnType<typeof getTrialWidget>>, TError = OperationError<'getTrialWidget'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Trial session of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. The trial session with its next free times. Amounts are in the major unit of the currency.
 */
export function useGetTrialWidget<TData = Awaited<ReturnType<typeof getTrialWidget>>, TError = OperationError<'getTrialWidget'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTrialWidgetQueryOptions(studioId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Trial session of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. The trial session with its next free times. Amounts are in the major unit of the currency.
 */
export const prefetchGetTrialWidgetQuery = async <TData = Awaited<ReturnType<typeof getTrialWidget>>, TError = OperationError<'getTrialWidget'>>(
 queryClient: QueryClient, studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetTrialWidgetQueryOptions(studioId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetTrialWidget} query
 */
export const invalidateGetTrialWidget = async (
 queryClient: QueryClient, studioId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTrialWidgetQueryKey(studioId, options?.sdk) }, options);

  return queryClient;
}




export const getGetTrialWidgetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getTrialWidget>>, TError = OperationError<'getTrialWidget'>>(studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTrialWidgetQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTrialWidget>>> = ({ signal, queryKey }) => getTrialWidget(studioId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialWidget>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetTrialWidgetSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getTrialWidget>>>
export type GetTrialWidgetSuspenseQueryError = OperationError<'getTrialWidget'>


/**
 * Trial session of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. The trial session with its next free times. Amounts are in the major unit of the currency.
 */
export function useGetTrialWidgetSuspense<TData = Awaited<ReturnType<typeof getTrialWidget>>, TError = OperationError<'getTrialWidget'>>(
 studioId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Trial session of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. The trial session with its next free times. Amounts are in the major unit of the currency.
 */
export function useGetTrialWidgetSuspense<TData = Awaited<ReturnType<typeof getTrialWidget>>, TError = OperationError<'getTrialWidget'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Trial session of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. The trial session with its next free times. Amounts are in the major unit of the currency.
 */
export function useGetTrialWidgetSuspense<TData = Awaited<ReturnType<typeof getTrialWidget>>, TError = OperationError<'getTrialWidget'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Trial session of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. The trial session with its next free times. Amounts are in the major unit of the currency.
 */
export function useGetTrialWidgetSuspense<TData = Awaited<ReturnType<typeof getTrialWidget>>, TError = OperationError<'getTrialWidget'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTrialWidgetSuspenseQueryOptions(studioId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}