/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicSingleAppointmentSlot } from './get-public-single-appointment-slot.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetPublicSingleAppointmentSlotParams } from '../../model/getPublicSingleAppointmentSlotParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPublicSingleAppointmentSlotQueryKey = (benefitId: number, params?: GetPublicSingleAppointmentSlotParams, sdk?: Sdk) => callKeyOf(sdk, 'getPublicSingleAppointmentSlot', benefitId, params);


export const getGetPublicSingleAppointmentSlotQueryOptions = <TData = Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError = OperationError<'getPublicSingleAppointmentSlot'>>(benefitId: number,
    params: GetPublicSingleAppointmentSlotParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicSingleAppointmentSlotQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>> = ({ signal, queryKey }) => getPublicSingleAppointmentSlot(benefitId,params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: benefitId === null || benefitId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicSingleAppointmentSlotQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>>
export type GetPublicSingleAppointmentSlotQueryError = OperationError<'getPublicSingleAppointmentSlot'>


/**
 * One slot of a kind of appointment (public)
 *
 * Public variant of getSingleAppointmentSlot. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicSingleAppointmentSlot<TData = Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError = OperationError<'getPublicSingleAppointmentSlot'>>(
 benefitId: number,
    params: GetPublicSingleAppointmentSlotParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>,
          TError,
          Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One slot of a kind of appointment (public)
 *
 * Public variant of getSingleAppointmentSlot. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicSingleAppointmentSlot<TData = Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError = OperationError<'getPublicSingleAppointmentSlot'>>(
 benefitId: number,
    params: GetPublicSingleAppointmentSlotParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>,
          TError,
          Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One slot of a kind of appointment (public)
 *
 * Public variant of getSingleAppointmentSlot. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicSingleAppointmentSlot<TData = Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError = OperationError<'getPublicSingleAppointmentSlot'>>(
 benefitId: number,
    params: GetPublicSingleAppointmentSlotParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One slot of a kind of appointment (public)
 *
 * Public variant of getSingleAppointmentSlot. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicSingleAppointmentSlot<TData = Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError = OperationError<'getPublicSingleAppointmentSlot'>>(
 benefitId: number,
    params: GetPublicSingleAppointmentSlotParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicSingleAppointmentSlotQueryOptions(benefitId,params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * One slot of a kind of appointment (public)
 *
 * Public variant of getSingleAppointmentSlot. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export const prefetchGetPublicSingleAppointmentSlotQuery = async <TData = Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError = OperationError<'getPublicSingleAppointmentSlot'>>(
 queryClient: QueryClient, benefitId: number,
    params: GetPublicSingleAppointmentSlotParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicSingleAppointmentSlotQueryOptions(benefitId,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicSingleAppointmentSlot} query
 */
export const invalidateGetPublicSingleAppointmentSlot = async (
 queryClient: QueryClient, benefitId: number,
    params: GetPublicSingleAppointmentSlotParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicSingleAppointmentSlotQueryKey(benefitId, params, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicSingleAppointmentSlotSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError = OperationError<'getPublicSingleAppointmentSlot'>>(benefitId: number,
    params: GetPublicSingleAppointmentSlotParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicSingleAppointmentSlotQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>> = ({ signal, queryKey }) => getPublicSingleAppointmentSlot(benefitId,params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicSingleAppointmentSlotSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>>
export type GetPublicSingleAppointmentSlotSuspenseQueryError = OperationError<'getPublicSingleAppointmentSlot'>


/**
 * One slot of a kind of appointment (public)
 *
 * Public variant of getSingleAppointmentSlot. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicSingleAppointmentSlotSuspense<TData = Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError = OperationError<'getPublicSingleAppointmentSlot'>>(
 benefitId: number,
    params: GetPublicSingleAppointmentSlotParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One slot of a kind of appointment (public)
 *
 * Public variant of getSingleAppointmentSlot. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicSingleAppointmentSlotSuspense<TData = Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError = OperationError<'getPublicSingleAppointmentSlot'>>(
 benefitId: number,
    params: GetPublicSingleAppointmentSlotParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One slot of a kind of appointment (public)
 *
 * Public variant of getSingleAppointmentSlot. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicSingleAppointmentSlotSuspense<TData = Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError = OperationError<'getPublicSingleAppointmentSlot'>>(
 benefitId: number,
    params: GetPublicSingleAppointmentSlotParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One slot of a kind of appointment (public)
 *
 * Public variant of getSingleAppointmentSlot. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicSingleAppointmentSlotSuspense<TData = Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError = OperationError<'getPublicSingleAppointmentSlot'>>(
 benefitId: number,
    params: GetPublicSingleAppointmentSlotParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentSlot>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicSingleAppointmentSlotSuspenseQueryOptions(benefitId,params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}