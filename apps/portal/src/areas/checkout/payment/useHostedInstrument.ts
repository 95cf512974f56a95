import type { PaymentInstrument } from '@studio-portal/sdk/types';
import { type RefObject, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useWriting } from '../../../lib/api/cache/useWriting.ts';
import { type GuestMethod, guestWays, type Tokenized } from './guestInstruments.ts';
import { guestMessages } from '../result/guestMessages.ts';
import type { HostedAnswer, SubmitHosted } from './HostedForm.tsx';

/** Messages for input that the provider's form could not process. */
const refusals = {
  invalid: guestMessages.cardInvalid,
  unreachable: guestMessages.cardUnreachable,
} satisfies Record<Extract<HostedAnswer, string>, MessageDescriptor>;

/**
 * Creates an instrument for one payment from the provider's form.
 * @param form submit function from HostedForm
 */
export function useHostedInstrument(form: RefObject<SubmitHosted | null>) {
  const instrument = useWriting(
    Object.values(guestWays).map(({ operation }) => operation),
    {
      mutationFn: async ({ method, told }: { method: GuestMethod; told: Tokenized }) => {
        const kept = await guestWays[method].keep(told);
        // The form of another method has answered, which this page did not request.
        if (!kept) throw new TypeError(`The form of ${method} has told no token of that kind.`);
        return kept;
      },
    },
  );
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState<keyof typeof refusals>();
  const submit = async (method: GuestMethod, then: (kept: PaymentInstrument) => void) => {
    if (!form.current) return;
    setAsking(true);
    const told = await form.current();
    setAsking(false);
    if (typeof told === 'string') setTyped(told);
    else instrument.mutate({ method, told }, { onSuccess: then });
  };
  return {
    /** Submits the form and continues with the token; the form shows field errors itself. */
    ask: (method: GuestMethod, then: (kept: PaymentInstrument) => void) =>
      void submit(method, then),
    /** Clears the state before another attempt or method. */
    forget: () => {
      instrument.reset();
      setTyped(undefined);
    },
    pending: asking || instrument.isPending,
    error: instrument.error,
    refusal: typed && refusals[typed],
  };
}
