/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getBenefitTrialLeadConfig } from './get-benefit-trial-lead-config.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetBenefitTrialLeadConfigParams } from '../../model/getBenefitTrialLeadConfigParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetBenefitTrialLeadConfigQueryKey = (params?: GetBenefitTrialLeadConfigParams, sdk?: Sdk) => callKeyOf(sdk, 'getBenefitTrialLeadConfig', params);


export const getGetBenefitTrialLeadConfigQueryOptions = <TData = Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError = OperationError<'getBenefitTrialLeadConfig'>>(params: GetBenefitTrialLeadConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBenefitTrialLeadConfigQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>> = ({ signal, queryKey }) => getBenefitTrialLeadConfig(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBenefitTrialLeadConfigQueryResult = NonNullable<Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>>
export type GetBenefitTrialLeadConfigQueryError = OperationError<'getBenefitTrialLeadConfig'>


/**
 * Trial session of a lead's studio, older version
 *
 * For anyone with the link that a studio has sent. Older version; use getTrialSessionLeadConfig, which returns the same response.
 */
export function useGetBenefitTrialLeadConfig<TData = Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError = OperationError<'getBenefitTrialLeadConfig'>>(
 params: GetBenefitTrialLeadConfigParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>,
          TError,
          Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Trial session of a lead's studio, older version
 *
 * For anyone with the link that a studio has sent. Older version; use getTrialSessionLeadConfig, which returns the same response.
 */
export function useGetBenefitTrialLeadConfig<TData = Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError = OperationError<'getBenefitTrialLeadConfig'>>(
 params: GetBenefitTrialLeadConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>,
          TError,
          Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Trial session of a lead's studio, older version
 *
 * For anyone with the link that a studio has sent. Older version; use getTrialSessionLeadConfig, which returns the same response.
 */
export function useGetBenefitTrialLeadConfig<TData = Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError = OperationError<'getBenefitTrialLeadConfig'>>(
 params: GetBenefitTrialLeadConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Trial session of a lead's studio, older version
 *
 * For anyone with the link that a studio has sent. Older version; use getTrialSessionLeadConfig, which returns the same response.
 */
export function useGetBenefitTrialLeadConfig<TData = Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError = OperationError<'getBenefitTrialLeadConfig'>>(
 params: GetBenefitTrialLeadConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBenefitTrialLeadConfigQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Trial session of a lead's studio, older version
 *
 * For anyone with the link that a studio has sent. Older version; use getTrialSessionLeadConfig, which returns the same response.
 */
export const prefetchGetBenefitTrialLeadConfigQuery = async <TData = Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError = OperationError<'getBenefitTrialLeadConfig'>>(
 queryClient: QueryClient, params: GetBenefitTrialLeadConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetBenefitTrialLeadConfigQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetBenefitTrialLeadConfig} query
 */
export const invalidateGetBenefitTrialLeadConfig = async (
 queryClient: QueryClient, params: GetBenefitTrialLeadConfigParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetBenefitTrialLeadConfigQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetBenefitTrialLeadConfigSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError = OperationError<'getBenefitTrialLeadConfig'>>(params: GetBenefitTrialLeadConfigParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBenefitTrialLeadConfigQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>> = ({ signal, queryKey }) => getBenefitTrialLeadConfig(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetBenefitTrialLeadConfigSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>>
export type GetBenefitTrialLeadConfigSuspenseQueryError = OperationError<'getBenefitTrialLeadConfig'>


/**
 * Trial session of a lead's studio, older version
 *
 * For anyone with the link that a studio has sent. Older version; use getTrialSessionLeadConfig, which returns the same response.
 */
export function useGetBenefitTrialLeadConfigSuspense<TData = Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError = OperationError<'getBenefitTrialLeadConfig'>>(
 params: GetBenefitTrialLeadConfigParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Trial session of a lead's studio, older version
 *
 * For anyone with the link that a studio has sent. Older version; use getTrialSessionLeadConfig, which returns the same response.
 */
export function useGetBenefitTrialLeadConfigSuspense<TData = Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError = OperationError<'getBenefitTrialLeadConfig'>>(
 params: GetBenefitTrialLeadConfigParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Trial session of a lead's studio, older version
 *
 * For anyone with the link that a studio has sent. Older version; use getTrialSessionLeadConfig, which returns the same response.
 */
export function useGetBenefitTrialLeadConfigSuspense<TData = Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError = OperationError<'getBenefitTrialLeadConfig'>>(
 params: GetBenefitTrialLeadConfigParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Trial session of a lead's studio, older version
 *
 * For anyone with the link that a studio has sent. Older version; use getTrialSessionLeadConfig, which returns the same response.
 */
export function useGetBenefitTrialLeadConfigSuspense<TData = Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError = OperationError<'getBenefitTrialLeadConfig'>>(
 params: GetBenefitTrialLeadConfigParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBenefitTrialLeadConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBenefitTrialLeadConfigSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}