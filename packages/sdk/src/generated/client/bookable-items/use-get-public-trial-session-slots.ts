/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicTrialSessionSlots } from './get-public-trial-session-slots.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetPublicTrialSessionSlotsParams } from '../../model/getPublicTrialSessionSlotsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPublicTrialSessionSlotsQueryKey = (benefitId: number, params?: GetPublicTrialSessionSlotsParams, sdk?: Sdk) => callKeyOf(sdk, 'getPublicTrialSessionSlots', benefitId, params);


export const getGetPublicTrialSessionSlotsQueryOptions = <TData = Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError = OperationError<'getPublicTrialSessionSlots'>>(benefitId: number,
    params: GetPublicTrialSessionSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicTrialSessionSlotsQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicTrialSessionSlots>>> = ({ signal, queryKey }) => getPublicTrialSessionSlots(benefitId,params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: benefitId === null || benefitId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicTrialSessionSlotsQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicTrialSessionSlots>>>
export type GetPublicTrialSessionSlotsQueryError = OperationError<'getPublicTrialSessionSlots'>


/**
 * Slots for a trial session (public)
 *
 * Public variant of getTrialSessionSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicTrialSessionSlots<TData = Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError = OperationError<'getPublicTrialSessionSlots'>>(
 benefitId: number,
    params: GetPublicTrialSessionSlotsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicTrialSessionSlots>>,
          TError,
          Awaited<ReturnType<typeof getPublicTrialSessionSlots>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots for a trial session (public)
 *
 * Public variant of getTrialSessionSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicTrialSessionSlots<TData = Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError = OperationError<'getPublicTrialSessionSlots'>>(
 benefitId: number,
    params: GetPublicTrialSessionSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicTrialSessionSlots>>,
          TError,
          Awaited<ReturnType<typeof getPublicTrialSessionSlots>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots for a trial session (public)
 *
 * Public variant of getTrialSessionSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicTrialSessionSlots<TData = Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError = OperationError<'getPublicTrialSessionSlots'>>(
 benefitId: number,
    params: GetPublicTrialSessionSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Slots for a trial session (public)
 *
 * Public variant of getTrialSessionSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicTrialSessionSlots<TData = Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError = OperationError<'getPublicTrialSessionSlots'>>(
 benefitId: number,
    params: GetPublicTrialSessionSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicTrialSessionSlotsQueryOptions(benefitId,params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Slots for a trial session (public)
 *
 * Public variant of getTrialSessionSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export const prefetchGetPublicTrialSessionSlotsQuery = async <TData = Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError = OperationError<'getPublicTrialSessionSlots'>>(
 queryClient: QueryClient, benefitId: number,
    params: GetPublicTrialSessionSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicTrialSessionSlotsQueryOptions(benefitId,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicTrialSessionSlots} query
 */
export const invalidateGetPublicTrialSessionSlots = async (
 queryClient: QueryClient, benefitId: number,
    params: GetPublicTrialSessionSlotsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicTrialSessionSlotsQueryKey(benefitId, params, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicTrialSessionSlotsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError = OperationError<'getPublicTrialSessionSlots'>>(benefitId: number,
    params: GetPublicTrialSessionSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicTrialSessionSlotsQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicTrialSessionSlots>>> = ({ signal, queryKey }) => getPublicTrialSessionSlots(benefitId,params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicTrialSessionSlotsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicTrialSessionSlots>>>
export type GetPublicTrialSessionSlotsSuspenseQueryError = OperationError<'getPublicTrialSessionSlots'>


/**
 * Slots for a trial session (public)
 *
 * Public variant of getTrialSessionSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicTrialSessionSlotsSuspense<TData = Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError = OperationError<'getPublicTrialSessionSlots'>>(
 benefitId: number,
    params: GetPublicTrialSessionSlotsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots for a trial session (public)
 *
 * Public variant of getTrialSessionSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicTrialSessionSlotsSuspense<TData = Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError = OperationError<'getPublicTrialSessionSlots'>>(
 benefitId: number,
    params: GetPublicTrialSessionSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots for a trial session (public)
 *
 * Public variant of getTrialSessionSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicTrialSessionSlotsSuspense<TData = Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError = OperationError<'getPublicTrialSessionSlots'>>(
 benefitId: number,
    params: GetPublicTrialSessionSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Slots for a trial session (public)
 *
 * Public variant of getTrialSessionSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicTrialSessionSlotsSuspense<TData = Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError = OperationError<'getPublicTrialSessionSlots'>>(
 benefitId: number,
    params: GetPublicTrialSessionSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicTrialSessionSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicTrialSessionSlotsSuspenseQueryOptions(benefitId,params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}