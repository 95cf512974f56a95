/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getSingleAppointmentCheckout } from './get-single-appointment-checkout.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetSingleAppointmentCheckoutQueryKey = (id: string, sdk?: Sdk) => callKeyOf(sdk, 'getSingleAppointmentCheckout', id);


export const getGetSingleAppointmentCheckoutQueryOptions = <TData = Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError = OperationError<'getSingleAppointmentCheckout'>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSingleAppointmentCheckoutQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSingleAppointmentCheckout>>> = ({ signal, queryKey }) => getSingleAppointmentCheckout(id, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSingleAppointmentCheckoutQueryResult = NonNullable<Awaited<ReturnType<typeof getSingleAppointmentCheckout>>>
export type GetSingleAppointmentCheckoutQueryError = OperationError<'getSingleAppointmentCheckout'>


/**
 * Purchase of a single appointment
 *
 * For the account that created it. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized.
 */
export function useGetSingleAppointmentCheckout<TData = Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError = OperationError<'getSingleAppointmentCheckout'>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSingleAppointmentCheckout>>,
          TError,
          Awaited<ReturnType<typeof getSingleAppointmentCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a single appointment
 *
 * For the account that created it. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized.
 */
export function useGetSingleAppointmentCheckout<TData = Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError = OperationError<'getSingleAppointmentCheckout'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSingleAppointmentCheckout>>,
          TError,
          Awaited<ReturnType<typeof getSingleAppointmentCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a single appointment
 *
 * For the account that created it. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized.
 */
export function useGetSingleAppointmentCheckout<TData = Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError = OperationError<'getSingleAppointmentCheckout'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Purchase of a single appointment
 *
 * For the account that created it. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized.
 */
export function useGetSingleAppointmentCheckout<TData = Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError = OperationError<'getSingleAppointmentCheckout'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSingleAppointmentCheckoutQueryOptions(id,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Purchase of a single appointment
 *
 * For the account that created it. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized.
 */
export const prefetchGetSingleAppointmentCheckoutQuery = async <TData = Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError = OperationError<'getSingleAppointmentCheckout'>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetSingleAppointmentCheckoutQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetSingleAppointmentCheckout} query
 */
export const invalidateGetSingleAppointmentCheckout = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSingleAppointmentCheckoutQueryKey(id, options?.sdk) }, options);

  return queryClient;
}




export const getGetSingleAppointmentCheckoutSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError = OperationError<'getSingleAppointmentCheckout'>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSingleAppointmentCheckoutQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSingleAppointmentCheckout>>> = ({ signal, queryKey }) => getSingleAppointmentCheckout(id, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSingleAppointmentCheckoutSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSingleAppointmentCheckout>>>
export type GetSingleAppointmentCheckoutSuspenseQueryError = OperationError<'getSingleAppointmentCheckout'>


/**
 * Purchase of a single appointment
 *
 * For the account that created it. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized.
 */
export function useGetSingleAppointmentCheckoutSuspense<TData = Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError = OperationError<'getSingleAppointmentCheckout'>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a single appointment
 *
 * For the account that created it. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized.
 */
export function useGetSingleAppointmentCheckoutSuspense<TData = Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError = OperationError<'getSingleAppointmentCheckout'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a single appointment
 *
 * For the account that created it. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized.
 */
export function useGetSingleAppointmentCheckoutSuspense<TData = Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError = OperationError<'getSingleAppointmentCheckout'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Purchase of a single appointment
 *
 * For the account that created it. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized.
 */
export function useGetSingleAppointmentCheckoutSuspense<TData = Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError = OperationError<'getSingleAppointmentCheckout'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSingleAppointmentCheckoutSuspenseQueryOptions(id,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}