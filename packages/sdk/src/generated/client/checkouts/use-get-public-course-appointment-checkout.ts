/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicCourseAppointmentCheckout } from './get-public-course-appointment-checkout.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPublicCourseAppointmentCheckoutQueryKey = (publicToken: string, sdk?: Sdk) => callKeyOf(sdk, 'getPublicCourseAppointmentCheckout', publicToken);


export const getGetPublicCourseAppointmentCheckoutQueryOptions = <TData = Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError = OperationError<'getPublicCourseAppointmentCheckout'>>(publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicCourseAppointmentCheckoutQueryKey(publicToken, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>> = ({ signal, queryKey }) => getPublicCourseAppointmentCheckout(publicToken, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: publicToken === null || publicToken === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicCourseAppointmentCheckoutQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>>
export type GetPublicCourseAppointmentCheckoutQueryError = OperationError<'getPublicCourseAppointmentCheckout'>


/**
 * Purchase of a place in a course (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetPublicCourseAppointmentCheckout<TData = Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError = OperationError<'getPublicCourseAppointmentCheckout'>>(
 publicToken: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>,
          TError,
          Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a place in a course (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetPublicCourseAppointmentCheckout<TData = Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError = OperationError<'getPublicCourseAppointmentCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>,
          TError,
          Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a place in a course (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetPublicCourseAppointmentCheckout<TData = Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError = OperationError<'getPublicCourseAppointmentCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Purchase of a place in a course (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetPublicCourseAppointmentCheckout<TData = Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError = OperationError<'getPublicCourseAppointmentCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicCourseAppointmentCheckoutQueryOptions(publicToken,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Purchase of a place in a course (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export const prefetchGetPublicCourseAppointmentCheckoutQuery = async <TData = Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError = OperationError<'getPublicCourseAppointmentCheckout'>>(
 queryClient: QueryClient, publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicCourseAppointmentCheckoutQueryOptions(publicToken,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicCourseAppointmentCheckout} query
 */
export const invalidateGetPublicCourseAppointmentCheckout = async (
 queryClient: QueryClient, publicToken: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicCourseAppointmentCheckoutQueryKey(publicToken, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicCourseAppointmentCheckoutSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError = OperationError<'getPublicCourseAppointmentCheckout'>>(publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicCourseAppointmentCheckoutQueryKey(publicToken, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>> = ({ signal, queryKey }) => getPublicCourseAppointmentCheckout(publicToken, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicCourseAppointmentCheckoutSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>>
export type GetPublicCourseAppointmentCheckoutSuspenseQueryError = OperationError<'getPublicCourseAppointmentCheckout'>


/**
 * Purchase of a place in a course (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetPublicCourseAppointmentCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError = OperationError<'getPublicCourseAppointmentCheckout'>>(
 publicToken: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a place in a course (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetPublicCourseAppointmentCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError = OperationError<'getPublicCourseAppointmentCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a place in a course (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetPublicCourseAppointmentCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError = OperationError<'getPublicCourseAppointmentCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Purchase of a place in a course (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export function useGetPublicCourseAppointmentCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError = OperationError<'getPublicCourseAppointmentCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCourseAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicCourseAppointmentCheckoutSuspenseQueryOptions(publicToken,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}