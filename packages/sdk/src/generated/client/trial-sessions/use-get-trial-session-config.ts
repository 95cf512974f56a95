/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getTrialSessionConfig } from './get-trial-session-config.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetTrialSessionConfigParams } from '../../model/getTrialSessionConfigParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetTrialSessionConfigQueryKey = (params?: GetTrialSessionConfigParams, sdk?: Sdk) => callKeyOf(sdk, 'getTrialSessionConfig', params);


export const getGetTrialSessionConfigQueryOptions = <TData = Awaited<ReturnType<typeof getTrialSessionConfig>>, TError = OperationError<'getTrialSessionConfig'>>(params: GetTrialSessionConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTrialSessionConfigQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTrialSessionConfig>>> = ({ signal, queryKey }) => getTrialSessionConfig(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTrialSessionConfigQueryResult = NonNullable<Awaited<ReturnType<typeof getTrialSessionConfig>>>
export type GetTrialSessionConfigQueryError = OperationError<'getTrialSessionConfig'>


/**
 * Trial session of a studio
 *
 * Public. Name, price, form and kind of appointment of the trial session; getPublicTrialSessionSlots has its slots. Amounts are in the currency of the studio.
 */
export function useGetTrialSessionConfig<TData = Awaited<ReturnType<typeof getTrialSessionConfig>>, TError = OperationError<'getTrialSessionConfig'>>(
 params: GetTrialSessionConfigParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTrialSessionConfig>>,
          TError,
          Awaited<ReturnType<typeof getTrialSessionConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Trial session of a studio
 *
 * Public. Name, price, form and kind of appointment of the trial session; getPublicTrialSessionSlots has its slots. Amounts are in the currency of the studio.
 */
export function useGetTrialSessionConfig<TData = Awaited<ReturnType<typeof getTrialSessionConfig>>, TError = OperationError<'getTrialSessionConfig'>>(
 params: GetTrialSessionConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTrialSessionConfig>>,
          TError,
          Awaited<ReturnType<typeof getTrialSessionConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Trial session of a studio
 *
 * Public. Name, price, form and kind of appointment of the trial session; getPublicTrialSessionSlots has its slots. Amounts are in the currency of the studio.
 */
export function useGetTrialSessionConfig<TData = Awaited<ReturnType<typeof getTrialSessionConfig>>, TError = OperationError<'getTrialSessionConfig'>>(
 params: GetTrialSessionConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Trial session of a studio
 *
 * Public. Name, price, form and kind of appointment of the trial session; getPublicTrialSessionSlots has its slots. Amounts are in the currency of the studio.
 */
export function useGetTrialSessionConfig<TData = Awaited<ReturnType<typeof getTrialSessionConfig>>, TError = OperationError<'getTrialSessionConfig'>>(
 params: GetTrialSessionConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTrialSessionConfigQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Trial session of a studio
 *
 * Public. Name, price, form and kind of appointment of the trial session; getPublicTrialSessionSlots has its slots. Amounts are in the currency of the studio.
 */
export const prefetchGetTrialSessionConfigQuery = async <TData = Awaited<ReturnType<typeof getTrialSessionConfig>>, TError = OperationError<'getTrialSessionConfig'>>(
 queryClient: QueryClient, params: GetTrialSessionConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetTrialSessionConfigQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetTrialSessionConfig} query
 */
export const invalidateGetTrialSessionConfig = async (
 queryClient: QueryClient, params: GetTrialSessionConfigParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTrialSessionConfigQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetTrialSessionConfigSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getTrialSessionConfig>>, TError = OperationError<'getTrialSessionConfig'>>(params: GetTrialSessionConfigParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTrialSessionConfigQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTrialSessionConfig>>> = ({ signal, queryKey }) => getTrialSessionConfig(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetTrialSessionConfigSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getTrialSessionConfig>>>
export type GetTrialSessionConfigSuspenseQueryError = OperationError<'getTrialSessionConfig'>


/**
 * Trial session of a studio
 *
 * Public. Name, price, form and kind of appointment of the trial session; getPublicTrialSessionSlots has its slots. Amounts are in the currency of the studio.
 */
export function useGetTrialSessionConfigSuspense<TData = Awaited<ReturnType<typeof getTrialSessionConfig>>, TError = OperationError<'getTrialSessionConfig'>>(
 params: GetTrialSessionConfigParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Trial session of a studio
 *
 * Public. Name, price, form and kind of appointment of the trial session; getPublicTrialSessionSlots has its slots. Amounts are in the currency of the studio.
 */
export function useGetTrialSessionConfigSuspense<TData = Awaited<ReturnType<typeof getTrialSessionConfig>>, TError = OperationError<'getTrialSessionConfig'>>(
 params: GetTrialSessionConfigParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Trial session of a studio
 *
 * Public. Name, price, form and kind of appointment of the trial session; getPublicTrialSessionSlots has its slots. Amounts are in the currency of the studio.
 */
export function useGetTrialSessionConfigSuspense<TData = Awaited<ReturnType<typeof getTrialSessionConfig>>, TError = OperationError<'getTrialSessionConfig'>>(
 params: GetTrialSessionConfigParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Trial session of a studio
 *
 * Public. Name, price, form and kind of appointment of the trial session; getPublicTrialSessionSlots has its slots. Amounts are in the currency of the studio.
 */
export function useGetTrialSessionConfigSuspense<TData = Awaited<ReturnType<typeof getTrialSessionConfig>>, TError = OperationError<'getTrialSessionConfig'>>(
 params: GetTrialSessionConfigParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTrialSessionConfigSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}