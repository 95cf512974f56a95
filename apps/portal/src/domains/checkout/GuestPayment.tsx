import { useListPublicPaymentMethods } from '@studio-portal/sdk/api/payment-instruments';
import { useRef, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { ErrorWords } from '../../lib/apiErrors/ErrorWords.tsx';
import { useWriting } from '../../lib/cache/useWriting.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { waysLeft } from '../payments/paymentMethods.ts';
import { guestMessages } from './guestMessages.ts';
import { type GuestMethod, guestWays, isGuestMethod, type Tokenized } from './guestInstruments.ts';
import { type HostedAnswer, HostedForm, type SubmitHosted } from './HostedForm.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { PaymentFrame } from './PaymentFrame.tsx';
import type { PaymentProps } from './PaymentProps.ts';
import { FlowError, FlowLoading } from './SubjectGate.tsx';
import { useCreateCheckout } from './useCreateCheckout.ts';
import { useWaiting } from './useWaiting.ts';

/** What the provider's form could not do with what was typed. */
const refusals = {
  invalid: guestMessages.cardInvalid,
  unreachable: guestMessages.cardUnreachable,
} satisfies Record<Extract<HostedAnswer, string>, MessageDescriptor>;

/** How a visitor pays: with a card or an account that is typed at the provider and good for one order. */
export function GuestPayment(props: PaymentProps) {
  const { flow, subject, customerData, declined, refetch } = props;
  const { studio } = useStudio();
  const methods = useListPublicPaymentMethods({ organizationUnitId: studio.id });
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
  const checkout = useCreateCheckout(flow, subject, refetch);
  const waiting = useWaiting(subject);
  const submit = useRef<SubmitHosted>(null);
  const [chosen, setChosen] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState<keyof typeof refusals>();

  if (methods.error && !methods.data)
    return <FlowError error={methods.error} retry={() => void methods.refetch()} />;
  if (!methods.data) return <FlowLoading />;

  const ways = waysLeft(methods.data, subject.paymentMethods).filter(isGuestMethod);
  const method = ways.find((way) => way === chosen) ?? ways[0];
  const forget = () => {
    instrument.reset();
    checkout.reset();
    setTyped(undefined);
  };
  const goOn = async () => {
    if (!submit.current || !method) return;
    forget();
    setAsking(true);
    const told = await submit.current();
    setAsking(false);
    if (typeof told === 'string') {
      setTyped(told);
      return;
    }
    instrument.mutate(
      { method, told },
      {
        onSuccess: ({ id, type }) =>
          checkout.create(customerData, { paymentMethod: type, paymentInstrumentId: id }),
      },
    );
  };
  const failure = instrument.error ?? (waiting.taken ? null : checkout.error);
  return (
    <PaymentFrame
      flow={flow}
      subject={subject}
      ways={ways}
      waiting={waiting}
      onWait={checkout.reset}
      declined={declined}
      failure={
        failure ? (
          <ErrorWords error={failure} timeZone={studio.zoneId} />
        ) : (
          typed && <FormattedMessage {...refusals[typed]} />
        )
      }
      pending={asking || instrument.isPending || checkout.pending}
      onContinue={() => void goOn()}
    >
      {ways.length > 1 && (
        <PaymentChoice
          ways={ways}
          selected={method ?? ''}
          onSelect={(key) => {
            forget();
            setChosen(key);
          }}
        />
      )}
      {method && <HostedForm key={method} method={method} ref={submit} />}
    </PaymentFrame>
  );
}
