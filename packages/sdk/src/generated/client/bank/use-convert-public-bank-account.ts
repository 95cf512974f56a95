/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { convertPublicBankAccount } from './convert-public-bank-account.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { BankAccountRequest } from '../../model/bankAccountRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getConvertPublicBankAccountMutationKey = () => ['convertPublicBankAccount'] as const;

export const getConvertPublicBankAccountMutationOptions = <TError = OperationError<'convertPublicBankAccount'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof convertPublicBankAccount>>, TError,ConvertPublicBankAccountMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof convertPublicBankAccount>>, TError,ConvertPublicBankAccountMutationVariables, TContext> => {

const mutationKey = getConvertPublicBankAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof convertPublicBankAccount>>, ConvertPublicBankAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  convertPublicBankAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConvertPublicBankAccountMutationResult = NonNullable<Awaited<ReturnType<typeof convertPublicBankAccount>>>
    export type ConvertPublicBankAccountMutationBody = BankAccountRequest
    export type ConvertPublicBankAccountMutationError = OperationError<'convertPublicBankAccount'>
    export type ConvertPublicBankAccountMutationVariables = {data: BankAccountRequest}

    /**
 * BIC and bank name of an account (public)
 *
 * Public. Validates an IBAN and finds its bank. Nothing is stored, and the existence of the account is not checked.
 */
export const useConvertPublicBankAccount = <TError = OperationError<'convertPublicBankAccount'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof convertPublicBankAccount>>, TError,ConvertPublicBankAccountMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof convertPublicBankAccount>>,
        TError,
        ConvertPublicBankAccountMutationVariables,
        TContext
      > => {
      return useMutation(getConvertPublicBankAccountMutationOptions(useInstance(options)), queryClient);
    }