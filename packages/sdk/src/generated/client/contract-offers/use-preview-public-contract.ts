/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { previewPublicContract } from './preview-public-contract.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ContractPreviewRequest } from '../../model/contractPreviewRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getPreviewPublicContractMutationKey = () => ['previewPublicContract'] as const;

export const getPreviewPublicContractMutationOptions = <TError = OperationError<'previewPublicContract'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewPublicContract>>, TError,PreviewPublicContractMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof previewPublicContract>>, TError,PreviewPublicContractMutationVariables, TContext> => {

const mutationKey = getPreviewPublicContractMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewPublicContract>>, PreviewPublicContractMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  previewPublicContract(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewPublicContractMutationResult = NonNullable<Awaited<ReturnType<typeof previewPublicContract>>>
    export type PreviewPublicContractMutationBody = ContractPreviewRequest
    export type PreviewPublicContractMutationError = OperationError<'previewPublicContract'>
    export type PreviewPublicContractMutationVariables = {data: ContractPreviewRequest}

    /**
 * Preview the price of a contract without an account
 *
 * Public. Terms, dates and all price positions as signPublicContract would store them; changes nothing. Pass totalPrice on when signing.
 */
export const usePreviewPublicContract = <TError = OperationError<'previewPublicContract'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewPublicContract>>, TError,PreviewPublicContractMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewPublicContract>>,
        TError,
        PreviewPublicContractMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewPublicContractMutationOptions(useInstance(options)), queryClient);
    }