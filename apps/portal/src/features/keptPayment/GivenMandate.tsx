import { useGetSepaAgreement } from '@studio-portal/sdk/api/studios';
import { FormattedMessage } from 'react-intl';
import { MandateText } from '../../domains/mandate/MandateText.tsx';
import { Alert } from '../../lib/alert/Alert.tsx';
import { ErrorWords } from '../../lib/apiErrors/ErrorWords.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { messages } from './messages.ts';

interface GivenMandateProps {
  reference: string;
  /** Masked: nobody knows the rest any more. */
  iban: string;
}

/** A mandate that was given, to be read again; one that another studio has is read there. */
export function GivenMandate({ reference, iban }: GivenMandateProps) {
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
