/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { migrateAccount } from './migrate-account.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { MigrateRequest } from '../../model/migrateRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getMigrateAccountMutationKey = () => ['migrateAccount'] as const;

export const getMigrateAccountMutationOptions = <TError = OperationError<'migrateAccount'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof migrateAccount>>, TError,MigrateAccountMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof migrateAccount>>, TError,MigrateAccountMutationVariables, TContext> => {

const mutationKey = getMigrateAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof migrateAccount>>, MigrateAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  migrateAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MigrateAccountMutationResult = NonNullable<Awaited<ReturnType<typeof migrateAccount>>>
    export type MigrateAccountMutationBody = MigrateRequest
    export type MigrateAccountMutationError = OperationError<'migrateAccount'>
    export type MigrateAccountMutationVariables = {data: MigrateRequest}

    /**
 * Migrate the account to the context RSG_GROUP
 *
 * For any logged-in user to whom getMigrationSteps offers the migration. All verified addresses are migrated; afterwards the account logs in under brands of this context. This cannot be undone; repeating the call fails with migration.error.notoffered.
 */
export const useMigrateAccount = <TError = OperationError<'migrateAccount'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof migrateAccount>>, TError,MigrateAccountMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof migrateAccount>>,
        TError,
        MigrateAccountMutationVariables,
        TContext
      > => {
      return useMutation(getMigrateAccountMutationOptions(useInstance(options)), queryClient);
    }