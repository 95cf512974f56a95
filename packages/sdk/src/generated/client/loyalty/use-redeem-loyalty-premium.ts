/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { redeemLoyaltyPremium } from './redeem-loyalty-premium.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { RedeemLoyaltyPremiumHeaders } from '../../model/redeemLoyaltyPremiumHeaders.ts';
import type { RedeemLoyaltyPremiumRequest } from '../../model/redeemLoyaltyPremiumRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getRedeemLoyaltyPremiumMutationKey = () => ['redeemLoyaltyPremium'] as const;

export const getRedeemLoyaltyPremiumMutationOptions = <TError = OperationError<'redeemLoyaltyPremium'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemLoyaltyPremium>>, TError,RedeemLoyaltyPremiumMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof redeemLoyaltyPremium>>, TError,RedeemLoyaltyPremiumMutationVariables, TContext> => {

const mutationKey = getRedeemLoyaltyPremiumMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof redeemLoyaltyPremium>>, RedeemLoyaltyPremiumMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  redeemLoyaltyPremium(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RedeemLoyaltyPremiumMutationResult = NonNullable<Awaited<ReturnType<typeof redeemLoyaltyPremium>>>
    export type RedeemLoyaltyPremiumMutationBody = RedeemLoyaltyPremiumRequest
    export type RedeemLoyaltyPremiumMutationError = OperationError<'redeemLoyaltyPremium'>
    export type RedeemLoyaltyPremiumMutationVariables = {data: RedeemLoyaltyPremiumRequest;headers?: RedeemLoyaltyPremiumHeaders}

    /**
 * Redeem a reward
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Spends the points and grants the reward, both or neither: credit is available at once, a free period reduces charges. Each reward can be redeemed once.
 */
export const useRedeemLoyaltyPremium = <TError = OperationError<'redeemLoyaltyPremium'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemLoyaltyPremium>>, TError,RedeemLoyaltyPremiumMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof redeemLoyaltyPremium>>,
        TError,
        RedeemLoyaltyPremiumMutationVariables,
        TContext
      > => {
      return useMutation(getRedeemLoyaltyPremiumMutationOptions(useInstance(options)), queryClient);
    }