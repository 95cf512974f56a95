/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getAccessBlock } from './get-access-block.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetAccessBlockQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getAccessBlock');


export const getGetAccessBlockQueryOptions = <TData = Awaited<ReturnType<typeof getAccessBlock>>, TError = OperationError<'getAccessBlock'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccessBlock>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAccessBlockQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccessBlock>>> = ({ signal, queryKey }) => getAccessBlock({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccessBlock>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccessBlockQueryResult = NonNullable<Awaited<ReturnType<typeof getAccessBlock>>>
export type GetAccessBlockQueryError = OperationError<'getAccessBlock'>


/**
 * Current block of entry because of missed bookings
 *
 * For members of the tenant in X-Tenant. Covers only entry at this moment; members who may not book may still enter. getEntranceBlock returns the end of the block.
 */
export function useGetAccessBlock<TData = Awaited<ReturnType<typeof getAccessBlock>>, TError = OperationError<'getAccessBlock'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccessBlock>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccessBlock>>,
          TError,
          Awaited<ReturnType<typeof getAccessBlock>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Current block of entry because of missed bookings
 *
 * For members of the tenant in X-Tenant. Covers only entry at this moment; members who may not book may still enter. getEntranceBlock returns the end of the block.
 */
export function useGetAccessBlock<TData = Awaited<ReturnType<typeof getAccessBlock>>, TError = OperationError<'getAccessBlock'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccessBlock>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccessBlock>>,
          TError,
          Awaited<ReturnType<typeof getAccessBlock>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Current block of entry because of missed bookings
 *
 * For members of the tenant in X-Tenant. Covers only entry at this moment; members who may not book may still enter. getEntranceBlock returns the end of the block.
 */
export function useGetAccessBlock<TData = Awaited<ReturnType<typeof getAccessBlock>>, TError = OperationError<'getAccessBlock'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccessBlock>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Current block of entry because of missed bookings
 *
 * For members of the tenant in X-Tenant. Covers only entry at this moment; members who may not book may still enter. getEntranceBlock returns the end of the block.
 */
export function useGetAccessBlock<TData = Awaited<ReturnType<typeof getAccessBlock>>, TError = OperationError<'getAccessBlock'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccessBlock>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAccessBlockQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Current block of entry because of missed bookings
 *
 * For members of the tenant in X-Tenant. Covers only entry at this moment; members who may not book may still enter. getEntranceBlock returns the end of the block.
 */
export const prefetchGetAccessBlockQuery = async <TData = Awaited<ReturnType<typeof getAccessBlock>>, TError = OperationError<'getAccessBlock'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccessBlock>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetAccessBlockQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetAccessBlock} query
 */
export const invalidateGetAccessBlock = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAccessBlockQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetAccessBlockSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getAccessBlock>>, TError = OperationError<'getAccessBlock'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccessBlock>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAccessBlockQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccessBlock>>> = ({ signal, queryKey }) => getAccessBlock({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccessBlock>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetAccessBlockSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getAccessBlock>>>
export type GetAccessBlockSuspenseQueryError = OperationError<'getAccessBlock'>


/**
 * Current block of entry because of missed bookings
 *
 * For members of the tenant in X-Tenant. Covers only entry at this moment; members who may not book may still enter. getEntranceBlock returns the end of the block.
 */
export function useGetAccessBlockSuspense<TData = Awaited<ReturnType<typeof getAccessBlock>>, TError = OperationError<'getAccessBlock'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccessBlock>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Current block of entry because of missed bookings
 *
 * For members of the tenant in X-Tenant. Covers only entry at this moment; members who may not book may still enter. getEntranceBlock returns the end of the block.
 */
export function useGetAccessBlockSuspense<TData = Awaited<ReturnType<typeof getAccessBlock>>, TError = OperationError<'getAccessBlock'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccessBlock>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Current block of entry because of missed bookings
 *
 * For members of the tenant in X-Tenant. Covers only entry at this moment; members who may not book may still enter. getEntranceBlock returns the end of the block.
 */
export function useGetAccessBlockSuspense<TData = Awaited<ReturnType<typeof getAccessBlock>>, TError = OperationError<'getAccessBlock'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccessBlock>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Current block of entry because of missed bookings
 *
 * For members of the tenant in X-Tenant. Covers only entry at this moment; members who may not book may still enter. getEntranceBlock returns the end of the block.
 */
export function useGetAccessBlockSuspense<TData = Awaited<ReturnType<typeof getAccessBlock>>, TError = OperationError<'getAccessBlock'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccessBlock>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAccessBlockSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}