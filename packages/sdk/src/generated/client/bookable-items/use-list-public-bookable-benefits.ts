/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPublicBookableBenefits } from './list-public-bookable-benefits.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListPublicBookableBenefitsParams } from '../../model/listPublicBookableBenefitsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListPublicBookableBenefitsQueryKey = (params?: ListPublicBookableBenefitsParams, sdk?: Sdk) => callKeyOf(sdk, 'listPublicBookableBenefits', params);


export const getListPublicBookableBenefitsQueryOptions = <TData = Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError = OperationError<'listPublicBookableBenefits'>>(params: ListPublicBookableBenefitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicBookableBenefitsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicBookableBenefits>>> = ({ signal, queryKey }) => listPublicBookableBenefits(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicBookableBenefitsQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicBookableBenefits>>>
export type ListPublicBookableBenefitsQueryError = OperationError<'listPublicBookableBenefits'>


/**
 * Kinds of appointments that can be booked at a studio (public)
 *
 * Public variant of listBookableBenefits. Without a session, benefitBookingOptionType is null.
 */
export function useListPublicBookableBenefits<TData = Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError = OperationError<'listPublicBookableBenefits'>>(
 params: ListPublicBookableBenefitsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicBookableBenefits>>,
          TError,
          Awaited<ReturnType<typeof listPublicBookableBenefits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Kinds of appointments that can be booked at a studio (public)
 *
 * Public variant of listBookableBenefits. Without a session, benefitBookingOptionType is null.
 */
export function useListPublicBookableBenefits<TData = Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError = OperationError<'listPublicBookableBenefits'>>(
 params: ListPublicBookableBenefitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicBookableBenefits>>,
          TError,
          Awaited<ReturnType<typeof listPublicBookableBenefits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Kinds of appointments that can be booked at a studio (public)
 *
 * Public variant of listBookableBenefits. Without a session, benefitBookingOptionType is null.
 */
export function useListPublicBookableBenefits<TData = Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError = OperationError<'listPublicBookableBenefits'>>(
 params: ListPublicBookableBenefitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Kinds of appointments that can be booked at a studio (public)
 *
 * Public variant of listBookableBenefits. Without a session, benefitBookingOptionType is null.
 */
export function useListPublicBookableBenefits<TData = Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError = OperationError<'listPublicBookableBenefits'>>(
 params: ListPublicBookableBenefitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicBookableBenefitsQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Kinds of appointments that can be booked at a studio (public)
 *
 * Public variant of listBookableBenefits. Without a session, benefitBookingOptionType is null.
 */
export const prefetchListPublicBookableBenefitsQuery = async <TData = Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError = OperationError<'listPublicBookableBenefits'>>(
 queryClient: QueryClient, params: ListPublicBookableBenefitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPublicBookableBenefitsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPublicBookableBenefits} query
 */
export const invalidateListPublicBookableBenefits = async (
 queryClient: QueryClient, params: ListPublicBookableBenefitsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPublicBookableBenefitsQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListPublicBookableBenefitsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError = OperationError<'listPublicBookableBenefits'>>(params: ListPublicBookableBenefitsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicBookableBenefitsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicBookableBenefits>>> = ({ signal, queryKey }) => listPublicBookableBenefits(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPublicBookableBenefitsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicBookableBenefits>>>
export type ListPublicBookableBenefitsSuspenseQueryError = OperationError<'listPublicBookableBenefits'>


/**
 * Kinds of appointments that can be booked at a studio (public)
 *
 * Public variant of listBookableBenefits. Without a session, benefitBookingOptionType is null.
 */
export function useListPublicBookableBenefitsSuspense<TData = Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError = OperationError<'listPublicBookableBenefits'>>(
 params: ListPublicBookableBenefitsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Kinds of appointments that can be booked at a studio (public)
 *
 * Public variant of listBookableBenefits. Without a session, benefitBookingOptionType is null.
 */
export function useListPublicBookableBenefitsSuspense<TData = Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError = OperationError<'listPublicBookableBenefits'>>(
 params: ListPublicBookableBenefitsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Kinds of appointments that can be booked at a studio (public)
 *
 * Public variant of listBookableBenefits. Without a session, benefitBookingOptionType is null.
 */
export function useListPublicBookableBenefitsSuspense<TData = Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError = OperationError<'listPublicBookableBenefits'>>(
 params: ListPublicBookableBenefitsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Kinds of appointments that can be booked at a studio (public)
 *
 * Public variant of listBookableBenefits. Without a session, benefitBookingOptionType is null.
 */
export function useListPublicBookableBenefitsSuspense<TData = Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError = OperationError<'listPublicBookableBenefits'>>(
 params: ListPublicBookableBenefitsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicBookableBenefits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicBookableBenefitsSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}