import { useGetSepaAgreement } from '@studio-portal/sdk/api/studios';
import type { PaymentInstrument } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { MandateText } from '../mandate/MandateText.tsx';
import { debtorLine } from '../mandate/debtorLine.ts';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorWords } from '../../../lib/api/errors/ErrorWords.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

interface GivenMandateProps {
  instrument: PaymentInstrument;
  reference: string;
}

/** A mandate that was given, to be read again as it was. */
export function GivenMandate({ instrument, reference }: GivenMandateProps) {
  // Masked: nobody knows the rest any more.
  const iban = instrument.maskedNumber ?? '';
  if (!instrument.mandate) return <FormerMandate reference={reference} iban={iban} />;
  const { agreement, debtorName, debtorAddress } = instrument.mandate;
  return (
    <MandateText agreement={agreement} holder={debtorLine(debtorName, debtorAddress)} iban={iban} />
  );
}

/** One that was given before its text was kept; one that another studio has is read there. */
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
        <ErrorWords error={error} timeZone={studio.zoneId} />
      </Alert>
    );
  return data ? <MandateText agreement={data} iban={iban} /> : null;
}
