/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicCheckout } from './get-public-checkout.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPublicCheckoutQueryKey = (publicToken: string, sdk?: Sdk) => callKeyOf(sdk, 'getPublicCheckout', publicToken);


export const getGetPublicCheckoutQueryOptions = <TData = Awaited<ReturnType<typeof getPublicCheckout>>, TError = OperationError<'getPublicCheckout'>>(publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicCheckoutQueryKey(publicToken, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicCheckout>>> = ({ signal, queryKey }) => getPublicCheckout(publicToken, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: publicToken === null || publicToken === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicCheckoutQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicCheckout>>>
export type GetPublicCheckoutQueryError = OperationError<'getPublicCheckout'>


/**
 * State of a checkout (public)
 *
 * For anyone with the token. Contains the fields that all types share; getPublicCourseAppointmentCheckout also has course, offer and booking. Open checkouts become EXPIRED after expiresAt.
 */
export function useGetPublicCheckout<TData = Awaited<ReturnType<typeof getPublicCheckout>>, TError = OperationError<'getPublicCheckout'>>(
 publicToken: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCheckout>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicCheckout>>,
          TError,
          Awaited<ReturnType<typeof getPublicCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * State of a checkout (public)
 *
 * For anyone with the token. Contains the fields that all types share; getPublicCourseAppointmentCheckout also has course, offer and booking. Open checkouts become EXPIRED after expiresAt.
 */
export function useGetPublicCheckout<TData = Awaited<ReturnType<typeof getPublicCheckout>>, TError = OperationError<'getPublicCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCheckout>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicCheckout>>,
          TError,
          Awaited<ReturnType<typeof getPublicCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * State of a checkout (public)
 *
 * For anyone with the token. Contains the fields that all types share; getPublicCourseAppointmentCheckout also has course, offer and booking. Open checkouts become EXPIRED after expiresAt.
 */
export function useGetPublicCheckout<TData = Awaited<ReturnType<typeof getPublicCheckout>>, TError = OperationError<'getPublicCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * State of a checkout (public)
 *
 * For anyone with the token. Contains the fields that all types share; getPublicCourseAppointmentCheckout also has course, offer and booking. Open checkouts become EXPIRED after expiresAt.
 */
export function useGetPublicCheckout<TData = Awaited<ReturnType<typeof getPublicCheckout>>, TError = OperationError<'getPublicCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicCheckoutQueryOptions(publicToken,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * State of a checkout (public)
 *
 * For anyone with the token. Contains the fields that all types share; getPublicCourseAppointmentCheckout also has course, offer and booking. Open checkouts become EXPIRED after expiresAt.
 */
export const prefetchGetPublicCheckoutQuery = async <TData = Awaited<ReturnType<typeof getPublicCheckout>>, TError = OperationError<'getPublicCheckout'>>(
 queryClient: QueryClient, publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicCheckoutQueryOptions(publicToken,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicCheckout} query
 */
export const invalidateGetPublicCheckout = async (
 queryClient: QueryClient, publicToken: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicCheckoutQueryKey(publicToken, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicCheckoutSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicCheckout>>, TError = OperationError<'getPublicCheckout'>>(publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicCheckoutQueryKey(publicToken, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicCheckout>>> = ({ signal, queryKey }) => getPublicCheckout(publicToken, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicCheckoutSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicCheckout>>>
export type GetPublicCheckoutSuspenseQueryError = OperationError<'getPublicCheckout'>


/**
 * State of a checkout (public)
 *
 * For anyone with the token. Contains the fields that all types share; getPublicCourseAppointmentCheckout also has course, offer and booking. Open checkouts become EXPIRED after expiresAt.
 */
export function useGetPublicCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicCheckout>>, TError = OperationError<'getPublicCheckout'>>(
 publicToken: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * State of a checkout (public)
 *
 * For anyone with the token. Contains the fields that all types share; getPublicCourseAppointmentCheckout also has course, offer and booking. Open checkouts become EXPIRED after expiresAt.
 */
export function useGetPublicCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicCheckout>>, TError = OperationError<'getPublicCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * State of a checkout (public)
 *
 * For anyone with the token. Contains the fields that all types share; getPublicCourseAppointmentCheckout also has course, offer and booking. Open checkouts become EXPIRED after expiresAt.
 */
export function useGetPublicCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicCheckout>>, TError = OperationError<'getPublicCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * State of a checkout (public)
 *
 * For anyone with the token. Contains the fields that all types share; getPublicCourseAppointmentCheckout also has course, offer and booking. Open checkouts become EXPIRED after expiresAt.
 */
export function useGetPublicCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicCheckout>>, TError = OperationError<'getPublicCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicCheckoutSuspenseQueryOptions(publicToken,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}