/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getCourseAppointmentCheckout } from './get-course-appointment-checkout.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetCourseAppointmentCheckoutQueryKey = (id: string, sdk?: Sdk) => callKeyOf(sdk, 'getCourseAppointmentCheckout', id);


export const getGetCourseAppointmentCheckoutQueryOptions = <TData = Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError = OperationError<'getCourseAppointmentCheckout'>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCourseAppointmentCheckoutQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCourseAppointmentCheckout>>> = ({ signal, queryKey }) => getCourseAppointmentCheckout(id, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCourseAppointmentCheckoutQueryResult = NonNullable<Awaited<ReturnType<typeof getCourseAppointmentCheckout>>>
export type GetCourseAppointmentCheckoutQueryError = OperationError<'getCourseAppointmentCheckout'>


/**
 * Purchase of a place in a course
 *
 * For the account that created it. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetCourseAppointmentCheckout<TData = Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError = OperationError<'getCourseAppointmentCheckout'>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCourseAppointmentCheckout>>,
          TError,
          Awaited<ReturnType<typeof getCourseAppointmentCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a place in a course
 *
 * For the account that created it. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetCourseAppointmentCheckout<TData = Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError = OperationError<'getCourseAppointmentCheckout'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCourseAppointmentCheckout>>,
          TError,
          Awaited<ReturnType<typeof getCourseAppointmentCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a place in a course
 *
 * For the account that created it. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetCourseAppointmentCheckout<TData = Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError = OperationError<'getCourseAppointmentCheckout'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Purchase of a place in a course
 *
 * For the account that created it. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetCourseAppointmentCheckout<TData = Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError = OperationError<'getCourseAppointmentCheckout'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCourseAppointmentCheckoutQueryOptions(id,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Purchase of a place in a course
 *
 * For the account that created it. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export const prefetchGetCourseAppointmentCheckoutQuery = async <TData = Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError = OperationError<'getCourseAppointmentCheckout'>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCourseAppointmentCheckoutQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCourseAppointmentCheckout} query
 */
export const invalidateGetCourseAppointmentCheckout = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCourseAppointmentCheckoutQueryKey(id, options?.sdk) }, options);

  return queryClient;
}




export const getGetCourseAppointmentCheckoutSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError = OperationError<'getCourseAppointmentCheckout'>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCourseAppointmentCheckoutQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCourseAppointmentCheckout>>> = ({ signal, queryKey }) => getCourseAppointmentCheckout(id, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCourseAppointmentCheckoutSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCourseAppointmentCheckout>>>
export type GetCourseAppointmentCheckoutSuspenseQueryError = OperationError<'getCourseAppointmentCheckout'>


/**
 * Purchase of a place in a course
 *
 * For the account that created it. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetCourseAppointmentCheckoutSuspense<TData = Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError = OperationError<'getCourseAppointmentCheckout'>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a place in a course
 *
 * For the account that created it. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetCourseAppointmentCheckoutSuspense<TData = Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError = OperationError<'getCourseAppointmentCheckout'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a place in a course
 *
 * For the account that created it. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetCourseAppointmentCheckoutSuspense<TData = Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError = OperationError<'getCourseAppointmentCheckout'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Purchase of a place in a course
 *
 * For the account that created it. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetCourseAppointmentCheckoutSuspense<TData = Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError = OperationError<'getCourseAppointmentCheckout'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCourseAppointmentCheckoutSuspenseQueryOptions(id,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}