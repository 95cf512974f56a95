/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createSingleAppointmentCheckoutV4 } from './create-single-appointment-checkout-v4.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreateSingleAppointmentCheckoutV4Headers } from '../../model/createSingleAppointmentCheckoutV4Headers.ts';
import type { CreateSingleAppointmentCheckoutV4Request } from '../../model/createSingleAppointmentCheckoutV4Request.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getCreateSingleAppointmentCheckoutV4MutationKey = () => ['createSingleAppointmentCheckoutV4'] as const;

export const getCreateSingleAppointmentCheckoutV4MutationOptions = <TError = OperationError<'createSingleAppointmentCheckoutV4'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSingleAppointmentCheckoutV4>>, TError,CreateSingleAppointmentCheckoutV4MutationVariables, TContext>, request?: SecondParameter<typeof familyFetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createSingleAppointmentCheckoutV4>>, TError,CreateSingleAppointmentCheckoutV4MutationVariables, TContext> => {

const mutationKey = getCreateSingleAppointmentCheckoutV4MutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSingleAppointmentCheckoutV4>>, CreateSingleAppointmentCheckoutV4MutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createSingleAppointmentCheckoutV4(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSingleAppointmentCheckoutV4MutationResult = NonNullable<Awaited<ReturnType<typeof createSingleAppointmentCheckoutV4>>>
    export type CreateSingleAppointmentCheckoutV4MutationBody = CreateSingleAppointmentCheckoutV4Request
    export type CreateSingleAppointmentCheckoutV4MutationError = OperationError<'createSingleAppointmentCheckoutV4'>
    export type CreateSingleAppointmentCheckoutV4MutationVariables = {data: CreateSingleAppointmentCheckoutV4Request;headers?: CreateSingleAppointmentCheckoutV4Headers}

    /**
 * Buy a single appointment, with a tokenization
 *
 * For any logged-in user. Either a stored instrument or a tokenization pays, and free offers need neither; a tokenization thereby becomes a stored instrument. Nothing is reserved, so the first checkout finalized gets the slot. Open until expiresAt; repeating the call without the same Idempotency-Key creates a second checkout. The price is in the major unit of the studio's currency. A paid trial session requires the fields and consents of its configuration; free ones are booked with createTrialSession.
 */
export const useCreateSingleAppointmentCheckoutV4 = <TError = OperationError<'createSingleAppointmentCheckoutV4'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSingleAppointmentCheckoutV4>>, TError,CreateSingleAppointmentCheckoutV4MutationVariables, TContext>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSingleAppointmentCheckoutV4>>,
        TError,
        CreateSingleAppointmentCheckoutV4MutationVariables,
        TContext
      > => {
      return useMutation(getCreateSingleAppointmentCheckoutV4MutationOptions(useInstance(options)), queryClient);
    }