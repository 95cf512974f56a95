/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getTrialSessionLeadConfig } from './get-trial-session-lead-config.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetTrialSessionLeadConfigParams } from '../../model/getTrialSessionLeadConfigParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetTrialSessionLeadConfigQueryKey = (params?: GetTrialSessionLeadConfigParams, sdk?: Sdk) => callKeyOf(sdk, 'getTrialSessionLeadConfig', params);


export const getGetTrialSessionLeadConfigQueryOptions = <TData = Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError = OperationError<'getTrialSessionLeadConfig'>>(params: GetTrialSessionLeadConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTrialSessionLeadConfigQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTrialSessionLeadConfig>>> = ({ signal, queryKey }) => getTrialSessionLeadConfig(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTrialSessionLeadConfigQueryResult = NonNullable<Awaited<ReturnType<typeof getTrialSessionLeadConfig>>>
export type GetTrialSessionLeadConfigQueryError = OperationError<'getTrialSessionLeadConfig'>


/**
 * Trial session of a lead's studio
 *
 * For anyone with the link that a studio has sent to a known person. Like getTrialSessionConfig, for the studio that sent it, in organizationUnitId. The link expires some weeks after it was sent.
 */
export function useGetTrialSessionLeadConfig<TData = Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError = OperationError<'getTrialSessionLeadConfig'>>(
 params: GetTrialSessionLeadConfigParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTrialSessionLeadConfig>>,
          TError,
          Awaited<ReturnType<typeof getTrialSessionLeadConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Trial session of a lead's studio
 *
 * For anyone with the link that a studio has sent to a known person. Like getTrialSessionConfig, for the studio that sent it, in organizationUnitId. The link expires some weeks after it was sent.
 */
export function useGetTrialSessionLeadConfig<TData = Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError = OperationError<'getTrialSessionLeadConfig'>>(
 params: GetTrialSessionLeadConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTrialSessionLeadConfig>>,
          TError,
          Awaited<ReturnType<typeof getTrialSessionLeadConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Trial session of a lead's studio
 *
 * For anyone with the link that a studio has sent to a known person. Like getTrialSessionConfig, for the studio that sent it, in organizationUnitId. The link expires some weeks after it was sent.
 */
export function useGetTrialSessionLeadConfig<TData = Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError = OperationError<'getTrialSessionLeadConfig'>>(
 params: GetTrialSessionLeadConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Trial session of a lead's studio
 *
 * For anyone with the link that a studio has sent to a known person. Like getTrialSessionConfig, for the studio that sent it, in organizationUnitId. The link expires some weeks after it was sent.
 */
export function useGetTrialSessionLeadConfig<TData = Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError = OperationError<'getTrialSessionLeadConfig'>>(
 params: GetTrialSessionLeadConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTrialSessionLeadConfigQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Trial session of a lead's studio
 *
 * For anyone with the link that a studio has sent to a known person. Like getTrialSessionConfig, for the studio that sent it, in organizationUnitId. The link expires some weeks after it was sent.
 */
export const prefetchGetTrialSessionLeadConfigQuery = async <TData = Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError = OperationError<'getTrialSessionLeadConfig'>>(
 queryClient: QueryClient, params: GetTrialSessionLeadConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetTrialSessionLeadConfigQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetTrialSessionLeadConfig} query
 */
export const invalidateGetTrialSessionLeadConfig = async (
 queryClient: QueryClient, params: GetTrialSessionLeadConfigParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTrialSessionLeadConfigQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetTrialSessionLeadConfigSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError = OperationError<'getTrialSessionLeadConfig'>>(params: GetTrialSessionLeadConfigParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTrialSessionLeadConfigQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTrialSessionLeadConfig>>> = ({ signal, queryKey }) => getTrialSessionLeadConfig(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetTrialSessionLeadConfigSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getTrialSessionLeadConfig>>>
export type GetTrialSessionLeadConfigSuspenseQueryError = OperationError<'getTrialSessionLeadConfig'>


/**
 * Trial session of a lead's studio
 *
 * For anyone with the link that a studio has sent to a known person. Like getTrialSessionConfig, for the studio that sent it, in organizationUnitId. The link expires some weeks after it was sent.
 */
export function useGetTrialSessionLeadConfigSuspense<TData = Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError = OperationError<'getTrialSessionLeadConfig'>>(
 params: GetTrialSessionLeadConfigParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Trial session of a lead's studio
 *
 * For anyone with the link that a studio has sent to a known person. Like getTrialSessionConfig, for the studio that sent it, in organizationUnitId. The link expires some weeks after it was sent.
 */
export function useGetTrialSessionLeadConfigSuspense<TData = Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError = OperationError<'getTrialSessionLeadConfig'>>(
 params: GetTrialSessionLeadConfigParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Trial session of a lead's studio
 *
 * For anyone with the link that a studio has sent to a known person. Like getTrialSessionConfig, for the studio that sent it, in organizationUnitId. The link expires some weeks after it was sent.
 */
export function useGetTrialSessionLeadConfigSuspense<TData = Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError = OperationError<'getTrialSessionLeadConfig'>>(
 params: GetTrialSessionLeadConfigParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Trial session of a lead's studio
 *
 * For anyone with the link that a studio has sent to a known person. Like getTrialSessionConfig, for the studio that sent it, in organizationUnitId. The link expires some weeks after it was sent.
 */
export function useGetTrialSessionLeadConfigSuspense<TData = Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError = OperationError<'getTrialSessionLeadConfig'>>(
 params: GetTrialSessionLeadConfigParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTrialSessionLeadConfigSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}