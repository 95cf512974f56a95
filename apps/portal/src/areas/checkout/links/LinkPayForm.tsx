import type { OnlinePaymentMethod, SepaMandate } from '@studio-portal/sdk/types';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { isGuestMethod } from '../payment/guestInstruments.ts';
import { HostedForm, type SubmitHosted } from '../payment/HostedForm.tsx';
import { PaymentChoice } from '../payment/PaymentChoice.tsx';
import { SecurityNote } from '../payment/SecurityNote.tsx';
import { useHostedInstrument } from '../payment/useHostedInstrument.ts';
import { useBankCheck } from '../mandate/useBankCheck.ts';
import { linkMessages } from './linkMessages.ts';
import type { LinkCheckout } from './useLinkCheckout.ts';

const MandateForm = lazyNamed(() => import('../mandate/MandateForm.tsx'), 'MandateForm');

interface LinkPayFormProps {
  studio: { id: number; zoneId: string };
  /** Payment methods of the studio; those that need an account are filtered out. */
  methods: readonly OnlinePaymentMethod[];
  /** Legend of the options, which must say that one of them is chosen. */
  legend?: ReactNode;
  paying: Pick<LinkCheckout, 'pay' | 'pending' | 'error' | 'hasAmountChanged' | 'forget'>;
  /** Receives a mandate; omit it if direct debit is not possible. */
  onMandate?: (mandate: SepaMandate) => void;
  /** Label of the button. */
  action: ReactNode;
  /** Status while the request is in progress. */
  busy: ReactNode;
  /** Shown if no payment method is available. */
  noWays: ReactNode;
  /** Information required before the button. */
  children?: ReactNode;
}

/**
 * Payment form behind a link: payment methods, the provider's form or a mandate, and the button.
 */
export function LinkPayForm(props: LinkPayFormProps) {
  const { studio, legend, paying, onMandate, action, busy, noWays, children } = props;
  const form = useRef<SubmitHosted>(null);
  const hosted = useHostedInstrument(form);
  const mandateForm = useId();
  const [chosen, setChosen] = useState<OnlinePaymentMethod>();
  const methods = props.methods.filter(
    (candidate) =>
      isGuestMethod(candidate) || (onMandate !== undefined && candidate === 'DIRECT_DEBIT'),
  );
  const method = chosen && methods.includes(chosen) ? chosen : methods[0];
  const bank = useBankCheck((mandate) => {
    // The user may have selected another method in the meantime.
    if (method === 'DIRECT_DEBIT') onMandate?.(mandate);
  });
  if (!method) return <Alert kind="info">{noWays}</Alert>;
  const hostedMethod = isGuestMethod(method) ? method : undefined;
  const pending = hosted.pending || paying.pending || bank.pending;
  // Errors of a mandate show at its fields.
  const error = hostedMethod && (hosted.error ?? paying.error);
  const forget = () => {
    hosted.forget();
    paying.forget();
  };
  const send = () => {
    if (!hostedMethod) return;
    forget();
    hosted.ask(hostedMethod, ({ id }) =>
      paying.pay({ paymentMethod: hostedMethod, paymentInstrumentId: id }),
    );
  };
  return (
    <>
      {methods.length > 1 && (
        <PaymentChoice
          {...(legend === undefined ? {} : { legend })}
          methods={methods}
          selected={method}
          onSelect={(key) => {
            forget();
            setChosen(methods.find((candidate) => candidate === key));
          }}
        />
      )}
      {hostedMethod && <HostedForm method={hostedMethod} ref={form} />}
      {!hostedMethod && onMandate && (
        <Suspense fallback={<FormSkeleton fields={2} />}>
          <MandateForm
            id={mandateForm}
            studio={studio}
            holder=""
            bank={bank}
            onSubmit={bank.check}
            pending={paying.pending}
            error={paying.error}
          />
        </Suspense>
      )}
      {paying.hasAmountChanged && (
        <Alert kind="error">
          <FormattedMessage {...linkMessages.amountChanged} />
        </Alert>
      )}
      {(error ?? hosted.refusal) && (
        <Alert kind="error">
          {error ? (
            <ErrorMessage error={error} timeZone={studio.zoneId} />
          ) : (
            hosted.refusal && <FormattedMessage {...hosted.refusal} />
          )}
        </Alert>
      )}
      {children}
      <div>
        <LoadingButton
          size="large"
          loading={pending}
          sx={{ width: { xs: '100%', sm: 'auto' } }}
          {...(hostedMethod ? { onClick: send } : { type: 'submit', form: mandateForm })}
        >
          {action}
        </LoadingButton>
        <p role="status">{pending && busy}</p>
      </div>
      <SecurityNote />
    </>
  );
}
