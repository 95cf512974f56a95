/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getTrialSessionSlots } from './get-trial-session-slots.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetTrialSessionSlotsParams } from '../../model/getTrialSessionSlotsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetTrialSessionSlotsQueryKey = (benefitId: number, params?: GetTrialSessionSlotsParams, sdk?: Sdk) => callKeyOf(sdk, 'getTrialSessionSlots', benefitId, params);


export const getGetTrialSessionSlotsQueryOptions = <TData = Awaited<ReturnType<typeof getTrialSessionSlots>>, TError = OperationError<'getTrialSessionSlots'>>(benefitId: number,
    params: GetTrialSessionSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTrialSessionSlotsQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTrialSessionSlots>>> = ({ signal, queryKey }) => getTrialSessionSlots(benefitId,params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: benefitId === null || benefitId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionSlots>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTrialSessionSlotsQueryResult = NonNullable<Awaited<ReturnType<typeof getTrialSessionSlots>>>
export type GetTrialSessionSlotsQueryError = OperationError<'getTrialSessionSlots'>


/**
 * Slots for a trial session
 *
 * For any logged-in user. Slots of a kind that the studio offers as a trial session, on days in the studio's time zone; at most 62 days and 1,000 slots. Kinds that are not a trial session there are not found. Nothing is reserved.
 */
export function useGetTrialSessionSlots<TData = Awaited<ReturnType<typeof getTrialSessionSlots>>, TError = OperationError<'getTrialSessionSlots'>>(
 benefitId: number,
    params: GetTrialSessionSlotsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionSlots>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTrialSessionSlots>>,
          TError,
          Awaited<ReturnType<typeof getTrialSessionSlots>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots for a trial session
 *
 * For any logged-in user. Slots of a kind that the studio offers as a trial session, on days in the studio's time zone; at most 62 days and 1,000 slots. Kinds that are not a trial session there are not found. Nothing is reserved.
 */
export function useGetTrialSessionSlots<TData = Awaited<ReturnType<typeof getTrialSessionSlots>>, TError = OperationError<'getTrialSessionSlots'>>(
 benefitId: number,
    params: GetTrialSessionSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionSlots>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTrialSessionSlots>>,
          TError,
          Awaited<ReturnType<typeof getTrialSessionSlots>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots for a trial session
 *
 * For any logged-in user. Slots of a kind that the studio offers as a trial session, on days in the studio's time zone; at most 62 days and 1,000 slots. Kinds that are not a trial session there are not found. Nothing is reserved.
 */
export function useGetTrialSessionSlots<TData = Awaited<ReturnType<typeof getTrialSessionSlots>>, TError = OperationError<'getTrialSessionSlots'>>(
 benefitId: number,
    params: GetTrialSessionSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Slots for a trial session
 *
 * For any logged-in user. Slots of a kind that the studio offers as a trial session, on days in the studio's time zone; at most 62 days and 1,000 slots. Kinds that are not a trial session there are not found. Nothing is reserved.
 */
export function useGetTrialSessionSlots<TData = Awaited<ReturnType<typeof getTrialSessionSlots>>, TError = OperationError<'getTrialSessionSlots'>>(
 benefitId: number,
    params: GetTrialSessionSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTrialSessionSlotsQueryOptions(benefitId,params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Slots for a trial session
 *
 * For any logged-in user. Slots of a kind that the studio offers as a trial session, on days in the studio's time zone; at most 62 days and 1,000 slots. Kinds that are not a trial session there are not found. Nothing is reserved.
 */
export const prefetchGetTrialSessionSlotsQuery = async <TData = Awaited<ReturnType<typeof getTrialSessionSlots>>, TError = OperationError<'getTrialSessionSlots'>>(
 queryClient: QueryClient, benefitId: number,
    params: GetTrialSessionSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetTrialSessionSlotsQueryOptions(benefitId,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetTrialSessionSlots} query
 */
export const invalidateGetTrialSessionSlots = async (
 queryClient: QueryClient, benefitId: number,
    params: GetTrialSessionSlotsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTrialSessionSlotsQueryKey(benefitId, params, options?.sdk) }, options);

  return queryClient;
}




export const getGetTrialSessionSlotsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getTrialSessionSlots>>, TError = OperationError<'getTrialSessionSlots'>>(benefitId: number,
    params: GetTrialSessionSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTrialSessionSlotsQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTrialSessionSlots>>> = ({ signal, queryKey }) => getTrialSessionSlots(benefitId,params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionSlots>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetTrialSessionSlotsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getTrialSessionSlots>>>
export type GetTrialSessionSlotsSuspenseQueryError = OperationError<'getTrialSessionSlots'>


/**
 * Slots for a trial session
 *
 * For any logged-in user. Slots of a kind that the studio offers as a trial session, on days in the studio's time zone; at most 62 days and 1,000 slots. Kinds that are not a trial session there are not found. Nothing is reserved.
 */
export function useGetTrialSessionSlotsSuspense<TData = Awaited<ReturnType<typeof getTrialSessionSlots>>, TError = OperationError<'getTrialSessionSlots'>>(
 benefitId: number,
    params: GetTrialSessionSlotsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots for a trial session
 *
 * For any logged-in user. Slots of a kind that the studio offers as a trial session, on days in the studio's time zone; at most 62 days and 1,000 slots. Kinds that are not a trial session there are not found. Nothing is reserved.
 */
export function useGetTrialSessionSlotsSuspense<TData = Awaited<ReturnType<typeof getTrialSessionSlots>>, TError = OperationError<'getTrialSessionSlots'>>(
 benefitId: number,
    params: GetTrialSessionSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots for a trial session
 *
 * For any logged-in user. Slots of a kind that the studio offers as a trial session, on days in the studio's time zone; at most 62 days and 1,000 slots. Kinds that are not a trial session there are not found. Nothing is reserved.
 */
export function useGetTrialSessionSlotsSuspense<TData = Awaited<ReturnType<typeof getTrialSessionSlots>>, TError = OperationError<'getTrialSessionSlots'>>(
 benefitId: number,
    params: GetTrialSessionSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Slots for a trial session
 *
 * For any logged-in user. Slots of a kind that the studio offers as a trial session, on days in the studio's time zone; at most 62 days and 1,000 slots. Kinds that are not a trial session there are not found. Nothing is reserved.
 */
export function useGetTrialSessionSlotsSuspense<TData = Awaited<ReturnType<typeof getTrialSessionSlots>>, TError = OperationError<'getTrialSessionSlots'>>(
 benefitId: number,
    params: GetTrialSessionSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTrialSessionSlotsSuspenseQueryOptions(benefitId,params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}