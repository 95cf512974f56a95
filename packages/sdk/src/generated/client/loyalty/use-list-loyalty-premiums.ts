/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listLoyaltyPremiums } from './list-loyalty-premiums.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListLoyaltyPremiumsQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listLoyaltyPremiums');


export const getListLoyaltyPremiumsQueryOptions = <TData = Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError = OperationError<'listLoyaltyPremiums'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLoyaltyPremiumsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLoyaltyPremiums>>> = ({ signal, queryKey }) => listLoyaltyPremiums({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLoyaltyPremiumsQueryResult = NonNullable<Awaited<ReturnType<typeof listLoyaltyPremiums>>>
export type ListLoyaltyPremiumsQueryError = OperationError<'listLoyaltyPremiums'>


/**
 * The rewards of the program
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM, with the state of each reward. Rewards that are no longer available are listed as long as the studio shows them.
 */
export function useListLoyaltyPremiums<TData = Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError = OperationError<'listLoyaltyPremiums'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLoyaltyPremiums>>,
          TError,
          Awaited<ReturnType<typeof listLoyaltyPremiums>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The rewards of the program
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM, with the state of each reward. Rewards that are no longer available are listed as long as the studio shows them.
 */
export function useListLoyaltyPremiums<TData = Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError = OperationError<'listLoyaltyPremiums'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLoyaltyPremiums>>,
          TError,
          Awaited<ReturnType<typeof listLoyaltyPremiums>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The rewards of the program
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM, with the state of each reward. Rewards that are no longer available are listed as long as the studio shows them.
 */
export function useListLoyaltyPremiums<TData = Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError = OperationError<'listLoyaltyPremiums'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The rewards of the program
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM, with the state of each reward. Rewards that are no longer available are listed as long as the studio shows them.
 */
export function useListLoyaltyPremiums<TData = Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError = OperationError<'listLoyaltyPremiums'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLoyaltyPremiumsQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The rewards of the program
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM, with the state of each reward. Rewards that are no longer available are listed as long as the studio shows them.
 */
export const prefetchListLoyaltyPremiumsQuery = async <TData = Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError = OperationError<'listLoyaltyPremiums'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListLoyaltyPremiumsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListLoyaltyPremiums} query
 */
export const invalidateListLoyaltyPremiums = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLoyaltyPremiumsQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListLoyaltyPremiumsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError = OperationError<'listLoyaltyPremiums'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLoyaltyPremiumsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLoyaltyPremiums>>> = ({ signal, queryKey }) => listLoyaltyPremiums({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLoyaltyPremiumsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLoyaltyPremiums>>>
export type ListLoyaltyPremiumsSuspenseQueryError = OperationError<'listLoyaltyPremiums'>


/**
 * The rewards of the program
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM, with the state of each reward. Rewards that are no longer available are listed as long as the studio shows them.
 */
export function useListLoyaltyPremiumsSuspense<TData = Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError = OperationError<'listLoyaltyPremiums'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The rewards of the program
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM, with the state of each reward. Rewards that are no longer available are listed as long as the studio shows them.
 */
export function useListLoyaltyPremiumsSuspense<TData = Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError = OperationError<'listLoyaltyPremiums'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The rewards of the program
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM, with the state of each reward. Rewards that are no longer available are listed as long as the studio shows them.
 */
export function useListLoyaltyPremiumsSuspense<TData = Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError = OperationError<'listLoyaltyPremiums'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The rewards of the program
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM, with the state of each reward. Rewards that are no longer available are listed as long as the studio shows them.
 */
export function useListLoyaltyPremiumsSuspense<TData = Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError = OperationError<'listLoyaltyPremiums'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLoyaltyPremiumsSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}