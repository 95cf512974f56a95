/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getOffersWidget } from './get-offers-widget.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetOffersWidgetQueryKey = (studioId: number, sdk?: Sdk) => callKeyOf(sdk, 'getOffersWidget', studioId);


export const getGetOffersWidgetQueryOptions = <TData = Awaited<ReturnType<typeof getOffersWidget>>, TError = OperationError<'getOffersWidget'>>(studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOffersWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOffersWidgetQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOffersWidget>>> = ({ signal, queryKey }) => getOffersWidget(studioId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: studioId === null || studioId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOffersWidget>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOffersWidgetQueryResult = NonNullable<Awaited<ReturnType<typeof getOffersWidget>>>
export type GetOffersWidgetQueryError = OperationError<'getOffersWidget'>


/**
 * Memberships of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. The offers of listContractOffers with what is needed to show them. Amounts are in the major unit of the currency.
 */
export function useGetOffersWidget<TData = Awaited<ReturnType<typeof getOffersWidget>>, TError = OperationError<'getOffersWidget'>>(
 studioId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOffersWidget>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOffersWidget>>,
          TError,
          Awaited<ReturnType<typeof getOffersWidget>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Memberships of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. The offers of listContractOffers with what is needed to show them. Amounts are in the major unit of the currency.
 */
export function useGetOffersWidget<TData = Awaited<ReturnType<typeof getOffersWidget>>, TError = OperationError<'getOffersWidget'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOffersWidget>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOffersWidget>>,
          TError,
          Awaited<ReturnType<typeof getOffersWidget>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Memberships of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. The offers of listContractOffers with what is needed to show them. Amounts are in the major unit of the currency.
 */
export function useGetOffersWidget<TData = Awaited<ReturnType<typeof getOffersWidget>>, TError = OperationError<'getOffersWidget'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOffersWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Memberships of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. The offers of listContractOffers with what is needed to show them. Amounts are in the major unit of the currency.
 */
export function useGetOffersWidget<TData = Awaited<ReturnType<typeof getOffersWidget>>, TError = OperationError<'getOffersWidget'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOffersWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOffersWidgetQueryOptions(studioId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Memberships of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. The offers of listContractOffers with what is needed to show them. Amounts are in the major unit of the currency.
 */
export const prefetchGetOffersWidgetQuery = async <TData = Awaited<ReturnType<typeof getOffersWidget>>, TError = OperationError<'getOffersWidget'>>(
 queryClient: QueryClient, studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOffersWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetOffersWidgetQueryOptions(studioId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetOffersWidget} query
 */
export const invalidateGetOffersWidget = async (
 queryClient: QueryClient, studioId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOffersWidgetQueryKey(studioId, options?.sdk) }, options);

  return queryClient;
}




export const getGetOffersWidgetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getOffersWidget>>, TError = OperationError<'getOffersWidget'>>(studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOffersWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOffersWidgetQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOffersWidget>>> = ({ signal, queryKey }) => getOffersWidget(studioId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOffersWidget>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetOffersWidgetSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getOffersWidget>>>
export type GetOffersWidgetSuspenseQueryError = OperationError<'getOffersWidget'>


/**
 * Memberships of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. The offers of listContractOffers with what is needed to show them. Amounts are in the major unit of the currency.
 */
export function useGetOffersWidgetSuspense<TData = Awaited<ReturnType<typeof getOffersWidget>>, TError = OperationError<'getOffersWidget'>>(
 studioId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOffersWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Memberships of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. The offers of listContractOffers with what is needed to show them. Amounts are in the major unit of the currency.
 */
export function useGetOffersWidgetSuspense<TData = Awaited<ReturnType<typeof getOffersWidget>>, TError = OperationError<'getOffersWidget'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOffersWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Memberships of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. The offers of listContractOffers with what is needed to show them. Amounts are in the major unit of the currency.
 */
export function useGetOffersWidgetSuspense<TData = Awaited<ReturnType<typeof getOffersWidget>>, TError = OperationError<'getOffersWidget'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOffersWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Memberships of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. The offers of listContractOffers with what is needed to show them. Amounts are in the major unit of the currency.
 */
export function useGetOffersWidgetSuspense<TData = Awaited<ReturnType<typeof getOffersWidget>>, TError = OperationError<'getOffersWidget'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOffersWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOffersWidgetSuspenseQueryOptions(studioId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}