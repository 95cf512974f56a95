/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getLoyaltyOverview } from './get-loyalty-overview.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetLoyaltyOverviewQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getLoyaltyOverview');


export const getGetLoyaltyOverviewQueryOptions = <TData = Awaited<ReturnType<typeof getLoyaltyOverview>>, TError = OperationError<'getLoyaltyOverview'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyOverview>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLoyaltyOverviewQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLoyaltyOverview>>> = ({ signal, queryKey }) => getLoyaltyOverview({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyOverview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLoyaltyOverviewQueryResult = NonNullable<Awaited<ReturnType<typeof getLoyaltyOverview>>>
export type GetLoyaltyOverviewQueryError = OperationError<'getLoyaltyOverview'>


/**
 * Points, level and expirations
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Redemptions spend the points that expire first.
 */
export function useGetLoyaltyOverview<TData = Awaited<ReturnType<typeof getLoyaltyOverview>>, TError = OperationError<'getLoyaltyOverview'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyOverview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLoyaltyOverview>>,
          TError,
          Awaited<ReturnType<typeof getLoyaltyOverview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Points, level and expirations
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Redemptions spend the points that expire first.
 */
export function useGetLoyaltyOverview<TData = Awaited<ReturnType<typeof getLoyaltyOverview>>, TError = OperationError<'getLoyaltyOverview'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyOverview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLoyaltyOverview>>,
          TError,
          Awaited<ReturnType<typeof getLoyaltyOverview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Points, level and expirations
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Redemptions spend the points that expire first.
 */
export function useGetLoyaltyOverview<TData = Awaited<ReturnType<typeof getLoyaltyOverview>>, TError = OperationError<'getLoyaltyOverview'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyOverview>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Points, level and expirations
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Redemptions spend the points that expire first.
 */
export function useGetLoyaltyOverview<TData = Awaited<ReturnType<typeof getLoyaltyOverview>>, TError = OperationError<'getLoyaltyOverview'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyOverview>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLoyaltyOverviewQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Points, level and expirations
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Redemptions spend the points that expire first.
 */
export const prefetchGetLoyaltyOverviewQuery = async <TData = Awaited<ReturnType<typeof getLoyaltyOverview>>, TError = OperationError<'getLoyaltyOverview'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyOverview>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetLoyaltyOverviewQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetLoyaltyOverview} query
 */
export const invalidateGetLoyaltyOverview = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetLoyaltyOverviewQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetLoyaltyOverviewSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getLoyaltyOverview>>, TError = OperationError<'getLoyaltyOverview'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyOverview>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLoyaltyOverviewQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLoyaltyOverview>>> = ({ signal, queryKey }) => getLoyaltyOverview({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyOverview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetLoyaltyOverviewSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getLoyaltyOverview>>>
export type GetLoyaltyOverviewSuspenseQueryError = OperationError<'getLoyaltyOverview'>


/**
 * Points, level and expirations
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Redemptions spend the points that expire first.
 */
export function useGetLoyaltyOverviewSuspense<TData = Awaited<ReturnType<typeof getLoyaltyOverview>>, TError = OperationError<'getLoyaltyOverview'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyOverview>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Points, level and expirations
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Redemptions spend the points that expire first.
 */
export function useGetLoyaltyOverviewSuspense<TData = Awaited<ReturnType<typeof getLoyaltyOverview>>, TError = OperationError<'getLoyaltyOverview'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyOverview>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Points, level and expirations
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Redemptions spend the points that expire first.
 */
export function useGetLoyaltyOverviewSuspense<TData = Awaited<ReturnType<typeof getLoyaltyOverview>>, TError = OperationError<'getLoyaltyOverview'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyOverview>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Points, level and expirations
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Redemptions spend the points that expire first.
 */
export function useGetLoyaltyOverviewSuspense<TData = Awaited<ReturnType<typeof getLoyaltyOverview>>, TError = OperationError<'getLoyaltyOverview'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyOverview>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLoyaltyOverviewSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}