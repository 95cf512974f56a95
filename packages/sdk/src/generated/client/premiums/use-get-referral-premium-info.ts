/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getReferralPremiumInfo } from './get-referral-premium-info.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetReferralPremiumInfoParams } from '../../model/getReferralPremiumInfoParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetReferralPremiumInfoQueryKey = (customerRecruitmentId: number, params?: GetReferralPremiumInfoParams, sdk?: Sdk) => callKeyOf(sdk, 'getReferralPremiumInfo', customerRecruitmentId, params);


export const getGetReferralPremiumInfoQueryOptions = <TData = Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError = OperationError<'getReferralPremiumInfo'>>(customerRecruitmentId: number,
    params?: GetReferralPremiumInfoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReferralPremiumInfoQueryKey(customerRecruitmentId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferralPremiumInfo>>> = ({ signal, queryKey }) => getReferralPremiumInfo(customerRecruitmentId,params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: customerRecruitmentId === null || customerRecruitmentId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReferralPremiumInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getReferralPremiumInfo>>>
export type GetReferralPremiumInfoQueryError = OperationError<'getReferralPremiumInfo'>


/**
 * Rewards for a referral
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Referring and referred members have separate rewards. Nothing is redeemed or reserved.
 */
export function useGetReferralPremiumInfo<TData = Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError = OperationError<'getReferralPremiumInfo'>>(
 customerRecruitmentId: number,
    params: undefined |  GetReferralPremiumInfoParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralPremiumInfo>>,
          TError,
          Awaited<ReturnType<typeof getReferralPremiumInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Rewards for a referral
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Referring and referred members have separate rewards. Nothing is redeemed or reserved.
 */
export function useGetReferralPremiumInfo<TData = Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError = OperationError<'getReferralPremiumInfo'>>(
 customerRecruitmentId: number,
    params?: GetReferralPremiumInfoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralPremiumInfo>>,
          TError,
          Awaited<ReturnType<typeof getReferralPremiumInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Rewards for a referral
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Referring and referred members have separate rewards. Nothing is redeemed or reserved.
 */
export function useGetReferralPremiumInfo<TData = Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError = OperationError<'getReferralPremiumInfo'>>(
 customerRecruitmentId: number,
    params?: GetReferralPremiumInfoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Rewards for a referral
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Referring and referred members have separate rewards. Nothing is redeemed or reserved.
 */
export function useGetReferralPremiumInfo<TData = Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError = OperationError<'getReferralPremiumInfo'>>(
 customerRecruitmentId: number,
    params?: GetReferralPremiumInfoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReferralPremiumInfoQueryOptions(customerRecruitmentId,params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Rewards for a referral
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Referring and referred members have separate rewards. Nothing is redeemed or reserved.
 */
export const prefetchGetReferralPremiumInfoQuery = async <TData = Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError = OperationError<'getReferralPremiumInfo'>>(
 queryClient: QueryClient, customerRecruitmentId: number,
    params?: GetReferralPremiumInfoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetReferralPremiumInfoQueryOptions(customerRecruitmentId,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetReferralPremiumInfo} query
 */
export const invalidateGetReferralPremiumInfo = async (
 queryClient: QueryClient, customerRecruitmentId: number,
    params?: GetReferralPremiumInfoParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetReferralPremiumInfoQueryKey(customerRecruitmentId, params, options?.sdk) }, options);

  return queryClient;
}




export const getGetReferralPremiumInfoSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError = OperationError<'getReferralPremiumInfo'>>(customerRecruitmentId: number,
    params?: GetReferralPremiumInfoParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReferralPremiumInfoQueryKey(customerRecruitmentId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferralPremiumInfo>>> = ({ signal, queryKey }) => getReferralPremiumInfo(customerRecruitmentId,params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetReferralPremiumInfoSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getReferralPremiumInfo>>>
export type GetReferralPremiumInfoSuspenseQueryError = OperationError<'getReferralPremiumInfo'>


/**
 * Rewards for a referral
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Referring and referred members have separate rewards. Nothing is redeemed or reserved.
 */
export function useGetReferralPremiumInfoSuspense<TData = Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError = OperationError<'getReferralPremiumInfo'>>(
 customerRecruitmentId: number,
    params: undefined |  GetReferralPremiumInfoParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Rewards for a referral
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Referring and referred members have separate rewards. Nothing is redeemed or reserved.
 */
export function useGetReferralPremiumInfoSuspense<TData = Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError = OperationError<'getReferralPremiumInfo'>>(
 customerRecruitmentId: number,
    params?: GetReferralPremiumInfoParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Rewards for a referral
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Referring and referred members have separate rewards. Nothing is redeemed or reserved.
 */
export function useGetReferralPremiumInfoSuspense<TData = Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError = OperationError<'getReferralPremiumInfo'>>(
 customerRecruitmentId: number,
    params?: GetReferralPremiumInfoParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Rewards for a referral
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Referring and referred members have separate rewards. Nothing is redeemed or reserved.
 */
export function useGetReferralPremiumInfoSuspense<TData = Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError = OperationError<'getReferralPremiumInfo'>>(
 customerRecruitmentId: number,
    params?: GetReferralPremiumInfoParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralPremiumInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReferralPremiumInfoSuspenseQueryOptions(customerRecruitmentId,params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}