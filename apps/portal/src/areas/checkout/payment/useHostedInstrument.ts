import type { PaymentInstrument } from '@studio-portal/sdk/types';
import { type RefObject, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useWriting } from '../../../lib/api/cache/useWriting.ts';
import { type GuestMethod, guestWays, type Tokenized } from './guestInstruments.ts';
import { guestMessages } from '../result/guestMessages.ts';
import type { HostedAnswer, SubmitHosted } from './HostedForm.tsx';

/** What the provider's form could not do with what was typed. */
const refusals = {
  invalid: guestMessages.cardInvalid,
  unreachable: guestMessages.cardUnreachable,
} satisfies Record<Extract<HostedAnswer, string>, MessageDescriptor>;

/**
 * An instrument for one payment, made of what is typed into the provider's form.
 * @param form the way to submit it, which HostedForm gives
 */
export function useHostedInstrument(form: RefObject<SubmitHosted | null>) {
  const instrument = useWriting(
    Object.values(guestWays).map(({ operation }) => operation),
    {
      mutationFn: async ({ method, told }: { method: GuestMethod; told: Tokenized }) => {
        const kept = await guestWays[method].keep(told);
        // A form of another kind has answered: it is none that this page has asked.
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
    /** Asks the form, and goes on with what it has told; what is wrong with a field the form says itself. */
    ask: (method: GuestMethod, then: (kept: PaymentInstrument) => void) =>
      void submit(method, then),
    /** Another way is chosen, or the same is tried again. */
    forget: () => {
      instrument.reset();
      setTyped(undefined);
    },
    pending: asking || instrument.isPending,
    error: instrument.error,
    refusal: typed && refusals[typed],
  };
}
