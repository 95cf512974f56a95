import type { PaymentInstrument } from '@studio-portal/sdk/types';
import { type RefObject, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { type GuestMethod, guestMethods, type Tokenized } from './guestInstruments.ts';
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
  const instrument = useApiMutation(
    Object.values(guestMethods).map(({ operation }) => operation),
    {
      mutationFn: async ({ method, token }: { method: GuestMethod; token: Tokenized }) => {
        const kept = await guestMethods[method].createInstrument(token);
        // The form of another method has answered, which this page did not request.
        if (!kept) throw new TypeError(`The form of ${method} returned a token of another kind.`);
        return kept;
      },
    },
  );
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState<keyof typeof refusals>();
  const submit = async (method: GuestMethod, then: (kept: PaymentInstrument) => void) => {
    if (!form.current) return;
    setAsking(true);
    const token = await form.current();
    setAsking(false);
    if (typeof token === 'string') setTyped(token);
    else instrument.mutate({ method, token }, { onSuccess: then });
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
