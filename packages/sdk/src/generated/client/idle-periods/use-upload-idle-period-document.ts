/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { uploadIdlePeriodDocument } from './upload-idle-period-document.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { IdlePeriodDocumentUpload } from '../../model/idlePeriodDocumentUpload.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getUploadIdlePeriodDocumentMutationKey = () => ['uploadIdlePeriodDocument'] as const;

export const getUploadIdlePeriodDocumentMutationOptions = <TError = OperationError<'uploadIdlePeriodDocument'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadIdlePeriodDocument>>, TError,UploadIdlePeriodDocumentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadIdlePeriodDocument>>, TError,UploadIdlePeriodDocumentMutationVariables, TContext> => {

const mutationKey = getUploadIdlePeriodDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadIdlePeriodDocument>>, UploadIdlePeriodDocumentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadIdlePeriodDocument(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadIdlePeriodDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof uploadIdlePeriodDocument>>>
    export type UploadIdlePeriodDocumentMutationBody = IdlePeriodDocumentUpload
    export type UploadIdlePeriodDocumentMutationError = OperationError<'uploadIdlePeriodDocument'>
    export type UploadIdlePeriodDocumentMutationVariables = {data: IdlePeriodDocumentUpload}

    /**
 * Upload the document for the next idle period
 *
 * For members of the tenant in X-Tenant. For clients that send only the two days: the next idle period that is requested uses it if the studio requires a document. It is stored for a day; uploadIdlePeriodDocumentV2 returns an id instead.
 */
export const useUploadIdlePeriodDocument = <TError = OperationError<'uploadIdlePeriodDocument'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadIdlePeriodDocument>>, TError,UploadIdlePeriodDocumentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadIdlePeriodDocument>>,
        TError,
        UploadIdlePeriodDocumentMutationVariables,
        TContext
      > => {
      return useMutation(getUploadIdlePeriodDocumentMutationOptions(useInstance(options)), queryClient);
    }