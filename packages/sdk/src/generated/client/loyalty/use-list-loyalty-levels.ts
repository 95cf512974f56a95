/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listLoyaltyLevels } from './list-loyalty-levels.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListLoyaltyLevelsQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listLoyaltyLevels');


export const getListLoyaltyLevelsQueryOptions = <TData = Awaited<ReturnType<typeof listLoyaltyLevels>>, TError = OperationError<'listLoyaltyLevels'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyLevels>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLoyaltyLevelsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLoyaltyLevels>>> = ({ signal, queryKey }) => listLoyaltyLevels({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyLevels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLoyaltyLevelsQueryResult = NonNullable<Awaited<ReturnType<typeof listLoyaltyLevels>>>
export type ListLoyaltyLevelsQueryError = OperationError<'listLoyaltyLevels'>


/**
 * The levels of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Includes the member's progress. All points ever collected count, so levels are not lost by redemptions or expiry.
 */
export function useListLoyaltyLevels<TData = Awaited<ReturnType<typeof listLoyaltyLevels>>, TError = OperationError<'listLoyaltyLevels'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyLevels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLoyaltyLevels>>,
          TError,
          Awaited<ReturnType<typeof listLoyaltyLevels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The levels of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Includes the member's progress. All points ever collected count, so levels are not lost by redemptions or expiry.
 */
export function useListLoyaltyLevels<TData = Awaited<ReturnType<typeof listLoyaltyLevels>>, TError = OperationError<'listLoyaltyLevels'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyLevels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLoyaltyLevels>>,
          TError,
          Awaited<ReturnType<typeof listLoyaltyLevels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The levels of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Includes the member's progress. All points ever collected count, so levels are not lost by redemptions or expiry.
 */
export function useListLoyaltyLevels<TData = Awaited<ReturnType<typeof listLoyaltyLevels>>, TError = OperationError<'listLoyaltyLevels'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyLevels>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The levels of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Includes the member's progress. All points ever collected count, so levels are not lost by redemptions or expiry.
 */
export function useListLoyaltyLevels<TData = Awaited<ReturnType<typeof listLoyaltyLevels>>, TError = OperationError<'listLoyaltyLevels'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyLevels>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLoyaltyLevelsQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The levels of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Includes the member's progress. All points ever collected count, so levels are not lost by redemptions or expiry.
 */
export const prefetchListLoyaltyLevelsQuery = async <TData = Awaited<ReturnType<typeof listLoyaltyLevels>>, TError = OperationError<'listLoyaltyLevels'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyLevels>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListLoyaltyLevelsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListLoyaltyLevels} query
 */
export const invalidateListLoyaltyLevels = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLoyaltyLevelsQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListLoyaltyLevelsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLoyaltyLevels>>, TError = OperationError<'listLoyaltyLevels'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyLevels>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLoyaltyLevelsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLoyaltyLevels>>> = ({ signal, queryKey }) => listLoyaltyLevels({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyLevels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLoyaltyLevelsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLoyaltyLevels>>>
export type ListLoyaltyLevelsSuspenseQueryError = OperationError<'listLoyaltyLevels'>


/**
 * The levels of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Includes the member's progress. All points ever collected count, so levels are not lost by redemptions or expiry.
 */
export function useListLoyaltyLevelsSuspense<TData = Awaited<ReturnType<typeof listLoyaltyLevels>>, TError = OperationError<'listLoyaltyLevels'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyLevels>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The levels of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Includes the member's progress. All points ever collected count, so levels are not lost by redemptions or expiry.
 */
export function useListLoyaltyLevelsSuspense<TData = Awaited<ReturnType<typeof listLoyaltyLevels>>, TError = OperationError<'listLoyaltyLevels'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyLevels>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The levels of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Includes the member's progress. All points ever collected count, so levels are not lost by redemptions or expiry.
 */
export function useListLoyaltyLevelsSuspense<TData = Awaited<ReturnType<typeof listLoyaltyLevels>>, TError = OperationError<'listLoyaltyLevels'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyLevels>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The levels of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Includes the member's progress. All points ever collected count, so levels are not lost by redemptions or expiry.
 */
export function useListLoyaltyLevelsSuspense<TData = Awaited<ReturnType<typeof listLoyaltyLevels>>, TError = OperationError<'listLoyaltyLevels'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyLevels>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLoyaltyLevelsSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}