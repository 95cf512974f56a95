import Stack from '@mui/material/Stack';
import type { PaymentInstrument, PaymentType } from '@studio-portal/sdk/types';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { Suspense, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { PaymentChoice } from '../payment/PaymentChoice.tsx';
import { TokenizationOutcome } from '../payment/TokenizationOutcome.tsx';
import { useBankCheck } from '../mandate/useBankCheck.ts';
import { instrumentName } from './instrumentName.ts';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { notify } from '../../../lib/browser/notices.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { useAddPaymentMethod } from './useAddPaymentMethod.ts';

const MandateForm = lazyNamed(() => import('../mandate/MandateForm.tsx'), 'MandateForm');

/**
 * Form that adds a payment method: at the payment provider, which redirects back here, or a bank
 * account with its mandate.
 */
export function AddForm({ types }: { types: readonly PaymentType[] }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { studio, studioUuid } = useStudio();
  const formId = useId();
  const [chosen, setChosen] = useState<string>();
  const addition = useAddPaymentMethod((instrument: PaymentInstrument) => {
    const name = instrumentName(instrument, intl);
    notify({ type: 'success', title: intl.formatMessage(messages.added, { name }) });
    void navigate(path('mySettings', { studioUuid }), { replace: true });
  });
  const type = types.find((one) => one === chosen) ?? types[0];
  const isDebit = type === 'DIRECT_DEBIT';
  const bank = useBankCheck((mandate) => {
    // The user may have selected another method in the meantime.
    if (isDebit) addition.begin(type, mandate);
  });
  const failure = addition.completeError ?? (isDebit ? null : addition.beginError);
  return (
    <Stack spacing={3}>
      {addition.reference && (
        <TokenizationOutcome
          reference={addition.reference}
          onAuthorized={addition.complete}
          onForget={addition.forget}
          nothingDone={messages.nothingAdded}
        />
      )}
      {failure && (
        <Alert kind="error">
          <ErrorMessage error={failure} timeZone={studio.zoneId} />
        </Alert>
      )}
      <PaymentChoice
        kept={[]}
        methods={types}
        selected={type ?? ''}
        onSelect={(key) => {
          addition.forget();
          setChosen(key);
        }}
      />
      {isDebit && !addition.retry && (
        <Suspense fallback={<FormSkeleton fields={2} />}>
          <MandateForm
            id={formId}
            studio={studio}
            holder=""
            bank={bank}
            onSubmit={bank.check}
            pending={addition.pending}
            error={addition.beginError}
          />
        </Suspense>
      )}
      <LoadingButton
        size="large"
        loading={addition.pending || bank.pending}
        sx={{ alignSelf: { xs: 'stretch', sm: 'start' } }}
        {...(isDebit && !addition.retry
          ? { type: 'submit', form: formId }
          : { onClick: addition.retry ?? (() => type && addition.begin(type)) })}
      >
        <FormattedMessage {...messages.add} />
      </LoadingButton>
    </Stack>
  );
}
