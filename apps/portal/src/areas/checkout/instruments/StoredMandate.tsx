import { useGetSepaAgreement } from '@studio-portal/sdk/api/studios';
import type { PaymentInstrument } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { MandateText } from '../mandate/MandateText.tsx';
import { debtorLine } from '../mandate/debtorLine.ts';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

interface StoredMandateProps {
  instrument: PaymentInstrument;
  reference: string;
}

/** Shows a mandate as it was signed. */
export function StoredMandate({ instrument, reference }: StoredMandateProps) {
  // Masked, since the full number is not stored.
  const iban = instrument.maskedNumber ?? '';
  if (!instrument.mandate) return <FormerMandate reference={reference} iban={iban} />;
  const { agreement, debtorName, debtorAddress } = instrument.mandate;
  return (
    <MandateText agreement={agreement} holder={debtorLine(debtorName, debtorAddress)} iban={iban} />
  );
}

/**
 * Mandate from before texts were stored: loads the current text, unless it belongs to another
 * studio.
 */
function FormerMandate({ reference, iban }: { reference: string; iban: string }) {
  const { studio } = useStudio();
  const { data, error } = useGetSepaAgreement(studio.id, { mandateReference: reference });
  if (error?.status === 404)
    return (
      <Alert kind="info">
        <FormattedMessage {...messages.mandateElsewhere} values={{ reference }} />
      </Alert>
    );
  if (error)
    return (
      <Alert kind="error">
        <ErrorMessage error={error} timeZone={studio.zoneId} />
      </Alert>
    );
  return data ? <MandateText agreement={data} iban={iban} /> : null;
}
