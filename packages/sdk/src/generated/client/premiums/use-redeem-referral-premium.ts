/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { redeemReferralPremium } from './redeem-referral-premium.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { RedeemReferralPremiumHeaders } from '../../model/redeemReferralPremiumHeaders.ts';
import type { RedeemReferralPremiumRequest } from '../../model/redeemReferralPremiumRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getRedeemReferralPremiumMutationKey = () => ['redeemReferralPremium'] as const;

export const getRedeemReferralPremiumMutationOptions = <TError = OperationError<'redeemReferralPremium'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemReferralPremium>>, TError,RedeemReferralPremiumMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof redeemReferralPremium>>, TError,RedeemReferralPremiumMutationVariables, TContext> => {

const mutationKey = getRedeemReferralPremiumMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof redeemReferralPremium>>, RedeemReferralPremiumMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  redeemReferralPremium(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RedeemReferralPremiumMutationResult = NonNullable<Awaited<ReturnType<typeof redeemReferralPremium>>>
    export type RedeemReferralPremiumMutationBody = RedeemReferralPremiumRequest
    export type RedeemReferralPremiumMutationError = OperationError<'redeemReferralPremium'>
    export type RedeemReferralPremiumMutationVariables = {data: RedeemReferralPremiumRequest;headers?: RedeemReferralPremiumHeaders}

    /**
 * Redeem a reward for a referral
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. The reward is granted at once: credit is available, a free period reduces charges. Each referral has one reward to choose.
 */
export const useRedeemReferralPremium = <TError = OperationError<'redeemReferralPremium'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemReferralPremium>>, TError,RedeemReferralPremiumMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof redeemReferralPremium>>,
        TError,
        RedeemReferralPremiumMutationVariables,
        TContext
      > => {
      return useMutation(getRedeemReferralPremiumMutationOptions(useInstance(options)), queryClient);
    }