/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import { queryKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import {
  queryOptions as queryOptionsBuilder,
  skipToken,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  OperationError
} from '../../../runtime/operationError.ts';

import type {
  GetReferralPremiumInfoParams
} from '../../model/getReferralPremiumInfoParams.ts';

import type {
  ReferralPremiumInfo
} from '../../model/referralPremiumInfo.ts';

import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';


export const getGetReferralPremiumInfoUrl = (customerRecruitmentId: number,
    params?: GetReferralPremiumInfoParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/customercenter/premiums/redeem/${encodeURIComponent(String(customerRecruitmentId))}/info?${stringifiedParams}` : `/nox/v1/customercenter/premiums/redeem/${encodeURIComponent(String(customerRecruitmentId))}/info`
}

/**
 * Rewards for a referral
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Referring and referred members have separate rewards. Nothing is redeemed or reserved.
 */
export const getReferralPremiumInfo = async (customerRecruitmentId: number,
    params?: GetReferralPremiumInfoParams, options?: Parameters<typeof fetcher>[1]): Promise<ReferralPremiumInfo> => {

  return fetcher<ReferralPremiumInfo>(getGetReferralPremiumInfoUrl(customerRecruitmentId,params),
  {
      operationId: 'getReferralPremiumInfo', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetReferralPremiumInfoResponse);}


const deserializeGetReferralPremiumInfoResponse = (data: ReferralPremiumInfo): ReferralPremiumInfo => {
  if (data == null) return data;
  if (data.recruitment != null) {
    if (data.recruitment.recruitedOn != null) {
      data.recruitment.recruitedOn = toDate(data.recruitment.recruitedOn);
    }
    if (data.recruitment.redeemableOn != null) {
      data.recruitment.redeemableOn = toDate(data.recruitment.redeemableOn);
    }
    if (data.recruitment.grant != null) {
      if (data.recruitment.grant.startDate != null) {
        data.recruitment.grant.startDate = toDate(data.recruitment.grant.startDate);
      }
      if (data.recruitment.grant.endDate != null) {
        data.recruitment.grant.endDate = toDate(data.recruitment.grant.endDate);
      }
      data.recruitment.grant.grantedAt = toDate(data.recruitment.grant.grantedAt);
    }
  }
  if (data.premiums != null) {
    for (const item0 of data.premiums) {
      
      if (item0.possibleRewardStartDates != null) {
        item0.possibleRewardStartDates = item0.possibleRewardStartDates.map((date) => toDate(date));
      }
    }
  }
  return data;
};




export const getGetReferralPremiumInfoQueryKey = (customerRecruitmentId: number, params?: GetReferralPremiumInfoParams, sdk?: Sdk) => queryKeyOf(sdk, 'getReferralPremiumInfo', customerRecruitmentId, params);


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
