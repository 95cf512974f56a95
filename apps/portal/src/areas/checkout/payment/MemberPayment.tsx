import { useListPaymentInstruments } from '@studio-portal/sdk/api/payment-instruments';
import { useListTokenizationPaymentMethods } from '@studio-portal/sdk/api/tokenization';
import type {
  CustomerData,
  DebtorAddress,
  OnlinePaymentMethod,
  PaymentInstrument,
} from '@studio-portal/sdk/types';
import { Suspense, useId, useState } from 'react';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { TickBox } from '../../../lib/forms/TickBox.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useBankCheck } from '../mandate/useBankCheck.ts';
import { instrumentName } from '../instruments/instrumentName.ts';
import { availableMethods } from '../instruments/paymentMethods.ts';
import { flowMessages } from '../flow/flowMessages.ts';
import { PaymentChoice } from './PaymentChoice.tsx';
import { PaymentFrame } from './PaymentFrame.tsx';
import type { PaymentProps } from './PaymentProps.ts';
import { SecurityNote } from './SecurityNote.tsx';
import { FlowError, FlowLoading } from '../flow/SubjectGate.tsx';
import { TokenizationOutcome } from './TokenizationOutcome.tsx';
import { useCreateCheckout } from '../flow/useCreateCheckout.ts';
import { usePayment } from './usePayment.ts';
import { isVoucherRefusal, useVoucher } from './useVoucher.ts';
import { useWaitingList } from '../result/useWaitingList.ts';

const MandateForm = lazyNamed(() => import('../mandate/MandateForm.tsx'), 'MandateForm');

/**
 * Payment of a logged-in user: with a stored instrument, or a new one that is entered and
 * authorized at the provider. The result is read from the server on return. A new one is kept for
 * later orders only if the user ticks a box; a mandate says itself that it is for recurring payments.
 */
export function MemberPayment(props: PaymentProps) {
  const { studio } = useStudio();
  // A mandate is valid for one creditor, so only instruments usable here are listed.
  const instruments = useListPaymentInstruments(
    { organizationUnitId: studio.id },
    { query: { staleTime: 0 } },
  );
  const methodsQuery = useListTokenizationPaymentMethods({ organizationUnitId: studio.id });
  const error = instruments.error ?? methodsQuery.error;
  if (error && !(instruments.data && methodsQuery.data))
    return (
      <FlowError
        error={error}
        retry={() => void Promise.all([instruments.refetch(), methodsQuery.refetch()])}
      />
    );
  if (!instruments.data || !methodsQuery.data) return <FlowLoading />;
  const methods = availableMethods(methodsQuery.data, props.subject.paymentMethods);
  return (
    <Payment
      {...props}
      methods={methods}
      kept={instruments.data.filter(({ type }) => methods.includes(type))}
    />
  );
}

interface LoadedPaymentProps extends PaymentProps {
  methods: readonly OnlinePaymentMethod[];
  /** Stored instruments that can pay for this subject. */
  kept: readonly PaymentInstrument[];
}

function Payment({
  flow,
  subject,
  customerData,
  declined,
  refetch,
  methods,
  kept,
}: LoadedPaymentProps) {
  const intl = useIntl();
  const { studio, user } = useStudio();
  const formId = useId();
  const keepId = useId();
  const [chosen, setChosen] = useState<string>();
  const [keep, setKeep] = useState(false);
  const checkout = useCreateCheckout(flow, subject, refetch);
  const voucher = useVoucher(subject, checkout.error, checkout.reset);
  const total = voucher.share?.due ?? subject.price;
  const payment = usePayment(subject, customerData, total, checkout);
  const waiting = useWaitingList(subject);

  // Do not preselect an instrument that was just declined.
  const proposed = kept.filter(({ id }) => id !== declined?.paymentInstrument?.id);
  const preferred = proposed.find((instrument) => instrument.preferred) ?? proposed[0];
  const begun = payment.tokenization?.paymentType;
  const selected = chosen ?? begun ?? String(preferred?.id ?? methods[0] ?? '');
  const instrument = kept.find(({ id }) => String(id) === selected);
  const method = methods.find((candidate) => candidate === selected);
  const bank = useBankCheck((mandate) => {
    // The user may have selected another method in the meantime.
    if (method === 'DIRECT_DEBIT') payment.tokenize(method, { mandate, keep: true });
  });
  const handleContinue = () => {
    if (voucher.coversAll) {
      payment.forget();
      payment.payNothing();
    } else if (instrument) {
      payment.forget();
      payment.payWith(instrument);
    } else if (method === 'FINION_PAY') {
      payment.forget();
      payment.payLater();
    } else if (payment.retry) payment.retry();
    else if (method) payment.tokenize(method, { keep });
  };
  const isShown = !waiting.taken && !isVoucherRefusal(checkout.error);
  const failure = isShown ? checkout.error : null;
  const error = method === 'DIRECT_DEBIT' ? failure : (payment.tokenizationError ?? failure);

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
      outcome={
        payment.tokenization && (
          <TokenizationOutcome
            reference={payment.tokenization.reference}
            onAuthorized={payment.onAuthorized}
            onForget={payment.forget}
            nothingDone={flowMessages.nothingOrdered}
          />
        )
      }
      failure={error && <ErrorMessage error={error} timeZone={studio.zoneId} />}
      pending={payment.pending || bank.pending}
      methodName={instrument && instrumentName(instrument, intl)}
      // The other methods are entered at the provider first.
      orders={
        voucher.coversAll ||
        instrument !== undefined ||
        method === 'DIRECT_DEBIT' ||
        method === 'FINION_PAY'
      }
      onContinue={
        method === 'DIRECT_DEBIT' && !voucher.coversAll && !payment.retry
          ? { form: formId }
          : handleContinue
      }
    >
      <PaymentChoice
        kept={kept}
        methods={methods}
        selected={selected}
        showsAll={declined !== undefined}
        onSelect={(key) => {
          payment.reset();
          setChosen(key);
        }}
        // An authorized instrument needs no further input.
        form={
          payment.retry ? undefined : method === 'DIRECT_DEBIT' ? (
            <Suspense fallback={<FormSkeleton fields={2} />}>
              <MandateForm
                id={formId}
                studio={studio}
                holder={
                  customerData
                    ? `${customerData.firstname} ${customerData.lastname}`
                    : (user?.name ?? '')
                }
                address={customerData && toDebtorAddress(customerData)}
                bank={bank}
                onSubmit={bank.check}
                pending={payment.pending}
                error={payment.tokenizationError}
              />
            </Suspense>
          ) : method && method !== 'FINION_PAY' ? (
            <TickBox
              id={keepId}
              label={<FormattedMessage {...flowMessages.keepMethod} />}
              ticked={keep}
              required={false}
              error={undefined}
              onChange={setKeep}
            />
          ) : undefined
        }
      />
      {/* A stored instrument needs no details. */}
      {!instrument && <SecurityNote />}
    </PaymentFrame>
  );
}

/** Reuses the address that was just entered, if the studio required one. */
function toDebtorAddress(person: CustomerData): DebtorAddress | undefined {
  const { street, zipCode, city, countryCode, houseNumber = null, provinceCode = null } = person;
  if (!street || !zipCode || !city || !countryCode) return undefined;
  return { street, houseNumber, zipCode, city, provinceCode, countryCode };
}
