/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getSingleAppointmentSlot } from './get-single-appointment-slot.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetSingleAppointmentSlotParams } from '../../model/getSingleAppointmentSlotParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getGetSingleAppointmentSlotQueryKey = (benefitId: number, params?: GetSingleAppointmentSlotParams, sdk?: Sdk) => familyKeyOf(sdk, 'getSingleAppointmentSlot', benefitId, params);


export const getGetSingleAppointmentSlotQueryOptions = <TData = Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError = OperationError<'getSingleAppointmentSlot'>>(benefitId: number,
    params: GetSingleAppointmentSlotParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSingleAppointmentSlotQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSingleAppointmentSlot>>> = ({ signal, queryKey }) => getSingleAppointmentSlot(benefitId,params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: benefitId === null || benefitId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSingleAppointmentSlotQueryResult = NonNullable<Awaited<ReturnType<typeof getSingleAppointmentSlot>>>
export type GetSingleAppointmentSlotQueryError = OperationError<'getSingleAppointmentSlot'>


/**
 * One slot of a kind of appointment
 *
 * For any logged-in user, before and after a booking. Returns one slot and whether it is available. Booked slots and slots outside the booking window have available false. Times outside the working hours of all employees are not found, unless the account has booked them. A booked slot names its employee.
 */
export function useGetSingleAppointmentSlot<TData = Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError = OperationError<'getSingleAppointmentSlot'>>(
 benefitId: number,
    params: GetSingleAppointmentSlotParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSingleAppointmentSlot>>,
          TError,
          Awaited<ReturnType<typeof getSingleAppointmentSlot>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One slot of a kind of appointment
 *
 * For any logged-in user, before and after a booking. Returns one slot and whether it is available. Booked slots and slots outside the booking window have available false. Times outside the working hours of all employees are not found, unless the account has booked them. A booked slot names its employee.
 */
export function useGetSingleAppointmentSlot<TData = Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError = OperationError<'getSingleAppointmentSlot'>>(
 benefitId: number,
    params: GetSingleAppointmentSlotParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSingleAppointmentSlot>>,
          TError,
          Awaited<ReturnType<typeof getSingleAppointmentSlot>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One slot of a kind of appointment
 *
 * For any logged-in user, before and after a booking. Returns one slot and whether it is available. Booked slots and slots outside the booking window have available false. Times outside the working hours of all employees are not found, unless the account has booked them. A booked slot names its employee.
 */
export function useGetSingleAppointmentSlot<TData = Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError = OperationError<'getSingleAppointmentSlot'>>(
 benefitId: number,
    params: GetSingleAppointmentSlotParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One slot of a kind of appointment
 *
 * For any logged-in user, before and after a booking. Returns one slot and whether it is available. Booked slots and slots outside the booking window have available false. Times outside the working hours of all employees are not found, unless the account has booked them. A booked slot names its employee.
 */
export function useGetSingleAppointmentSlot<TData = Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError = OperationError<'getSingleAppointmentSlot'>>(
 benefitId: number,
    params: GetSingleAppointmentSlotParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSingleAppointmentSlotQueryOptions(benefitId,params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * One slot of a kind of appointment
 *
 * For any logged-in user, before and after a booking. Returns one slot and whether it is available. Booked slots and slots outside the booking window have available false. Times outside the working hours of all employees are not found, unless the account has booked them. A booked slot names its employee.
 */
export const prefetchGetSingleAppointmentSlotQuery = async <TData = Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError = OperationError<'getSingleAppointmentSlot'>>(
 queryClient: QueryClient, benefitId: number,
    params: GetSingleAppointmentSlotParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetSingleAppointmentSlotQueryOptions(benefitId,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetSingleAppointmentSlot} query
 */
export const invalidateGetSingleAppointmentSlot = async (
 queryClient: QueryClient, benefitId: number,
    params: GetSingleAppointmentSlotParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSingleAppointmentSlotQueryKey(benefitId, params, options?.sdk) }, options);

  return queryClient;
}




export const getGetSingleAppointmentSlotSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError = OperationError<'getSingleAppointmentSlot'>>(benefitId: number,
    params: GetSingleAppointmentSlotParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSingleAppointmentSlotQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSingleAppointmentSlot>>> = ({ signal, queryKey }) => getSingleAppointmentSlot(benefitId,params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSingleAppointmentSlotSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSingleAppointmentSlot>>>
export type GetSingleAppointmentSlotSuspenseQueryError = OperationError<'getSingleAppointmentSlot'>


/**
 * One slot of a kind of appointment
 *
 * For any logged-in user, before and after a booking. Returns one slot and whether it is available. Booked slots and slots outside the booking window have available false. Times outside the working hours of all employees are not found, unless the account has booked them. A booked slot names its employee.
 */
export function useGetSingleAppointmentSlotSuspense<TData = Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError = OperationError<'getSingleAppointmentSlot'>>(
 benefitId: number,
    params: GetSingleAppointmentSlotParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One slot of a kind of appointment
 *
 * For any logged-in user, before and after a booking. Returns one slot and whether it is available. Booked slots and slots outside the booking window have available false. Times outside the working hours of all employees are not found, unless the account has booked them. A booked slot names its employee.
 */
export function useGetSingleAppointmentSlotSuspense<TData = Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError = OperationError<'getSingleAppointmentSlot'>>(
 benefitId: number,
    params: GetSingleAppointmentSlotParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One slot of a kind of appointment
 *
 * For any logged-in user, before and after a booking. Returns one slot and whether it is available. Booked slots and slots outside the booking window have available false. Times outside the working hours of all employees are not found, unless the account has booked them. A booked slot names its employee.
 */
export function useGetSingleAppointmentSlotSuspense<TData = Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError = OperationError<'getSingleAppointmentSlot'>>(
 benefitId: number,
    params: GetSingleAppointmentSlotParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One slot of a kind of appointment
 *
 * For any logged-in user, before and after a booking. Returns one slot and whether it is available. Booked slots and slots outside the booking window have available false. Times outside the working hours of all employees are not found, unless the account has booked them. A booked slot names its employee.
 */
export function useGetSingleAppointmentSlotSuspense<TData = Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError = OperationError<'getSingleAppointmentSlot'>>(
 benefitId: number,
    params: GetSingleAppointmentSlotParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentSlot>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSingleAppointmentSlotSuspenseQueryOptions(benefitId,params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}