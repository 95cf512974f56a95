/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicSingleAppointmentCheckout } from './get-public-single-appointment-checkout.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPublicSingleAppointmentCheckoutQueryKey = (publicToken: string, sdk?: Sdk) => callKeyOf(sdk, 'getPublicSingleAppointmentCheckout', publicToken);


export const getGetPublicSingleAppointmentCheckoutQueryOptions = <TData = Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError = OperationError<'getPublicSingleAppointmentCheckout'>>(publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicSingleAppointmentCheckoutQueryKey(publicToken, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>> = ({ signal, queryKey }) => getPublicSingleAppointmentCheckout(publicToken, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: publicToken === null || publicToken === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicSingleAppointmentCheckoutQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>>
export type GetPublicSingleAppointmentCheckoutQueryError = OperationError<'getPublicSingleAppointmentCheckout'>


/**
 * Purchase of a single appointment (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized.
 */
export function useGetPublicSingleAppointmentCheckout<TData = Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError = OperationError<'getPublicSingleAppointmentCheckout'>>(
 publicToken: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>,
          TError,
          Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a single appointment (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized.
 */
export function useGetPublicSingleAppointmentCheckout<TData = Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError = OperationError<'getPublicSingleAppointmentCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>,
          TError,
          Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a single appointment (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized.
 */
export function useGetPublicSingleAppointmentCheckout<TData = Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError = OperationError<'getPublicSingleAppointmentCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Purchase of a single appointment (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized.
 */
export function useGetPublicSingleAppointmentCheckout<TData = Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError = OperationError<'getPublicSingleAppointmentCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicSingleAppointmentCheckoutQueryOptions(publicToken,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Purchase of a single appointment (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized.
 */
export const prefetchGetPublicSingleAppointmentCheckoutQuery = async <TData = Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError = OperationError<'getPublicSingleAppointmentCheckout'>>(
 queryClient: QueryClient, publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicSingleAppointmentCheckoutQueryOptions(publicToken,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicSingleAppointmentCheckout} query
 */
export const invalidateGetPublicSingleAppointmentCheckout = async (
 queryClient: QueryClient, publicToken: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicSingleAppointmentCheckoutQueryKey(publicToken, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicSingleAppointmentCheckoutSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError = OperationError<'getPublicSingleAppointmentCheckout'>>(publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicSingleAppointmentCheckoutQueryKey(publicToken, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>> = ({ signal, queryKey }) => getPublicSingleAppointmentCheckout(publicToken, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicSingleAppointmentCheckoutSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>>
export type GetPublicSingleAppointmentCheckoutSuspenseQueryError = OperationError<'getPublicSingleAppointmentCheckout'>


/**
 * Purchase of a single appointment (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized.
 */
export function useGetPublicSingleAppointmentCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError = OperationError<'getPublicSingleAppointmentCheckout'>>(
 publicToken: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a single appointment (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized.
 */
export function useGetPublicSingleAppointmentCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError = OperationError<'getPublicSingleAppointmentCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a single appointment (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized.
 */
export function useGetPublicSingleAppointmentCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError = OperationError<'getPublicSingleAppointmentCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Purchase of a single appointment (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized.
 */
export function useGetPublicSingleAppointmentCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError = OperationError<'getPublicSingleAppointmentCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicSingleAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicSingleAppointmentCheckoutSuspenseQueryOptions(publicToken,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}