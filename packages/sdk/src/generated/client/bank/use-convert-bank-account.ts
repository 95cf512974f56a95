/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { convertBankAccount } from './convert-bank-account.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { BankAccountRequest } from '../../model/bankAccountRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getConvertBankAccountMutationKey = () => ['convertBankAccount'] as const;

export const getConvertBankAccountMutationOptions = <TError = OperationError<'convertBankAccount'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof convertBankAccount>>, TError,ConvertBankAccountMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof convertBankAccount>>, TError,ConvertBankAccountMutationVariables, TContext> => {

const mutationKey = getConvertBankAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof convertBankAccount>>, ConvertBankAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  convertBankAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConvertBankAccountMutationResult = NonNullable<Awaited<ReturnType<typeof convertBankAccount>>>
    export type ConvertBankAccountMutationBody = BankAccountRequest
    export type ConvertBankAccountMutationError = OperationError<'convertBankAccount'>
    export type ConvertBankAccountMutationVariables = {data: BankAccountRequest}

    /**
 * BIC and bank name of an account
 *
 * For any logged-in user. Validates an IBAN and finds its bank. Nothing is stored, and the existence of the account is not checked.
 */
export const useConvertBankAccount = <TError = OperationError<'convertBankAccount'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof convertBankAccount>>, TError,ConvertBankAccountMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof convertBankAccount>>,
        TError,
        ConvertBankAccountMutationVariables,
        TContext
      > => {
      return useMutation(getConvertBankAccountMutationOptions(useInstance(options)), queryClient);
    }