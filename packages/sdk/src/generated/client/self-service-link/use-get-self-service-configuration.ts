/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getSelfServiceConfiguration } from './get-self-service-configuration.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetSelfServiceConfigurationQueryKey = (token: string, sdk?: Sdk) => callKeyOf(sdk, 'getSelfServiceConfiguration', token);


export const getGetSelfServiceConfigurationQueryOptions = <TData = Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError = OperationError<'getSelfServiceConfiguration'>>(token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSelfServiceConfigurationQueryKey(token, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSelfServiceConfiguration>>> = ({ signal, queryKey }) => getSelfServiceConfiguration(token, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: token === null || token === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSelfServiceConfigurationQueryResult = NonNullable<Awaited<ReturnType<typeof getSelfServiceConfiguration>>>
export type GetSelfServiceConfigurationQueryError = OperationError<'getSelfServiceConfiguration'>


/**
 * Actions of a self-service link
 *
 * For anyone with the link that a studio has sent. Contains the available actions, each with the secret for its calls, the studio and only the initials of the person. Changes nothing.
 */
export function useGetSelfServiceConfiguration<TData = Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError = OperationError<'getSelfServiceConfiguration'>>(
 token: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSelfServiceConfiguration>>,
          TError,
          Awaited<ReturnType<typeof getSelfServiceConfiguration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Actions of a self-service link
 *
 * For anyone with the link that a studio has sent. Contains the available actions, each with the secret for its calls, the studio and only the initials of the person. Changes nothing.
 */
export function useGetSelfServiceConfiguration<TData = Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError = OperationError<'getSelfServiceConfiguration'>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSelfServiceConfiguration>>,
          TError,
          Awaited<ReturnType<typeof getSelfServiceConfiguration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Actions of a self-service link
 *
 * For anyone with the link that a studio has sent. Contains the available actions, each with the secret for its calls, the studio and only the initials of the person. Changes nothing.
 */
export function useGetSelfServiceConfiguration<TData = Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError = OperationError<'getSelfServiceConfiguration'>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Actions of a self-service link
 *
 * For anyone with the link that a studio has sent. Contains the available actions, each with the secret for its calls, the studio and only the initials of the person. Changes nothing.
 */
export function useGetSelfServiceConfiguration<TData = Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError = OperationError<'getSelfServiceConfiguration'>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSelfServiceConfigurationQueryOptions(token,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Actions of a self-service link
 *
 * For anyone with the link that a studio has sent. Contains the available actions, each with the secret for its calls, the studio and only the initials of the person. Changes nothing.
 */
export const prefetchGetSelfServiceConfigurationQuery = async <TData = Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError = OperationError<'getSelfServiceConfiguration'>>(
 queryClient: QueryClient, token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetSelfServiceConfigurationQueryOptions(token,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetSelfServiceConfiguration} query
 */
export const invalidateGetSelfServiceConfiguration = async (
 queryClient: QueryClient, token: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSelfServiceConfigurationQueryKey(token, options?.sdk) }, options);

  return queryClient;
}




export const getGetSelfServiceConfigurationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError = OperationError<'getSelfServiceConfiguration'>>(token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSelfServiceConfigurationQueryKey(token, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSelfServiceConfiguration>>> = ({ signal, queryKey }) => getSelfServiceConfiguration(token, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSelfServiceConfigurationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSelfServiceConfiguration>>>
export type GetSelfServiceConfigurationSuspenseQueryError = OperationError<'getSelfServiceConfiguration'>


/**
 * Actions of a self-service link
 *
 * For anyone with the link that a studio has sent. Contains the available actions, each with the secret for its calls, the studio and only the initials of the person. Changes nothing.
 */
export function useGetSelfServiceConfigurationSuspense<TData = Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError = OperationError<'getSelfServiceConfiguration'>>(
 token: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Actions of a self-service link
 *
 * For anyone with the link that a studio has sent. Contains the available actions, each with the secret for its calls, the studio and only the initials of the person. Changes nothing.
 */
export function useGetSelfServiceConfigurationSuspense<TData = Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError = OperationError<'getSelfServiceConfiguration'>>(
 token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Actions of a self-service link
 *
 * For anyone with the link that a studio has sent. Contains the available actions, each with the secret for its calls, the studio and only the initials of the person. Changes nothing.
 */
export function useGetSelfServiceConfigurationSuspense<TData = Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError = OperationError<'getSelfServiceConfiguration'>>(
 token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Actions of a self-service link
 *
 * For anyone with the link that a studio has sent. Contains the available actions, each with the secret for its calls, the studio and only the initials of the person. Changes nothing.
 */
export function useGetSelfServiceConfigurationSuspense<TData = Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError = OperationError<'getSelfServiceConfiguration'>>(
 token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSelfServiceConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSelfServiceConfigurationSuspenseQueryOptions(token,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}