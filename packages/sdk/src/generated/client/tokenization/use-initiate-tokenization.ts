/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { initiateTokenization } from './initiate-tokenization.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { InitiateTokenizationRequest } from '../../model/initiateTokenizationRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getInitiateTokenizationMutationKey = () => ['initiateTokenization'] as const;

export const getInitiateTokenizationMutationOptions = <TError = OperationError<'initiateTokenization'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof initiateTokenization>>, TError,InitiateTokenizationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof initiateTokenization>>, TError,InitiateTokenizationMutationVariables, TContext> => {

const mutationKey = getInitiateTokenizationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof initiateTokenization>>, InitiateTokenizationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  initiateTokenization(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type InitiateTokenizationMutationResult = NonNullable<Awaited<ReturnType<typeof initiateTokenization>>>
    export type InitiateTokenizationMutationBody = InitiateTokenizationRequest
    export type InitiateTokenizationMutationError = OperationError<'initiateTokenization'>
    export type InitiateTokenizationMutationVariables = {data: InitiateTokenizationRequest}

    /**
 * Start storing a payment instrument
 *
 * For any logged-in user, for every type of instrument that the studio accepts. Send the holder to challengeUrl until expiresAt; the provider returns to returnPath, and getTokenizationState has the result. DIRECT_DEBIT takes a mandate and needs no confirmation, so it is AUTHORIZED or DECLINED at once. Nothing is stored yet; repeating the call creates a second one.
 */
export const useInitiateTokenization = <TError = OperationError<'initiateTokenization'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof initiateTokenization>>, TError,InitiateTokenizationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof initiateTokenization>>,
        TError,
        InitiateTokenizationMutationVariables,
        TContext
      > => {
      return useMutation(getInitiateTokenizationMutationOptions(useInstance(options)), queryClient);
    }