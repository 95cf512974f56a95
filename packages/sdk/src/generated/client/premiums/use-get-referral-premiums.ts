/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getReferralPremiums } from './get-referral-premiums.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetReferralPremiumsQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getReferralPremiums');


export const getGetReferralPremiumsQueryOptions = <TData = Awaited<ReturnType<typeof getReferralPremiums>>, TError = OperationError<'getReferralPremiums'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReferralPremiumsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferralPremiums>>> = ({ signal, queryKey }) => getReferralPremiums({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReferralPremiums>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReferralPremiumsQueryResult = NonNullable<Awaited<ReturnType<typeof getReferralPremiums>>>
export type GetReferralPremiumsQueryError = OperationError<'getReferralPremiums'>


/**
 * Referrals of a member, in both directions
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Covers accounts registered and contracts signed with a referral code. Rewards can be redeemed two weeks after the contract was signed.
 */
export function useGetReferralPremiums<TData = Awaited<ReturnType<typeof getReferralPremiums>>, TError = OperationError<'getReferralPremiums'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralPremiums>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralPremiums>>,
          TError,
          Awaited<ReturnType<typeof getReferralPremiums>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Referrals of a member, in both directions
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Covers accounts registered and contracts signed with a referral code. Rewards can be redeemed two weeks after the contract was signed.
 */
export function useGetReferralPremiums<TData = Awaited<ReturnType<typeof getReferralPremiums>>, TError = OperationError<'getReferralPremiums'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralPremiums>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralPremiums>>,
          TError,
          Awaited<ReturnType<typeof getReferralPremiums>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Referrals of a member, in both directions
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Covers accounts registered and contracts signed with a referral code. Rewards can be redeemed two weeks after the contract was signed.
 */
export function useGetReferralPremiums<TData = Awaited<ReturnType<typeof getReferralPremiums>>, TError = OperationError<'getReferralPremiums'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Referrals of a member, in both directions
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Covers accounts registered and contracts signed with a referral code. Rewards can be redeemed two weeks after the contract was signed.
 */
export function useGetReferralPremiums<TData = Awaited<ReturnType<typeof getReferralPremiums>>, TError = OperationError<'getReferralPremiums'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReferralPremiumsQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Referrals of a member, in both directions
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Covers accounts registered and contracts signed with a referral code. Rewards can be redeemed two weeks after the contract was signed.
 */
export const prefetchGetReferralPremiumsQuery = async <TData = Awaited<ReturnType<typeof getReferralPremiums>>, TError = OperationError<'getReferralPremiums'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetReferralPremiumsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetReferralPremiums} query
 */
export const invalidateGetReferralPremiums = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetReferralPremiumsQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetReferralPremiumsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getReferralPremiums>>, TError = OperationError<'getReferralPremiums'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReferralPremiumsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferralPremiums>>> = ({ signal, queryKey }) => getReferralPremiums({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralPremiums>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetReferralPremiumsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getReferralPremiums>>>
export type GetReferralPremiumsSuspenseQueryError = OperationError<'getReferralPremiums'>


/**
 * Referrals of a member, in both directions
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Covers accounts registered and contracts signed with a referral code. Rewards can be redeemed two weeks after the contract was signed.
 */
export function useGetReferralPremiumsSuspense<TData = Awaited<ReturnType<typeof getReferralPremiums>>, TError = OperationError<'getReferralPremiums'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Referrals of a member, in both directions
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Covers accounts registered and contracts signed with a referral code. Rewards can be redeemed two weeks after the contract was signed.
 */
export function useGetReferralPremiumsSuspense<TData = Awaited<ReturnType<typeof getReferralPremiums>>, TError = OperationError<'getReferralPremiums'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Referrals of a member, in both directions
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Covers accounts registered and contracts signed with a referral code. Rewards can be redeemed two weeks after the contract was signed.
 */
export function useGetReferralPremiumsSuspense<TData = Awaited<ReturnType<typeof getReferralPremiums>>, TError = OperationError<'getReferralPremiums'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Referrals of a member, in both directions
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Covers accounts registered and contracts signed with a referral code. Rewards can be redeemed two weeks after the contract was signed.
 */
export function useGetReferralPremiumsSuspense<TData = Awaited<ReturnType<typeof getReferralPremiums>>, TError = OperationError<'getReferralPremiums'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReferralPremiumsSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}