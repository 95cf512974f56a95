/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { cancelBookedDayTicket } from './cancel-booked-day-ticket.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCancelBookedDayTicketMutationKey = () => ['cancelBookedDayTicket'] as const;

export const getCancelBookedDayTicketMutationOptions = <TError = OperationError<'cancelBookedDayTicket'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelBookedDayTicket>>, TError,CancelBookedDayTicketMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelBookedDayTicket>>, TError,CancelBookedDayTicketMutationVariables, TContext> => {

const mutationKey = getCancelBookedDayTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelBookedDayTicket>>, CancelBookedDayTicketMutationVariables> = (props) => {
          const {leadId} = props ?? {};

          return  cancelBookedDayTicket(leadId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelBookedDayTicketMutationResult = NonNullable<Awaited<ReturnType<typeof cancelBookedDayTicket>>>

    export type CancelBookedDayTicketMutationError = OperationError<'cancelBookedDayTicket'>
    export type CancelBookedDayTicketMutationVariables = {leadId: string}

    /**
 * Cancel a day ticket with payment at the studio
 *
 * For anyone with the leadId, until its day is over. Its code becomes invalid, and it can be booked by others. Repeating the call has no effect.
 */
export const useCancelBookedDayTicket = <TError = OperationError<'cancelBookedDayTicket'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelBookedDayTicket>>, TError,CancelBookedDayTicketMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelBookedDayTicket>>,
        TError,
        CancelBookedDayTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCancelBookedDayTicketMutationOptions(useInstance(options)), queryClient);
    }