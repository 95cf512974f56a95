/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createCompensationProposal } from './create-compensation-proposal.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreateCompensationProposalHeaders } from '../../model/createCompensationProposalHeaders.ts';
import type { CreateCompensationProposalRequest } from '../../model/createCompensationProposalRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreateCompensationProposalMutationKey = () => ['createCompensationProposal'] as const;

export const getCreateCompensationProposalMutationOptions = <TError = OperationError<'createCompensationProposal'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCompensationProposal>>, TError,CreateCompensationProposalMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createCompensationProposal>>, TError,CreateCompensationProposalMutationVariables, TContext> => {

const mutationKey = getCreateCompensationProposalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCompensationProposal>>, CreateCompensationProposalMutationVariables> = (props) => {
          const {compensationId,data,headers} = props ?? {};

          return  createCompensationProposal(compensationId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCompensationProposalMutationResult = NonNullable<Awaited<ReturnType<typeof createCompensationProposal>>>
    export type CreateCompensationProposalMutationBody = CreateCompensationProposalRequest
    export type CreateCompensationProposalMutationError = OperationError<'createCompensationProposal'>
    export type CreateCompensationProposalMutationVariables = {compensationId: number;data: CreateCompensationProposalRequest;headers?: CreateCompensationProposalHeaders}

    /**
 * Choose a compensation
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. If approvalRequired is false, the reward is granted at once; otherwise it waits for the studio, which answers with a message.
 */
export const useCreateCompensationProposal = <TError = OperationError<'createCompensationProposal'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCompensationProposal>>, TError,CreateCompensationProposalMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCompensationProposal>>,
        TError,
        CreateCompensationProposalMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCompensationProposalMutationOptions(useInstance(options)), queryClient);
    }