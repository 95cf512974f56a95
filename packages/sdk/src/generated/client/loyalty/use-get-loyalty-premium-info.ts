/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getLoyaltyPremiumInfo } from './get-loyalty-premium-info.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetLoyaltyPremiumInfoQueryKey = (assignmentId: number, sdk?: Sdk) => callKeyOf(sdk, 'getLoyaltyPremiumInfo', assignmentId);


export const getGetLoyaltyPremiumInfoQueryOptions = <TData = Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError = OperationError<'getLoyaltyPremiumInfo'>>(assignmentId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLoyaltyPremiumInfoQueryKey(assignmentId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>> = ({ signal, queryKey }) => getLoyaltyPremiumInfo(assignmentId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: assignmentId === null || assignmentId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLoyaltyPremiumInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>>
export type GetLoyaltyPremiumInfoQueryError = OperationError<'getLoyaltyPremiumInfo'>


/**
 * Preview the redemption of a reward
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Nothing is redeemed or reserved.
 */
export function useGetLoyaltyPremiumInfo<TData = Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError = OperationError<'getLoyaltyPremiumInfo'>>(
 assignmentId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>,
          TError,
          Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Preview the redemption of a reward
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Nothing is redeemed or reserved.
 */
export function useGetLoyaltyPremiumInfo<TData = Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError = OperationError<'getLoyaltyPremiumInfo'>>(
 assignmentId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>,
          TError,
          Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Preview the redemption of a reward
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Nothing is redeemed or reserved.
 */
export function useGetLoyaltyPremiumInfo<TData = Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError = OperationError<'getLoyaltyPremiumInfo'>>(
 assignmentId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Preview the redemption of a reward
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Nothing is redeemed or reserved.
 */
export function useGetLoyaltyPremiumInfo<TData = Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError = OperationError<'getLoyaltyPremiumInfo'>>(
 assignmentId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLoyaltyPremiumInfoQueryOptions(assignmentId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Preview the redemption of a reward
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Nothing is redeemed or reserved.
 */
export const prefetchGetLoyaltyPremiumInfoQuery = async <TData = Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError = OperationError<'getLoyaltyPremiumInfo'>>(
 queryClient: QueryClient, assignmentId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetLoyaltyPremiumInfoQueryOptions(assignmentId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetLoyaltyPremiumInfo} query
 */
export const invalidateGetLoyaltyPremiumInfo = async (
 queryClient: QueryClient, assignmentId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetLoyaltyPremiumInfoQueryKey(assignmentId, options?.sdk) }, options);

  return queryClient;
}




export const getGetLoyaltyPremiumInfoSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError = OperationError<'getLoyaltyPremiumInfo'>>(assignmentId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLoyaltyPremiumInfoQueryKey(assignmentId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>> = ({ signal, queryKey }) => getLoyaltyPremiumInfo(assignmentId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetLoyaltyPremiumInfoSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>>
export type GetLoyaltyPremiumInfoSuspenseQueryError = OperationError<'getLoyaltyPremiumInfo'>


/**
 * Preview the redemption of a reward
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Nothing is redeemed or reserved.
 */
export function useGetLoyaltyPremiumInfoSuspense<TData = Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError = OperationError<'getLoyaltyPremiumInfo'>>(
 assignmentId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Preview the redemption of a reward
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Nothing is redeemed or reserved.
 */
export function useGetLoyaltyPremiumInfoSuspense<TData = Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError = OperationError<'getLoyaltyPremiumInfo'>>(
 assignmentId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Preview the redemption of a reward
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Nothing is redeemed or reserved.
 */
export function useGetLoyaltyPremiumInfoSuspense<TData = Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError = OperationError<'getLoyaltyPremiumInfo'>>(
 assignmentId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Preview the redemption of a reward
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Nothing is redeemed or reserved.
 */
export function useGetLoyaltyPremiumInfoSuspense<TData = Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError = OperationError<'getLoyaltyPremiumInfo'>>(
 assignmentId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyPremiumInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLoyaltyPremiumInfoSuspenseQueryOptions(assignmentId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}