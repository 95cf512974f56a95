/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  OperationError
} from '../../../runtime/operationError.ts';

import type {
  IdlePeriodDocument
} from '../../model/idlePeriodDocument.ts';

import type {
  IdlePeriodDocumentUpload
} from '../../model/idlePeriodDocumentUpload.ts';

import { fetcher } from '../../../runtime/fetcher.ts';


export const getUploadIdlePeriodDocumentV2Url = () => {




  return `/nox/v2/customercenter/idleperiod/document`
}

/**
 * Upload a document for an idle period
 *
 * For members of the tenant in X-Tenant. The document is stored for a day, for the one idle period that refers to its id; uploadIdlePeriodDocument is for clients that send no id. Pictures are re-encoded to remove metadata.
 */
export const uploadIdlePeriodDocumentV2 = async (idlePeriodDocumentUpload: IdlePeriodDocumentUpload, options?: Parameters<typeof fetcher>[1]): Promise<IdlePeriodDocument> => {
    const formData = new FormData();
formData.append(`document`, idlePeriodDocumentUpload.document);

  return fetcher<IdlePeriodDocument>(getUploadIdlePeriodDocumentV2Url(),
  {
      operationId: 'uploadIdlePeriodDocumentV2', statuses: [201, 400, 401, 403, 409, 413, 415, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST'
    ,
    body: formData
  }
).then(deserializeUploadIdlePeriodDocumentV2Response);}


const deserializeUploadIdlePeriodDocumentV2Response = (data: IdlePeriodDocument): IdlePeriodDocument => {
  if (data == null) return data;
  data.validUntil = toDate(data.validUntil);
  return data;
};




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
