/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { confirmBenefitTrial } from './confirm-benefit-trial.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getConfirmBenefitTrialMutationKey = () => ['confirmBenefitTrial'] as const;

export const getConfirmBenefitTrialMutationOptions = <TError = OperationError<'confirmBenefitTrial'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmBenefitTrial>>, TError,ConfirmBenefitTrialMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmBenefitTrial>>, TError,ConfirmBenefitTrialMutationVariables, TContext> => {

const mutationKey = getConfirmBenefitTrialMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmBenefitTrial>>, ConfirmBenefitTrialMutationVariables> = (props) => {
          const {uuid} = props ?? {};

          return  confirmBenefitTrial(uuid,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmBenefitTrialMutationResult = NonNullable<Awaited<ReturnType<typeof confirmBenefitTrial>>>

    export type ConfirmBenefitTrialMutationError = OperationError<'confirmBenefitTrial'>
    export type ConfirmBenefitTrialMutationVariables = {uuid: string}

    /**
 * Confirm a trial session
 *
 * For anyone with the link in the confirmation mail. Books the slot that was held until confirmUntil and mails the calendar file. Only now is the trial assigned to the owner of the address: members, blocked people and those who have already had a trial are rejected. Repeating the call returns the same response.
 */
export const useConfirmBenefitTrial = <TError = OperationError<'confirmBenefitTrial'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmBenefitTrial>>, TError,ConfirmBenefitTrialMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmBenefitTrial>>,
        TError,
        ConfirmBenefitTrialMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmBenefitTrialMutationOptions(useInstance(options)), queryClient);
    }