/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getTrainingSectionConfiguration } from './get-training-section-configuration.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetTrainingSectionConfigurationQueryKey = (facilityId: number, sdk?: Sdk) => callKeyOf(sdk, 'getTrainingSectionConfiguration', facilityId);


export const getGetTrainingSectionConfigurationQueryOptions = <TData = Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError = OperationError<'getTrainingSectionConfiguration'>>(facilityId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTrainingSectionConfigurationQueryKey(facilityId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTrainingSectionConfiguration>>> = ({ signal, queryKey }) => getTrainingSectionConfiguration(facilityId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: facilityId === null || facilityId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTrainingSectionConfigurationQueryResult = NonNullable<Awaited<ReturnType<typeof getTrainingSectionConfiguration>>>
export type GetTrainingSectionConfigurationQueryError = OperationError<'getTrainingSectionConfiguration'>


/**
 * Configuration of the training section
 *
 * Public. Facilities without sections have enabled false. membersOnly is a hint and not enforced.
 */
export function useGetTrainingSectionConfiguration<TData = Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError = OperationError<'getTrainingSectionConfiguration'>>(
 facilityId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTrainingSectionConfiguration>>,
          TError,
          Awaited<ReturnType<typeof getTrainingSectionConfiguration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Configuration of the training section
 *
 * Public. Facilities without sections have enabled false. membersOnly is a hint and not enforced.
 */
export function useGetTrainingSectionConfiguration<TData = Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError = OperationError<'getTrainingSectionConfiguration'>>(
 facilityId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTrainingSectionConfiguration>>,
          TError,
          Awaited<ReturnType<typeof getTrainingSectionConfiguration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Configuration of the training section
 *
 * Public. Facilities without sections have enabled false. membersOnly is a hint and not enforced.
 */
export function useGetTrainingSectionConfiguration<TData = Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError = OperationError<'getTrainingSectionConfiguration'>>(
 facilityId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Configuration of the training section
 *
 * Public. Facilities without sections have enabled false. membersOnly is a hint and not enforced.
 */
export function useGetTrainingSectionConfiguration<TData = Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError = OperationError<'getTrainingSectionConfiguration'>>(
 facilityId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTrainingSectionConfigurationQueryOptions(facilityId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Configuration of the training section
 *
 * Public. Facilities without sections have enabled false. membersOnly is a hint and not enforced.
 */
export const prefetchGetTrainingSectionConfigurationQuery = async <TData = Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError = OperationError<'getTrainingSectionConfiguration'>>(
 queryClient: QueryClient, facilityId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetTrainingSectionConfigurationQueryOptions(facilityId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetTrainingSectionConfiguration} query
 */
export const invalidateGetTrainingSectionConfiguration = async (
 queryClient: QueryClient, facilityId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTrainingSectionConfigurationQueryKey(facilityId, options?.sdk) }, options);

  return queryClient;
}




export const getGetTrainingSectionConfigurationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError = OperationError<'getTrainingSectionConfiguration'>>(facilityId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTrainingSectionConfigurationQueryKey(facilityId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTrainingSectionConfiguration>>> = ({ signal, queryKey }) => getTrainingSectionConfiguration(facilityId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetTrainingSectionConfigurationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getTrainingSectionConfiguration>>>
export type GetTrainingSectionConfigurationSuspenseQueryError = OperationError<'getTrainingSectionConfiguration'>


/**
 * Configuration of the training section
 *
 * Public. Facilities without sections have enabled false. membersOnly is a hint and not enforced.
 */
export function useGetTrainingSectionConfigurationSuspense<TData = Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError = OperationError<'getTrainingSectionConfiguration'>>(
 facilityId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Configuration of the training section
 *
 * Public. Facilities without sections have enabled false. membersOnly is a hint and not enforced.
 */
export function useGetTrainingSectionConfigurationSuspense<TData = Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError = OperationError<'getTrainingSectionConfiguration'>>(
 facilityId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Configuration of the training section
 *
 * Public. Facilities without sections have enabled false. membersOnly is a hint and not enforced.
 */
export function useGetTrainingSectionConfigurationSuspense<TData = Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError = OperationError<'getTrainingSectionConfiguration'>>(
 facilityId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Configuration of the training section
 *
 * Public. Facilities without sections have enabled false. membersOnly is a hint and not enforced.
 */
export function useGetTrainingSectionConfigurationSuspense<TData = Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError = OperationError<'getTrainingSectionConfiguration'>>(
 facilityId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrainingSectionConfiguration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTrainingSectionConfigurationSuspenseQueryOptions(facilityId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}