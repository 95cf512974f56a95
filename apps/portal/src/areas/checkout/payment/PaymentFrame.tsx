import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import type { OnlinePaymentMethod } from '@studio-portal/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { StepStart } from '../../../lib/focus/StepStart.tsx';
import { AcceptedMethodsText } from './AcceptedMethodsText.tsx';
import { DeclinedNotice } from './DeclinedNotice.tsx';
import type { Flow, Order, Subject } from '../flow/Flow.ts';
import { FlowFrame } from '../flow/FlowFrame.tsx';
import { flowMessages } from '../flow/flowMessages.ts';
import { SecurityNote } from './SecurityNote.tsx';
import { TakenNotice } from '../flow/TakenNotice.tsx';
import type { useVoucher } from './useVoucher.ts';
import { VoucherField } from './VoucherField.tsx';
import type { useWaitingList } from '../result/useWaitingList.ts';

interface PaymentFrameProps {
  flow: Flow;
  subject: Subject;
  /** Available payment methods; if empty, nothing can be bought. */
  methods: readonly OnlinePaymentMethod[];
  waiting: ReturnType<typeof useWaitingList>;
  /** The voucher, which may pay all of it. */
  voucher: ReturnType<typeof useVoucher>;
  /** Called when the user joins the waiting list, to clear earlier errors. */
  onWait: () => void;
  /** Previous order with a declined payment. */
  declined: Order | undefined;
  /** Result of a tokenization at the payment provider. */
  outcome?: ReactNode;
  /** Error message; undefined if there is none. */
  failure: ReactNode;
  pending: boolean;
  /** Action of the button: a callback, or the id of a form to submit. */
  onContinue: (() => void) | { form: string };
  /** Choice and input of the means of payment. */
  children: ReactNode;
}

/**
 * Layout of the payment step for members and guests: accepted methods, choice, security note and
 * action. Errors take the focus, right above the choice that they concern.
 */
export function PaymentFrame(props: PaymentFrameProps) {
  const { flow, subject, methods, waiting, onWait, declined, outcome, failure } = props;
  const { pending, onContinue, voucher, children } = props;
  const { waits, taken, wait } = waiting;
  const canPay = methods.length > 0 || voucher.coversAll;
  return (
    <FlowFrame
      flow={flow}
      what={subject}
      title={<FormattedMessage {...flowMessages.paymentTitle} />}
      intro={methods.length > 0 ? <AcceptedMethodsText methods={methods} /> : undefined}
      current="payment"
      waits={waits}
      voucher={voucher.share}
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
      <VoucherField voucher={voucher} />
      {declined && (
        <StepStart>
          <DeclinedNotice order={declined} />
        </StepStart>
      )}
      {outcome}
      {Boolean(failure) && (
        <StepStart>
          <Alert kind="error">{failure}</Alert>
        </StepStart>
      )}
      {canPay ? (
        !voucher.coversAll && (
          <>
            {children}
            <SecurityNote />
          </>
        )
      ) : (
        <Alert kind="info">
          <FormattedMessage {...flowMessages.noMethods} />
        </Alert>
      )}
    </FlowFrame>
  );
}
