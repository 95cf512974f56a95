/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getAppointmentSlots } from './get-appointment-slots.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetAppointmentSlotsParams } from '../../model/getAppointmentSlotsParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getGetAppointmentSlotsQueryKey = (benefitId: number, params?: GetAppointmentSlotsParams, sdk?: Sdk) => familyKeyOf(sdk, 'getAppointmentSlots', benefitId, params);


export const getGetAppointmentSlotsQueryOptions = <TData = Awaited<ReturnType<typeof getAppointmentSlots>>, TError = OperationError<'getAppointmentSlots'>>(benefitId: number,
    params: GetAppointmentSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAppointmentSlotsQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAppointmentSlots>>> = ({ signal, queryKey }) => getAppointmentSlots(benefitId,params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: benefitId === null || benefitId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAppointmentSlots>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAppointmentSlotsQueryResult = NonNullable<Awaited<ReturnType<typeof getAppointmentSlots>>>
export type GetAppointmentSlotsQueryError = OperationError<'getAppointmentSlots'>


/**
 * Slots of a kind of appointment in a period
 *
 * For any logged-in user. Bookable slots on days in the studio's time zone: every half hour, with an employee available for the full duration, from 2 hours to 60 days in advance. Slots booked by the account are included with alreadyBooked. At most 62 days and 1,000 slots; getAppointmentDays groups them by day.
 */
export function useGetAppointmentSlots<TData = Awaited<ReturnType<typeof getAppointmentSlots>>, TError = OperationError<'getAppointmentSlots'>>(
 benefitId: number,
    params: GetAppointmentSlotsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAppointmentSlots>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAppointmentSlots>>,
          TError,
          Awaited<ReturnType<typeof getAppointmentSlots>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots of a kind of appointment in a period
 *
 * For any logged-in user. Bookable slots on days in the studio's time zone: every half hour, with an employee available for the full duration, from 2 hours to 60 days in advance. Slots booked by the account are included with alreadyBooked. At most 62 days and 1,000 slots; getAppointmentDays groups them by day.
 */
export function useGetAppointmentSlots<TData = Awaited<ReturnType<typeof getAppointmentSlots>>, TError = OperationError<'getAppointmentSlots'>>(
 benefitId: number,
    params: GetAppointmentSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAppointmentSlots>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAppointmentSlots>>,
          TError,
          Awaited<ReturnType<typeof getAppointmentSlots>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots of a kind of appointment in a period
 *
 * For any logged-in user. Bookable slots on days in the studio's time zone: every half hour, with an employee available for the full duration, from 2 hours to 60 days in advance. Slots booked by the account are included with alreadyBooked. At most 62 days and 1,000 slots; getAppointmentDays groups them by day.
 */
export function useGetAppointmentSlots<TData = Awaited<ReturnType<typeof getAppointmentSlots>>, TError = OperationError<'getAppointmentSlots'>>(
 benefitId: number,
    params: GetAppointmentSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Slots of a kind of appointment in a period
 *
 * For any logged-in user. Bookable slots on days in the studio's time zone: every half hour, with an employee available for the full duration, from 2 hours to 60 days in advance. Slots booked by the account are included with alreadyBooked. At most 62 days and 1,000 slots; getAppointmentDays groups them by day.
 */
export function useGetAppointmentSlots<TData = Awaited<ReturnType<typeof getAppointmentSlots>>, TError = OperationError<'getAppointmentSlots'>>(
 benefitId: number,
    params: GetAppointmentSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAppointmentSlotsQueryOptions(benefitId,params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Slots of a kind of appointment in a period
 *
 * For any logged-in user. Bookable slots on days in the studio's time zone: every half hour, with an employee available for the full duration, from 2 hours to 60 days in advance. Slots booked by the account are included with alreadyBooked. At most 62 days and 1,000 slots; getAppointmentDays groups them by day.
 */
export const prefetchGetAppointmentSlotsQuery = async <TData = Awaited<ReturnType<typeof getAppointmentSlots>>, TError = OperationError<'getAppointmentSlots'>>(
 queryClient: QueryClient, benefitId: number,
    params: GetAppointmentSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetAppointmentSlotsQueryOptions(benefitId,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetAppointmentSlots} query
 */
export const invalidateGetAppointmentSlots = async (
 queryClient: QueryClient, benefitId: number,
    params: GetAppointmentSlotsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAppointmentSlotsQueryKey(benefitId, params, options?.sdk) }, options);

  return queryClient;
}




export const getGetAppointmentSlotsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getAppointmentSlots>>, TError = OperationError<'getAppointmentSlots'>>(benefitId: number,
    params: GetAppointmentSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAppointmentSlotsQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAppointmentSlots>>> = ({ signal, queryKey }) => getAppointmentSlots(benefitId,params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAppointmentSlots>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetAppointmentSlotsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getAppointmentSlots>>>
export type GetAppointmentSlotsSuspenseQueryError = OperationError<'getAppointmentSlots'>


/**
 * Slots of a kind of appointment in a period
 *
 * For any logged-in user. Bookable slots on days in the studio's time zone: every half hour, with an employee available for the full duration, from 2 hours to 60 days in advance. Slots booked by the account are included with alreadyBooked. At most 62 days and 1,000 slots; getAppointmentDays groups them by day.
 */
export function useGetAppointmentSlotsSuspense<TData = Awaited<ReturnType<typeof getAppointmentSlots>>, TError = OperationError<'getAppointmentSlots'>>(
 benefitId: number,
    params: GetAppointmentSlotsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots of a kind of appointment in a period
 *
 * For any logged-in user. Bookable slots on days in the studio's time zone: every half hour, with an employee available for the full duration, from 2 hours to 60 days in advance. Slots booked by the account are included with alreadyBooked. At most 62 days and 1,000 slots; getAppointmentDays groups them by day.
 */
export function useGetAppointmentSlotsSuspense<TData = Awaited<ReturnType<typeof getAppointmentSlots>>, TError = OperationError<'getAppointmentSlots'>>(
 benefitId: number,
    params: GetAppointmentSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots of a kind of appointment in a period
 *
 * For any logged-in user. Bookable slots on days in the studio's time zone: every half hour, with an employee available for the full duration, from 2 hours to 60 days in advance. Slots booked by the account are included with alreadyBooked. At most 62 days and 1,000 slots; getAppointmentDays groups them by day.
 */
export function useGetAppointmentSlotsSuspense<TData = Awaited<ReturnType<typeof getAppointmentSlots>>, TError = OperationError<'getAppointmentSlots'>>(
 benefitId: number,
    params: GetAppointmentSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Slots of a kind of appointment in a period
 *
 * For any logged-in user. Bookable slots on days in the studio's time zone: every half hour, with an employee available for the full duration, from 2 hours to 60 days in advance. Slots booked by the account are included with alreadyBooked. At most 62 days and 1,000 slots; getAppointmentDays groups them by day.
 */
export function useGetAppointmentSlotsSuspense<TData = Awaited<ReturnType<typeof getAppointmentSlots>>, TError = OperationError<'getAppointmentSlots'>>(
 benefitId: number,
    params: GetAppointmentSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAppointmentSlotsSuspenseQueryOptions(benefitId,params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}