/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listBookableBenefits } from './list-bookable-benefits.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListBookableBenefitsParams } from '../../model/listBookableBenefitsParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';






export const getListBookableBenefitsQueryKey = (params?: ListBookableBenefitsParams, sdk?: Sdk) => familyKeyOf(sdk, 'listBookableBenefits', params);


export const getListBookableBenefitsQueryOptions = <TData = Awaited<ReturnType<typeof listBookableBenefits>>, TError = OperationError<'listBookableBenefits'>>(params: ListBookableBenefitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookableBenefits>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookableBenefitsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookableBenefits>>> = ({ signal, queryKey }) => listBookableBenefits(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBookableBenefits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookableBenefitsQueryResult = NonNullable<Awaited<ReturnType<typeof listBookableBenefits>>>
export type ListBookableBenefitsQueryError = OperationError<'listBookableBenefits'>


/**
 * Kinds of appointments that can be booked at a studio
 *
 * For any logged-in user. Lists a kind if the studio has an offer and an employee for it, even without free slots, and also if it is for members only. benefitBookingOptionType depends on the account. getAppointmentDays has the times.
 */
export function useListBookableBenefits<TData = Awaited<ReturnType<typeof listBookableBenefits>>, TError = OperationError<'listBookableBenefits'>>(
 params: ListBookableBenefitsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookableBenefits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookableBenefits>>,
          TError,
          Awaited<ReturnType<typeof listBookableBenefits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Kinds of appointments that can be booked at a studio
 *
 * For any logged-in user. Lists a kind if the studio has an offer and an employee for it, even without free slots, and also if it is for members only. benefitBookingOptionType depends on the account. getAppointmentDays has the times.
 */
export function useListBookableBenefits<TData = Awaited<ReturnType<typeof listBookableBenefits>>, TError = OperationError<'listBookableBenefits'>>(
 params: ListBookableBenefitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookableBenefits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookableBenefits>>,
          TError,
          Awaited<ReturnType<typeof listBookableBenefits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Kinds of appointments that can be booked at a studio
 *
 * For any logged-in user. Lists a kind if the studio has an offer and an employee for it, even without free slots, and also if it is for members only. benefitBookingOptionType depends on the account. getAppointmentDays has the times.
 */
export function useListBookableBenefits<TData = Awaited<ReturnType<typeof listBookableBenefits>>, TError = OperationError<'listBookableBenefits'>>(
 params: ListBookableBenefitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookableBenefits>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Kinds of appointments that can be booked at a studio
 *
 * For any logged-in user. Lists a kind if the studio has an offer and an employee for it, even without free slots, and also if it is for members only. benefitBookingOptionType depends on the account. getAppointmentDays has the times.
 */
export function useListBookableBenefits<TData = Awaited<ReturnType<typeof listBookableBenefits>>, TError = OperationError<'listBookableBenefits'>>(
 params: ListBookableBenefitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookableBenefits>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookableBenefitsQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Kinds of appointments that can be booked at a studio
 *
 * For any logged-in user. Lists a kind if the studio has an offer and an employee for it, even without free slots, and also if it is for members only. benefitBookingOptionType depends on the account. getAppointmentDays has the times.
 */
export const prefetchListBookableBenefitsQuery = async <TData = Awaited<ReturnType<typeof listBookableBenefits>>, TError = OperationError<'listBookableBenefits'>>(
 queryClient: QueryClient, params: ListBookableBenefitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookableBenefits>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBookableBenefitsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBookableBenefits} query
 */
export const invalidateListBookableBenefits = async (
 queryClient: QueryClient, params: ListBookableBenefitsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBookableBenefitsQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListBookableBenefitsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listBookableBenefits>>, TError = OperationError<'listBookableBenefits'>>(params: ListBookableBenefitsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookableBenefits>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookableBenefitsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookableBenefits>>> = ({ signal, queryKey }) => listBookableBenefits(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookableBenefits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListBookableBenefitsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBookableBenefits>>>
export type ListBookableBenefitsSuspenseQueryError = OperationError<'listBookableBenefits'>


/**
 * Kinds of appointments that can be booked at a studio
 *
 * For any logged-in user. Lists a kind if the studio has an offer and an employee for it, even without free slots, and also if it is for members only. benefitBookingOptionType depends on the account. getAppointmentDays has the times.
 */
export function useListBookableBenefitsSuspense<TData = Awaited<ReturnType<typeof listBookableBenefits>>, TError = OperationError<'listBookableBenefits'>>(
 params: ListBookableBenefitsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookableBenefits>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Kinds of appointments that can be booked at a studio
 *
 * For any logged-in user. Lists a kind if the studio has an offer and an employee for it, even without free slots, and also if it is for members only. benefitBookingOptionType depends on the account. getAppointmentDays has the times.
 */
export function useListBookableBenefitsSuspense<TData = Awaited<ReturnType<typeof listBookableBenefits>>, TError = OperationError<'listBookableBenefits'>>(
 params: ListBookableBenefitsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookableBenefits>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Kinds of appointments that can be booked at a studio
 *
 * For any logged-in user. Lists a kind if the studio has an offer and an employee for it, even without free slots, and also if it is for members only. benefitBookingOptionType depends on the account. getAppointmentDays has the times.
 */
export function useListBookableBenefitsSuspense<TData = Awaited<ReturnType<typeof listBookableBenefits>>, TError = OperationError<'listBookableBenefits'>>(
 params: ListBookableBenefitsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookableBenefits>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Kinds of appointments that can be booked at a studio
 *
 * For any logged-in user. Lists a kind if the studio has an offer and an employee for it, even without free slots, and also if it is for members only. benefitBookingOptionType depends on the account. getAppointmentDays has the times.
 */
export function useListBookableBenefitsSuspense<TData = Awaited<ReturnType<typeof listBookableBenefits>>, TError = OperationError<'listBookableBenefits'>>(
 params: ListBookableBenefitsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBookableBenefits>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookableBenefitsSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}