/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicNextAvailableAppointmentSlots } from './get-public-next-available-appointment-slots.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetPublicNextAvailableAppointmentSlotsParams } from '../../model/getPublicNextAvailableAppointmentSlotsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPublicNextAvailableAppointmentSlotsQueryKey = (benefitId: number, params?: GetPublicNextAvailableAppointmentSlotsParams, sdk?: Sdk) => callKeyOf(sdk, 'getPublicNextAvailableAppointmentSlots', benefitId, params);


export const getGetPublicNextAvailableAppointmentSlotsQueryOptions = <TData = Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError = OperationError<'getPublicNextAvailableAppointmentSlots'>>(benefitId: number,
    params: GetPublicNextAvailableAppointmentSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicNextAvailableAppointmentSlotsQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>> = ({ signal, queryKey }) => getPublicNextAvailableAppointmentSlots(benefitId,params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: benefitId === null || benefitId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicNextAvailableAppointmentSlotsQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>>
export type GetPublicNextAvailableAppointmentSlotsQueryError = OperationError<'getPublicNextAvailableAppointmentSlots'>


/**
 * The next slots of a kind of appointment (public)
 *
 * Public variant of getNextAvailableAppointmentSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicNextAvailableAppointmentSlots<TData = Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError = OperationError<'getPublicNextAvailableAppointmentSlots'>>(
 benefitId: number,
    params: GetPublicNextAvailableAppointmentSlotsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>,
          TError,
          Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next slots of a kind of appointment (public)
 *
 * Public variant of getNextAvailableAppointmentSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicNextAvailableAppointmentSlots<TData = Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError = OperationError<'getPublicNextAvailableAppointmentSlots'>>(
 benefitId: number,
    params: GetPublicNextAvailableAppointmentSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>,
          TError,
          Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next slots of a kind of appointment (public)
 *
 * Public variant of getNextAvailableAppointmentSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicNextAvailableAppointmentSlots<TData = Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError = OperationError<'getPublicNextAvailableAppointmentSlots'>>(
 benefitId: number,
    params: GetPublicNextAvailableAppointmentSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The next slots of a kind of appointment (public)
 *
 * Public variant of getNextAvailableAppointmentSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicNextAvailableAppointmentSlots<TData = Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError = OperationError<'getPublicNextAvailableAppointmentSlots'>>(
 benefitId: number,
    params: GetPublicNextAvailableAppointmentSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicNextAvailableAppointmentSlotsQueryOptions(benefitId,params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The next slots of a kind of appointment (public)
 *
 * Public variant of getNextAvailableAppointmentSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export const prefetchGetPublicNextAvailableAppointmentSlotsQuery = async <TData = Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError = OperationError<'getPublicNextAvailableAppointmentSlots'>>(
 queryClient: QueryClient, benefitId: number,
    params: GetPublicNextAvailableAppointmentSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicNextAvailableAppointmentSlotsQueryOptions(benefitId,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicNextAvailableAppointmentSlots} query
 */
export const invalidateGetPublicNextAvailableAppointmentSlots = async (
 queryClient: QueryClient, benefitId: number,
    params: GetPublicNextAvailableAppointmentSlotsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicNextAvailableAppointmentSlotsQueryKey(benefitId, params, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicNextAvailableAppointmentSlotsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError = OperationError<'getPublicNextAvailableAppointmentSlots'>>(benefitId: number,
    params: GetPublicNextAvailableAppointmentSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicNextAvailableAppointmentSlotsQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>> = ({ signal, queryKey }) => getPublicNextAvailableAppointmentSlots(benefitId,params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicNextAvailableAppointmentSlotsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>>
export type GetPublicNextAvailableAppointmentSlotsSuspenseQueryError = OperationError<'getPublicNextAvailableAppointmentSlots'>


/**
 * The next slots of a kind of appointment (public)
 *
 * Public variant of getNextAvailableAppointmentSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicNextAvailableAppointmentSlotsSuspense<TData = Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError = OperationError<'getPublicNextAvailableAppointmentSlots'>>(
 benefitId: number,
    params: GetPublicNextAvailableAppointmentSlotsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next slots of a kind of appointment (public)
 *
 * Public variant of getNextAvailableAppointmentSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicNextAvailableAppointmentSlotsSuspense<TData = Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError = OperationError<'getPublicNextAvailableAppointmentSlots'>>(
 benefitId: number,
    params: GetPublicNextAvailableAppointmentSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next slots of a kind of appointment (public)
 *
 * Public variant of getNextAvailableAppointmentSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicNextAvailableAppointmentSlotsSuspense<TData = Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError = OperationError<'getPublicNextAvailableAppointmentSlots'>>(
 benefitId: number,
    params: GetPublicNextAvailableAppointmentSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The next slots of a kind of appointment (public)
 *
 * Public variant of getNextAvailableAppointmentSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicNextAvailableAppointmentSlotsSuspense<TData = Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError = OperationError<'getPublicNextAvailableAppointmentSlots'>>(
 benefitId: number,
    params: GetPublicNextAvailableAppointmentSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicNextAvailableAppointmentSlotsSuspenseQueryOptions(benefitId,params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}