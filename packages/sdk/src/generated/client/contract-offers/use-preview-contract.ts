/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { previewContract } from './preview-contract.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ContractPreviewRequest } from '../../model/contractPreviewRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getPreviewContractMutationKey = () => ['previewContract'] as const;

export const getPreviewContractMutationOptions = <TError = OperationError<'previewContract'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewContract>>, TError,PreviewContractMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof previewContract>>, TError,PreviewContractMutationVariables, TContext> => {

const mutationKey = getPreviewContractMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewContract>>, PreviewContractMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  previewContract(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewContractMutationResult = NonNullable<Awaited<ReturnType<typeof previewContract>>>
    export type PreviewContractMutationBody = ContractPreviewRequest
    export type PreviewContractMutationError = OperationError<'previewContract'>
    export type PreviewContractMutationVariables = {data: ContractPreviewRequest}

    /**
 * Preview the price of a contract
 *
 * For any logged-in user. Terms, dates and all price positions as signContract would store them; changes nothing. Pass totalPrice on when signing, so that nobody signs a different price.
 */
export const usePreviewContract = <TError = OperationError<'previewContract'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewContract>>, TError,PreviewContractMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewContract>>,
        TError,
        PreviewContractMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewContractMutationOptions(useInstance(options)), queryClient);
    }