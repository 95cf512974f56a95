import { useListPublicPaymentMethods } from '@studio-portal/sdk/api/payment-instruments';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { availableMethods } from '../instruments/paymentMethods.ts';
import { isGuestMethod } from './guestInstruments.ts';
import { HostedForm, type SubmitHosted } from './HostedForm.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { PaymentFrame } from './PaymentFrame.tsx';
import type { PaymentProps } from './PaymentProps.ts';
import { SecurityNote } from './SecurityNote.tsx';
import { FlowError, FlowLoading } from '../flow/SubjectGate.tsx';
import { useCreateCheckout } from '../flow/useCreateCheckout.ts';
import { useHostedInstrument } from './useHostedInstrument.ts';
import { isVoucherRefusal, useVoucher } from './useVoucher.ts';
import { useWaitingList } from '../result/useWaitingList.ts';

/**
 * Payment of a visitor: with a card or account that is entered at the provider and valid for one
 * order.
 */
export function GuestPayment(props: PaymentProps) {
  const { flow, subject, customerData, declined, refetch } = props;
  const { studio } = useStudio();
  const methodsQuery = useListPublicPaymentMethods({ organizationUnitId: studio.id });
  const form = useRef<SubmitHosted>(null);
  const hosted = useHostedInstrument(form);
  const checkout = useCreateCheckout(flow, subject, refetch);
  const voucher = useVoucher(subject, checkout.error, checkout.reset);
  const waiting = useWaitingList(subject);
  const [chosen, setChosen] = useState<string>();

  if (methodsQuery.error && !methodsQuery.data)
    return <FlowError error={methodsQuery.error} retry={() => void methodsQuery.refetch()} />;
  if (!methodsQuery.data) return <FlowLoading />;

  const methods = availableMethods(methodsQuery.data, subject.paymentMethods).filter(isGuestMethod);
  const method = methods.find((available) => available === chosen) ?? methods[0];
  const forget = () => {
    hosted.forget();
    checkout.reset();
  };
  const total = voucher.share?.due ?? subject.price;
  const handleOrder = () => {
    if (voucher.coversAll) {
      forget();
      checkout.create(customerData, 'nothing', total);
      return;
    }
    if (!method) return;
    forget();
    hosted.ask(method, ({ id, type }) =>
      checkout.create(customerData, { paymentMethod: type, paymentInstrumentId: id }, total),
    );
  };
  const isShown = !waiting.taken && !isVoucherRefusal(checkout.error);
  const failure = hosted.error ?? (isShown ? checkout.error : null);
  return (
    <PaymentFrame
      flow={flow}
      subject={subject}
      customerData={customerData}
      methods={methods}
      waiting={waiting}
      voucher={voucher}
      onWait={checkout.reset}
      declined={declined}
      failure={
        failure ? (
          <ErrorMessage error={failure} timeZone={studio.zoneId} />
        ) : (
          hosted.refusal && <FormattedMessage {...hosted.refusal} />
        )
      }
      pending={hosted.pending || checkout.pending}
      orders
      onContinue={handleOrder}
    >
      <PaymentChoice
        methods={methods}
        selected={method ?? ''}
        onSelect={(key) => {
          forget();
          setChosen(key);
        }}
        form={method && <HostedForm method={method} ref={form} />}
      />
      <SecurityNote />
    </PaymentFrame>
  );
}
