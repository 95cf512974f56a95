/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { previewContractUpgrade } from './preview-contract-upgrade.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ContractUpgradePreviewRequest } from '../../model/contractUpgradePreviewRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getPreviewContractUpgradeMutationKey = () => ['previewContractUpgrade'] as const;

export const getPreviewContractUpgradeMutationOptions = <TError = OperationError<'previewContractUpgrade'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewContractUpgrade>>, TError,PreviewContractUpgradeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof previewContractUpgrade>>, TError,PreviewContractUpgradeMutationVariables, TContext> => {

const mutationKey = getPreviewContractUpgradeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewContractUpgrade>>, PreviewContractUpgradeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  previewContractUpgrade(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewContractUpgradeMutationResult = NonNullable<Awaited<ReturnType<typeof previewContractUpgrade>>>
    export type PreviewContractUpgradeMutationBody = ContractUpgradePreviewRequest
    export type PreviewContractUpgradeMutationError = OperationError<'previewContractUpgrade'>
    export type PreviewContractUpgradeMutationVariables = {data: ContractUpgradePreviewRequest}

    /**
 * Preview an upgrade
 *
 * For anyone with the uuid of an active contract. The current contract would end on the day before the new one begins, and advance payments for it would be refunded; its one-off fees are not charged again. Changes nothing; signContract with the same contractUuid executes it.
 */
export const usePreviewContractUpgrade = <TError = OperationError<'previewContractUpgrade'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewContractUpgrade>>, TError,PreviewContractUpgradeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewContractUpgrade>>,
        TError,
        PreviewContractUpgradeMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewContractUpgradeMutationOptions(useInstance(options)), queryClient);
    }