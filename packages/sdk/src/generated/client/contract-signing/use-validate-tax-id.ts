/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { validateTaxId } from './validate-tax-id.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { TaxIdRequest } from '../../model/taxIdRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getValidateTaxIdMutationKey = () => ['validateTaxId'] as const;

export const getValidateTaxIdMutationOptions = <TError = OperationError<'validateTaxId'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof validateTaxId>>, TError,ValidateTaxIdMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof validateTaxId>>, TError,ValidateTaxIdMutationVariables, TContext> => {

const mutationKey = getValidateTaxIdMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof validateTaxId>>, ValidateTaxIdMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  validateTaxId(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ValidateTaxIdMutationResult = NonNullable<Awaited<ReturnType<typeof validateTaxId>>>
    export type ValidateTaxIdMutationBody = TaxIdRequest
    export type ValidateTaxIdMutationError = OperationError<'validateTaxId'>
    export type ValidateTaxIdMutationVariables = {data: TaxIdRequest}

    /**
 * Validate an identity number
 *
 * For any logged-in user. Validates the check digit and, in countries whose numbers are derived from personal data (Italy), also name, birth and gender; nothing is stored. In countries without known rules, only the format is checked.
 */
export const useValidateTaxId = <TError = OperationError<'validateTaxId'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof validateTaxId>>, TError,ValidateTaxIdMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof validateTaxId>>,
        TError,
        ValidateTaxIdMutationVariables,
        TContext
      > => {
      return useMutation(getValidateTaxIdMutationOptions(useInstance(options)), queryClient);
    }