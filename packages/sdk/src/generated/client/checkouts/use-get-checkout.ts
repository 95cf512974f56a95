/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getCheckout } from './get-checkout.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetCheckoutQueryKey = (id: string, sdk?: Sdk) => callKeyOf(sdk, 'getCheckout', id);


export const getGetCheckoutQueryOptions = <TData = Awaited<ReturnType<typeof getCheckout>>, TError = OperationError<'getCheckout'>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCheckoutQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCheckout>>> = ({ signal, queryKey }) => getCheckout(id, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCheckoutQueryResult = NonNullable<Awaited<ReturnType<typeof getCheckout>>>
export type GetCheckoutQueryError = OperationError<'getCheckout'>


/**
 * State of a checkout
 *
 * For the account that created it. Contains the fields that all types share; getCourseAppointmentCheckout also has course, offer and booking. Open checkouts become EXPIRED after expiresAt. The price is in the major unit of its currency.
 */
export function useGetCheckout<TData = Awaited<ReturnType<typeof getCheckout>>, TError = OperationError<'getCheckout'>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCheckout>>,
          TError,
          Awaited<ReturnType<typeof getCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * State of a checkout
 *
 * For the account that created it. Contains the fields that all types share; getCourseAppointmentCheckout also has course, offer and booking. Open checkouts become EXPIRED after expiresAt. The price is in the major unit of its currency.
 */
export function useGetCheckout<TData = Awaited<ReturnType<typeof getCheckout>>, TError = OperationError<'getCheckout'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCheckout>>,
          TError,
          Awaited<ReturnType<typeof getCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * State of a checkout
 *
 * For the account that created it. Contains the fields that all types share; getCourseAppointmentCheckout also has course, offer and booking. Open checkouts become EXPIRED after expiresAt. The price is in the major unit of its currency.
 */
export function useGetCheckout<TData = Awaited<ReturnType<typeof getCheckout>>, TError = OperationError<'getCheckout'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * State of a checkout
 *
 * For the account that created it. Contains the fields that all types share; getCourseAppointmentCheckout also has course, offer and booking. Open checkouts become EXPIRED after expiresAt. The price is in the major unit of its currency.
 */
export function useGetCheckout<TData = Awaited<ReturnType<typeof getCheckout>>, TError = OperationError<'getCheckout'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCheckoutQueryOptions(id,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * State of a checkout
 *
 * For the account that created it. Contains the fields that all types share; getCourseAppointmentCheckout also has course, offer and booking. Open checkouts become EXPIRED after expiresAt. The price is in the major unit of its currency.
 */
export const prefetchGetCheckoutQuery = async <TData = Awaited<ReturnType<typeof getCheckout>>, TError = OperationError<'getCheckout'>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCheckoutQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCheckout} query
 */
export const invalidateGetCheckout = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCheckoutQueryKey(id, options?.sdk) }, options);

  return queryClient;
}




export const getGetCheckoutSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCheckout>>, TError = OperationError<'getCheckout'>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCheckoutQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCheckout>>> = ({ signal, queryKey }) => getCheckout(id, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCheckoutSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCheckout>>>
export type GetCheckoutSuspenseQueryError = OperationError<'getCheckout'>


/**
 * State of a checkout
 *
 * For the account that created it. Contains the fields that all types share; getCourseAppointmentCheckout also has course, offer and booking. Open checkouts become EXPIRED after expiresAt. The price is in the major unit of its currency.
 */
export function useGetCheckoutSuspense<TData = Awaited<ReturnType<typeof getCheckout>>, TError = OperationError<'getCheckout'>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * State of a checkout
 *
 * For the account that created it. Contains the fields that all types share; getCourseAppointmentCheckout also has course, offer and booking. Open checkouts become EXPIRED after expiresAt. The price is in the major unit of its currency.
 */
export function useGetCheckoutSuspense<TData = Awaited<ReturnType<typeof getCheckout>>, TError = OperationError<'getCheckout'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * State of a checkout
 *
 * For the account that created it. Contains the fields that all types share; getCourseAppointmentCheckout also has course, offer and booking. Open checkouts become EXPIRED after expiresAt. The price is in the major unit of its currency.
 */
export function useGetCheckoutSuspense<TData = Awaited<ReturnType<typeof getCheckout>>, TError = OperationError<'getCheckout'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * State of a checkout
 *
 * For the account that created it. Contains the fields that all types share; getCourseAppointmentCheckout also has course, offer and booking. Open checkouts become EXPIRED after expiresAt. The price is in the major unit of its currency.
 */
export function useGetCheckoutSuspense<TData = Awaited<ReturnType<typeof getCheckout>>, TError = OperationError<'getCheckout'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCheckoutSuspenseQueryOptions(id,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}