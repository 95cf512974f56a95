/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getActiveReferral } from './get-active-referral.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetActiveReferralParams } from '../../model/getActiveReferralParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetActiveReferralQueryKey = (params?: GetActiveReferralParams, sdk?: Sdk) => callKeyOf(sdk, 'getActiveReferral', params);


export const getGetActiveReferralQueryOptions = <TData = Awaited<ReturnType<typeof getActiveReferral>>, TError = OperationError<'getActiveReferral'>>(params: GetActiveReferralParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveReferral>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetActiveReferralQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getActiveReferral>>> = ({ signal, queryKey }) => getActiveReferral(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getActiveReferral>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetActiveReferralQueryResult = NonNullable<Awaited<ReturnType<typeof getActiveReferral>>>
export type GetActiveReferralQueryError = OperationError<'getActiveReferral'>


/**
 * Referral program of the studio
 *
 * Public. Forms ask for a referral code only if there is a program today.
 */
export function useGetActiveReferral<TData = Awaited<ReturnType<typeof getActiveReferral>>, TError = OperationError<'getActiveReferral'>>(
 params: GetActiveReferralParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveReferral>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getActiveReferral>>,
          TError,
          Awaited<ReturnType<typeof getActiveReferral>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Referral program of the studio
 *
 * Public. Forms ask for a referral code only if there is a program today.
 */
export function useGetActiveReferral<TData = Awaited<ReturnType<typeof getActiveReferral>>, TError = OperationError<'getActiveReferral'>>(
 params: GetActiveReferralParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveReferral>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getActiveReferral>>,
          TError,
          Awaited<ReturnType<typeof getActiveReferral>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Referral program of the studio
 *
 * Public. Forms ask for a referral code only if there is a program today.
 */
export function useGetActiveReferral<TData = Awaited<ReturnType<typeof getActiveReferral>>, TError = OperationError<'getActiveReferral'>>(
 params: GetActiveReferralParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveReferral>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Referral program of the studio
 *
 * Public. Forms ask for a referral code only if there is a program today.
 */
export function useGetActiveReferral<TData = Awaited<ReturnType<typeof getActiveReferral>>, TError = OperationError<'getActiveReferral'>>(
 params: GetActiveReferralParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveReferral>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetActiveReferralQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Referral program of the studio
 *
 * Public. Forms ask for a referral code only if there is a program today.
 */
export const prefetchGetActiveReferralQuery = async <TData = Awaited<ReturnType<typeof getActiveReferral>>, TError = OperationError<'getActiveReferral'>>(
 queryClient: QueryClient, params: GetActiveReferralParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveReferral>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetActiveReferralQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetActiveReferral} query
 */
export const invalidateGetActiveReferral = async (
 queryClient: QueryClient, params: GetActiveReferralParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetActiveReferralQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetActiveReferralSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getActiveReferral>>, TError = OperationError<'getActiveReferral'>>(params: GetActiveReferralParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveReferral>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetActiveReferralQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getActiveReferral>>> = ({ signal, queryKey }) => getActiveReferral(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveReferral>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetActiveReferralSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getActiveReferral>>>
export type GetActiveReferralSuspenseQueryError = OperationError<'getActiveReferral'>


/**
 * Referral program of the studio
 *
 * Public. Forms ask for a referral code only if there is a program today.
 */
export function useGetActiveReferralSuspense<TData = Awaited<ReturnType<typeof getActiveReferral>>, TError = OperationError<'getActiveReferral'>>(
 params: GetActiveReferralParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveReferral>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Referral program of the studio
 *
 * Public. Forms ask for a referral code only if there is a program today.
 */
export function useGetActiveReferralSuspense<TData = Awaited<ReturnType<typeof getActiveReferral>>, TError = OperationError<'getActiveReferral'>>(
 params: GetActiveReferralParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveReferral>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Referral program of the studio
 *
 * Public. Forms ask for a referral code only if there is a program today.
 */
export function useGetActiveReferralSuspense<TData = Awaited<ReturnType<typeof getActiveReferral>>, TError = OperationError<'getActiveReferral'>>(
 params: GetActiveReferralParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveReferral>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Referral program of the studio
 *
 * Public. Forms ask for a referral code only if there is a program today.
 */
export function useGetActiveReferralSuspense<TData = Awaited<ReturnType<typeof getActiveReferral>>, TError = OperationError<'getActiveReferral'>>(
 params: GetActiveReferralParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveReferral>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetActiveReferralSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}