/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { registerForLoyaltyProgram } from './register-for-loyalty-program.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getRegisterForLoyaltyProgramMutationKey = () => ['registerForLoyaltyProgram'] as const;

export const getRegisterForLoyaltyProgramMutationOptions = <TError = OperationError<'registerForLoyaltyProgram'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerForLoyaltyProgram>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof registerForLoyaltyProgram>>, TError,void, TContext> => {

const mutationKey = getRegisterForLoyaltyProgramMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerForLoyaltyProgram>>, void> = () => {


          return  registerForLoyaltyProgram(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterForLoyaltyProgramMutationResult = NonNullable<Awaited<ReturnType<typeof registerForLoyaltyProgram>>>

    export type RegisterForLoyaltyProgramMutationError = OperationError<'registerForLoyaltyProgram'>


    /**
 * Join the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. If the studio confirms registrations, the member is IN_REGISTRATION until then and is notified by a message. Repeating the call has no effect and returns the current state.
 */
export const useRegisterForLoyaltyProgram = <TError = OperationError<'registerForLoyaltyProgram'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerForLoyaltyProgram>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerForLoyaltyProgram>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getRegisterForLoyaltyProgramMutationOptions(useInstance(options)), queryClient);
    }