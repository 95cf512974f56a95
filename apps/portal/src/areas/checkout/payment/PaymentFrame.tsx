import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import type { OnlinePaymentMethod } from '@studio-portal/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { Accepted } from './Accepted.tsx';
import { DeclinedNotice } from './DeclinedNotice.tsx';
import type { Flow, Order, Subject } from '../flow/Flow.ts';
import { FlowFrame } from '../flow/FlowFrame.tsx';
import { flowMessages } from '../flow/flowMessages.ts';
import { Secure } from './Secure.tsx';
import { TakenNotice } from '../flow/TakenNotice.tsx';
import type { useWaiting } from '../result/useWaiting.ts';

interface PaymentFrameProps {
  flow: Flow;
  subject: Subject;
  /** The ways to pay that there are; without one nothing can be bought. */
  ways: readonly OnlinePaymentMethod[];
  waiting: ReturnType<typeof useWaiting>;
  /** The reader waits for a place after all: what was refused before counts no more. */
  onWait: () => void;
  /** The order before this one, whose payment was declined. */
  declined: Order | undefined;
  /** What has become of an instrument at the payment provider. */
  outcome?: ReactNode;
  /** What went wrong; undefined while nothing has. */
  failure: ReactNode;
  pending: boolean;
  /** What the button does: it goes on, or sends the form of this id. */
  onContinue: (() => void) | { form: string };
  /** How it is chosen what pays, and typed. */
  children: ReactNode;
}

/** The payment step, whoever pays: what is taken, what has gone wrong, what pays, who gets its number, and the way on. */
export function PaymentFrame(props: PaymentFrameProps) {
  const { flow, subject, ways, waiting, onWait, declined, outcome, failure } = props;
  const { pending, onContinue, children } = props;
  const { waits, taken, wait } = waiting;
  const canPay = ways.length > 0;
  return (
    <FlowFrame
      flow={flow}
      what={subject}
      title={<FormattedMessage {...flowMessages.paymentTitle} />}
      intro={canPay ? <Accepted ways={ways} /> : undefined}
      current="payment"
      waits={waits}
      action={
        <LoadingButton
          loading={pending}
          size="large"
          fullWidth
          disabled={!canPay || taken}
          {...(typeof onContinue === 'function'
            ? { onClick: onContinue }
            : { type: 'submit', ...onContinue })}
        >
          <FormattedMessage {...flowMessages.continue} />
        </LoadingButton>
      }
    >
      {taken && (
        <TakenNotice
          flow={flow}
          item={subject}
          onWait={
            wait &&
            (() => {
              wait();
              onWait();
            })
          }
        />
      )}
      {declined && <DeclinedNotice order={declined} />}
      {outcome}
      {Boolean(failure) && <Alert kind="error">{failure}</Alert>}
      {canPay ? (
        <>
          {children}
          <Secure />
        </>
      ) : (
        <Alert kind="info">
          <FormattedMessage {...flowMessages.noMethods} />
        </Alert>
      )}
    </FlowFrame>
  );
}
