/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getEntranceBlock } from './get-entrance-block.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getGetEntranceBlockQueryKey = (sdk?: Sdk) => familyKeyOf(sdk, 'getEntranceBlock');


export const getGetEntranceBlockQueryOptions = <TData = Awaited<ReturnType<typeof getEntranceBlock>>, TError = OperationError<'getEntranceBlock'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEntranceBlock>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEntranceBlockQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEntranceBlock>>> = ({ signal, queryKey }) => getEntranceBlock({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEntranceBlock>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEntranceBlockQueryResult = NonNullable<Awaited<ReturnType<typeof getEntranceBlock>>>
export type GetEntranceBlockQueryError = OperationError<'getEntranceBlock'>


/**
 * End of blocks because of missed bookings
 *
 * For members of the tenant in X-Tenant. The ends of the blocks for bookings and for entry; getAccessBlock returns whether entry is blocked now. Instants are in UTC; past ones are null.
 */
export function useGetEntranceBlock<TData = Awaited<ReturnType<typeof getEntranceBlock>>, TError = OperationError<'getEntranceBlock'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEntranceBlock>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEntranceBlock>>,
          TError,
          Awaited<ReturnType<typeof getEntranceBlock>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * End of blocks because of missed bookings
 *
 * For members of the tenant in X-Tenant. The ends of the blocks for bookings and for entry; getAccessBlock returns whether entry is blocked now. Instants are in UTC; past ones are null.
 */
export function useGetEntranceBlock<TData = Awaited<ReturnType<typeof getEntranceBlock>>, TError = OperationError<'getEntranceBlock'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEntranceBlock>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEntranceBlock>>,
          TError,
          Awaited<ReturnType<typeof getEntranceBlock>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * End of blocks because of missed bookings
 *
 * For members of the tenant in X-Tenant. The ends of the blocks for bookings and for entry; getAccessBlock returns whether entry is blocked now. Instants are in UTC; past ones are null.
 */
export function useGetEntranceBlock<TData = Awaited<ReturnType<typeof getEntranceBlock>>, TError = OperationError<'getEntranceBlock'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEntranceBlock>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * End of blocks because of missed bookings
 *
 * For members of the tenant in X-Tenant. The ends of the blocks for bookings and for entry; getAccessBlock returns whether entry is blocked now. Instants are in UTC; past ones are null.
 */
export function useGetEntranceBlock<TData = Awaited<ReturnType<typeof getEntranceBlock>>, TError = OperationError<'getEntranceBlock'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEntranceBlock>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEntranceBlockQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * End of blocks because of missed bookings
 *
 * For members of the tenant in X-Tenant. The ends of the blocks for bookings and for entry; getAccessBlock returns whether entry is blocked now. Instants are in UTC; past ones are null.
 */
export const prefetchGetEntranceBlockQuery = async <TData = Awaited<ReturnType<typeof getEntranceBlock>>, TError = OperationError<'getEntranceBlock'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEntranceBlock>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetEntranceBlockQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetEntranceBlock} query
 */
export const invalidateGetEntranceBlock = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetEntranceBlockQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetEntranceBlockSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getEntranceBlock>>, TError = OperationError<'getEntranceBlock'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEntranceBlock>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEntranceBlockQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEntranceBlock>>> = ({ signal, queryKey }) => getEntranceBlock({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEntranceBlock>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetEntranceBlockSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getEntranceBlock>>>
export type GetEntranceBlockSuspenseQueryError = OperationError<'getEntranceBlock'>


/**
 * End of blocks because of missed bookings
 *
 * For members of the tenant in X-Tenant. The ends of the blocks for bookings and for entry; getAccessBlock returns whether entry is blocked now. Instants are in UTC; past ones are null.
 */
export function useGetEntranceBlockSuspense<TData = Awaited<ReturnType<typeof getEntranceBlock>>, TError = OperationError<'getEntranceBlock'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEntranceBlock>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * End of blocks because of missed bookings
 *
 * For members of the tenant in X-Tenant. The ends of the blocks for bookings and for entry; getAccessBlock returns whether entry is blocked now. Instants are in UTC; past ones are null.
 */
export function useGetEntranceBlockSuspense<TData = Awaited<ReturnType<typeof getEntranceBlock>>, TError = OperationError<'getEntranceBlock'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEntranceBlock>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * End of blocks because of missed bookings
 *
 * For members of the tenant in X-Tenant. The ends of the blocks for bookings and for entry; getAccessBlock returns whether entry is blocked now. Instants are in UTC; past ones are null.
 */
export function useGetEntranceBlockSuspense<TData = Awaited<ReturnType<typeof getEntranceBlock>>, TError = OperationError<'getEntranceBlock'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEntranceBlock>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * End of blocks because of missed bookings
 *
 * For members of the tenant in X-Tenant. The ends of the blocks for bookings and for entry; getAccessBlock returns whether entry is blocked now. Instants are in UTC; past ones are null.
 */
export function useGetEntranceBlockSuspense<TData = Awaited<ReturnType<typeof getEntranceBlock>>, TError = OperationError<'getEntranceBlock'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEntranceBlock>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEntranceBlockSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}