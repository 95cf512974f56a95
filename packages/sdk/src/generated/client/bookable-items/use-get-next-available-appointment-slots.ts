/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getNextAvailableAppointmentSlots } from './get-next-available-appointment-slots.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetNextAvailableAppointmentSlotsParams } from '../../model/getNextAvailableAppointmentSlotsParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getGetNextAvailableAppointmentSlotsQueryKey = (benefitId: number, params?: GetNextAvailableAppointmentSlotsParams, sdk?: Sdk) => familyKeyOf(sdk, 'getNextAvailableAppointmentSlots', benefitId, params);


export const getGetNextAvailableAppointmentSlotsQueryOptions = <TData = Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError = OperationError<'getNextAvailableAppointmentSlots'>>(benefitId: number,
    params: GetNextAvailableAppointmentSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNextAvailableAppointmentSlotsQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>> = ({ signal, queryKey }) => getNextAvailableAppointmentSlots(benefitId,params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: benefitId === null || benefitId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNextAvailableAppointmentSlotsQueryResult = NonNullable<Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>>
export type GetNextAvailableAppointmentSlotsQueryError = OperationError<'getNextAvailableAppointmentSlots'>


/**
 * The next slots of a kind of appointment
 *
 * For any logged-in user. The next bookable slots; the default limit is 10. Slots booked by the account are excluded.
 */
export function useGetNextAvailableAppointmentSlots<TData = Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError = OperationError<'getNextAvailableAppointmentSlots'>>(
 benefitId: number,
    params: GetNextAvailableAppointmentSlotsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>,
          TError,
          Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next slots of a kind of appointment
 *
 * For any logged-in user. The next bookable slots; the default limit is 10. Slots booked by the account are excluded.
 */
export function useGetNextAvailableAppointmentSlots<TData = Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError = OperationError<'getNextAvailableAppointmentSlots'>>(
 benefitId: number,
    params: GetNextAvailableAppointmentSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>,
          TError,
          Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next slots of a kind of appointment
 *
 * For any logged-in user. The next bookable slots; the default limit is 10. Slots booked by the account are excluded.
 */
export function useGetNextAvailableAppointmentSlots<TData = Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError = OperationError<'getNextAvailableAppointmentSlots'>>(
 benefitId: number,
    params: GetNextAvailableAppointmentSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The next slots of a kind of appointment
 *
 * For any logged-in user. The next bookable slots; the default limit is 10. Slots booked by the account are excluded.
 */
export function useGetNextAvailableAppointmentSlots<TData = Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError = OperationError<'getNextAvailableAppointmentSlots'>>(
 benefitId: number,
    params: GetNextAvailableAppointmentSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNextAvailableAppointmentSlotsQueryOptions(benefitId,params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The next slots of a kind of appointment
 *
 * For any logged-in user. The next bookable slots; the default limit is 10. Slots booked by the account are excluded.
 */
export const prefetchGetNextAvailableAppointmentSlotsQuery = async <TData = Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError = OperationError<'getNextAvailableAppointmentSlots'>>(
 queryClient: QueryClient, benefitId: number,
    params: GetNextAvailableAppointmentSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetNextAvailableAppointmentSlotsQueryOptions(benefitId,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetNextAvailableAppointmentSlots} query
 */
export const invalidateGetNextAvailableAppointmentSlots = async (
 queryClient: QueryClient, benefitId: number,
    params: GetNextAvailableAppointmentSlotsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetNextAvailableAppointmentSlotsQueryKey(benefitId, params, options?.sdk) }, options);

  return queryClient;
}




export const getGetNextAvailableAppointmentSlotsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError = OperationError<'getNextAvailableAppointmentSlots'>>(benefitId: number,
    params: GetNextAvailableAppointmentSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNextAvailableAppointmentSlotsQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>> = ({ signal, queryKey }) => getNextAvailableAppointmentSlots(benefitId,params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetNextAvailableAppointmentSlotsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>>
export type GetNextAvailableAppointmentSlotsSuspenseQueryError = OperationError<'getNextAvailableAppointmentSlots'>


/**
 * The next slots of a kind of appointment
 *
 * For any logged-in user. The next bookable slots; the default limit is 10. Slots booked by the account are excluded.
 */
export function useGetNextAvailableAppointmentSlotsSuspense<TData = Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError = OperationError<'getNextAvailableAppointmentSlots'>>(
 benefitId: number,
    params: GetNextAvailableAppointmentSlotsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next slots of a kind of appointment
 *
 * For any logged-in user. The next bookable slots; the default limit is 10. Slots booked by the account are excluded.
 */
export function useGetNextAvailableAppointmentSlotsSuspense<TData = Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError = OperationError<'getNextAvailableAppointmentSlots'>>(
 benefitId: number,
    params: GetNextAvailableAppointmentSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next slots of a kind of appointment
 *
 * For any logged-in user. The next bookable slots; the default limit is 10. Slots booked by the account are excluded.
 */
export function useGetNextAvailableAppointmentSlotsSuspense<TData = Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError = OperationError<'getNextAvailableAppointmentSlots'>>(
 benefitId: number,
    params: GetNextAvailableAppointmentSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The next slots of a kind of appointment
 *
 * For any logged-in user. The next bookable slots; the default limit is 10. Slots booked by the account are excluded.
 */
export function useGetNextAvailableAppointmentSlotsSuspense<TData = Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError = OperationError<'getNextAvailableAppointmentSlots'>>(
 benefitId: number,
    params: GetNextAvailableAppointmentSlotsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentSlots>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNextAvailableAppointmentSlotsSuspenseQueryOptions(benefitId,params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}