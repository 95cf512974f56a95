/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicAppointmentSlots } from './get-public-appointment-slots.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetPublicAppointmentSlotsParams } from '../../model/getPublicAppointmentSlotsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPublicAppointmentSlotsQueryKey = (benefitId: number, params?: GetPublicAppointmentSlotsParams, sdk?: Sdk) => callKeyOf(sdk, 'getPublicAppointmentSlots', benefitId, params);


export const getGetPublicAppointmentSlotsQueryOptions = <TData = Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError = OperationError<'getPublicAppointmentSlots'>>(benefitId: number,
    params: GetPublicAppointmentSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicAppointmentSlotsQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicAppointmentSlots>>> = ({ signal, queryKey }) => getPublicAppointmentSlots(benefitId,params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: benefitId === null || benefitId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicAppointmentSlotsQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicAppointmentSlots>>>
export type GetPublicAppointmentSlotsQueryError = OperationError<'getPublicAppointmentSlots'>


/**
 * Slots of a kind of appointment in a period (public)
 *
 * Public variant of getAppointmentSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicAppointmentSlots<TData = Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError = OperationError<'getPublicAppointmentSlots'>>(
 benefitId: number,
    params: GetPublicAppointmentSlotsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicAppointmentSlots>>,
          TError,
          Awaited<ReturnType<typeof getPublicAppointmentSlots>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots of a kind of appointment in a period (public)
 *
 * Public variant of getAppointmentSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicAppointmentSlots<TData = Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError = OperationError<'getPublicAppointmentSlots'>>(
 benefitId: number,
    params: GetPublicAppointmentSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicAppointmentSlots>>,
          TError,
          Awaited<ReturnType<typeof getPublicAppointmentSlots>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots of a kind of appointment in a period (public)
 *
 * Public variant of getAppointmentSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicAppointmentSlots<TData = Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError = OperationError<'getPublicAppointmentSlots'>>(
 benefitId: number,
    params: GetPublicAppointmentSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Slots of a kind of appointment in a period (public)
 *
 * Public variant of getAppointmentSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicAppointmentSlots<TData = Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError = OperationError<'getPublicAppointmentSlots'>>(
 benefitId: number,
    params: GetPublicAppointmentSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicAppointmentSlotsQueryOptions(benefitId,params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Slots of a kind of appointment in a period (public)
 *
 * Public variant of getAppointmentSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export const prefetchGetPublicAppointmentSlotsQuery = async <TData = Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError = OperationError<'getPublicAppointmentSlots'>>(
 queryClient: QueryClient, benefitId: number,
    params: GetPublicAppointmentSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicAppointmentSlotsQueryOptions(benefitId,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicAppointmentSlots} query
 */
export const invalidateGetPublicAppointmentSlots = async (
 queryClient: QueryClient, benefitId: number,
    params: GetPublicAppointmentSlotsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicAppointmentSlotsQueryKey(benefitId, params, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicAppointmentSlotsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError = OperationError<'getPublicAppointmentSlots'>>(benefitId: number,
    params: GetPublicAppointmentSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicAppointmentSlotsQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicAppointmentSlots>>> = ({ signal, queryKey }) => getPublicAppointmentSlots(benefitId,params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicAppointmentSlotsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicAppointmentSlots>>>
export type GetPublicAppointmentSlotsSuspenseQueryError = OperationError<'getPublicAppointmentSlots'>


/**
 * Slots of a kind of appointment in a period (public)
 *
 * Public variant of getAppointmentSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicAppointmentSlotsSuspense<TData = Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError = OperationError<'getPublicAppointmentSlots'>>(
 benefitId: number,
    params: GetPublicAppointmentSlotsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots of a kind of appointment in a period (public)
 *
 * Public variant of getAppointmentSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicAppointmentSlotsSuspense<TData = Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError = OperationError<'getPublicAppointmentSlots'>>(
 benefitId: number,
    params: GetPublicAppointmentSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots of a kind of appointment in a period (public)
 *
 * Public variant of getAppointmentSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicAppointmentSlotsSuspense<TData = Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError = OperationError<'getPublicAppointmentSlots'>>(
 benefitId: number,
    params: GetPublicAppointmentSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Slots of a kind of appointment in a period (public)
 *
 * Public variant of getAppointmentSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicAppointmentSlotsSuspense<TData = Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError = OperationError<'getPublicAppointmentSlots'>>(
 benefitId: number,
    params: GetPublicAppointmentSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicAppointmentSlotsSuspenseQueryOptions(benefitId,params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}