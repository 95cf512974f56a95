import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import type { CustomerData, OnlinePaymentMethod } from '@studio-portal/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { StepStart } from '../../../lib/focus/StepStart.tsx';
import { DeclinedNotice } from './DeclinedNotice.tsx';
import type { Flow, Order, Subject } from '../flow/Flow.ts';
import { FlowFrame } from '../flow/FlowFrame.tsx';
import { flowMessages } from '../flow/flowMessages.ts';
import { useDraft } from '../flow/useDraft.ts';
import { ContactAnswer } from '../summary/CheckAnswers.tsx';
import { OrderButton } from '../summary/OrderButton.tsx';
import { OrderDetails } from '../summary/OrderDetails.tsx';
import { TakenNotice } from '../flow/TakenNotice.tsx';
import type { useVoucher } from './useVoucher.ts';
import { VoucherField } from './VoucherField.tsx';
import type { useWaitingList } from '../result/useWaitingList.ts';

interface PaymentFrameProps {
  flow: Flow;
  subject: Subject;
  /** Undefined if the kind has no contact step. */
  customerData: CustomerData | undefined;
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
  /** Name of the selected stored payment method. */
  methodName?: string | undefined;
  /** True if the button orders; otherwise it leads to the provider's page first. */
  orders: boolean;
  /** Action of the button: a callback, or the id of a form to submit. */
  onContinue: (() => void) | { form: string };
  /** Choice and input of the payment method. */
  children: ReactNode;
}

/**
 * Layout of the payment step for members and guests: person, choice of the payment method with its
 * form, voucher, and the order with its button. Errors take the focus, right above the choice that
 * they concern.
 */
export function PaymentFrame(props: PaymentFrameProps) {
  const { flow, subject, customerData, methods, waiting, onWait, declined, outcome, failure } =
    props;
  const { pending, methodName, orders, onContinue, voucher, children } = props;
  const { waits, taken, wait } = waiting;
  const { acceptsLatePromotion = false } = useDraft(subject.start).read();
  const { price } = subject;
  const canPay = methods.length > 0 || voucher.coversAll;
  const button = {
    loading: pending,
    // A loading order button would say that it orders.
    disabled: !canPay || taken || voucher.pending,
    ...(typeof onContinue === 'function'
      ? { onClick: onContinue }
      : { type: 'submit' as const, ...onContinue }),
  };
  return (
    <FlowFrame
      flow={flow}
      what={subject}
      title={<FormattedMessage {...flowMessages.paymentTitle} />}
      current="payment"
      waits={waits}
      voucher={voucher.share}
      action={
        orders ? (
          <OrderButton
            flow={flow}
            price={price}
            due={voucher.share?.due ?? price}
            methodName={voucher.coversAll ? undefined : methodName}
            waits={waits}
            {...button}
          />
        ) : (
          <LoadingButton size="large" fullWidth {...button}>
            <FormattedMessage {...flowMessages.continue} />
          </LoadingButton>
        )
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
      {customerData && <ContactAnswer person={customerData} subject={subject} />}
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
        !voucher.coversAll && children
      ) : (
        <Alert kind="info">
          <FormattedMessage {...flowMessages.noMethods} />
        </Alert>
      )}
      <VoucherField voucher={voucher} />
      <OrderDetails
        flow={flow}
        subject={subject}
        price={price}
        waits={waits}
        acceptsLate={acceptsLatePromotion}
        voucher={voucher.share}
      />
    </FlowFrame>
  );
}
