/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { uploadIdlePeriodDocumentV2 } from './upload-idle-period-document-v2.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { IdlePeriodDocumentUpload } from '../../model/idlePeriodDocumentUpload.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getUploadIdlePeriodDocumentV2MutationKey = () => ['uploadIdlePeriodDocumentV2'] as const;

export const getUploadIdlePeriodDocumentV2MutationOptions = <TError = OperationError<'uploadIdlePeriodDocumentV2'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadIdlePeriodDocumentV2>>, TError,UploadIdlePeriodDocumentV2MutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadIdlePeriodDocumentV2>>, TError,UploadIdlePeriodDocumentV2MutationVariables, TContext> => {

const mutationKey = getUploadIdlePeriodDocumentV2MutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadIdlePeriodDocumentV2>>, UploadIdlePeriodDocumentV2MutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadIdlePeriodDocumentV2(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadIdlePeriodDocumentV2MutationResult = NonNullable<Awaited<ReturnType<typeof uploadIdlePeriodDocumentV2>>>
    export type UploadIdlePeriodDocumentV2MutationBody = IdlePeriodDocumentUpload
    export type UploadIdlePeriodDocumentV2MutationError = OperationError<'uploadIdlePeriodDocumentV2'>
    export type UploadIdlePeriodDocumentV2MutationVariables = {data: IdlePeriodDocumentUpload}

    /**
 * Upload a document for an idle period
 *
 * For members of the tenant in X-Tenant. The document is stored for a day, for the one idle period that refers to its id; uploadIdlePeriodDocument is for clients that send no id. Pictures are re-encoded to remove metadata.
 */
export const useUploadIdlePeriodDocumentV2 = <TError = OperationError<'uploadIdlePeriodDocumentV2'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadIdlePeriodDocumentV2>>, TError,UploadIdlePeriodDocumentV2MutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadIdlePeriodDocumentV2>>,
        TError,
        UploadIdlePeriodDocumentV2MutationVariables,
        TContext
      > => {
      return useMutation(getUploadIdlePeriodDocumentV2MutationOptions(useInstance(options)), queryClient);
    }