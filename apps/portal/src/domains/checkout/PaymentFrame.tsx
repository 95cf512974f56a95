import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '../../lib/alert/Alert.tsx';
import { DeclinedNotice } from './DeclinedNotice.tsx';
import type { Flow, Order, Subject } from './Flow.ts';
import { FlowFrame } from './FlowFrame.tsx';
import { flowMessages } from './flowMessages.ts';
import { Secure } from './Secure.tsx';
import { TakenNotice } from './TakenNotice.tsx';
import type { useWaiting } from './useWaiting.ts';

interface PaymentFrameProps {
  flow: Flow;
  subject: Subject;
  /** Whether the studio takes cards online. */
  takesCards: boolean;
  waiting: ReturnType<typeof useWaiting>;
  /** The reader waits for a place after all: what was refused before counts no more. */
  onWait: () => void;
  /** The order before this one, whose payment was declined. */
  declined: Order | undefined;
  /** What has become of a card at the payment provider. */
  outcome?: ReactNode;
  /** What went wrong; undefined while nothing has. */
  failure: ReactNode;
  pending: boolean;
  onContinue: () => void;
  /** How the card is chosen or typed. */
  children: ReactNode;
}

/** The payment step, whoever pays: what is taken, what has gone wrong, the card, who gets its number, and the way on. */
export function PaymentFrame(props: PaymentFrameProps) {
  const { flow, subject, takesCards, waiting, onWait, declined, outcome, failure } = props;
  const { pending, onContinue, children } = props;
  const intl = useIntl();
  const { waits, taken, wait } = waiting;
  return (
    <FlowFrame
      flow={flow}
      what={subject}
      title={<FormattedMessage {...flowMessages.paymentTitle} />}
      intro={
        takesCards ? (
          <FormattedMessage
            {...flowMessages.paymentIntro}
            values={{ methods: intl.formatMessage(flowMessages.creditCard) }}
          />
        ) : undefined
      }
      current="payment"
      waits={waits}
      action={
        <LoadingButton
          loading={pending}
          size="large"
          fullWidth
          disabled={!takesCards || taken}
          onClick={onContinue}
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
      {takesCards ? (
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
