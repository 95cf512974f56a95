import Typography from '@mui/material/Typography';
import { useListPublicPaymentMethods } from '@studio-portal/sdk/api/payment-instruments';
import { useListTokenizationPaymentMethods } from '@studio-portal/sdk/api/tokenization';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { availableMethods } from '../instruments/paymentMethods.ts';
import { AcceptedMethodsText } from './AcceptedMethodsText.tsx';
import type { Subject } from '../flow/Flow.ts';

/**
 * Shows the payment methods available to the user in the first step, in a line that is reserved
 * while they load; load errors are left to the payment step.
 */
export function AcceptedMethods({ subject }: { subject: Subject }) {
  const { studio, user } = useStudio();
  const here = { organizationUnitId: studio.id };
  const hasAccount = user !== undefined;
  const own = useListTokenizationPaymentMethods(here, { query: { enabled: hasAccount } });
  const publicMethods = useListPublicPaymentMethods(here, { query: { enabled: !hasAccount } });
  const { data, error } = hasAccount ? own : publicMethods;
  const methods = data && availableMethods(data, subject.paymentMethods);
  if (methods ? methods.length === 0 : error) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {methods ? <AcceptedMethodsText methods={methods} /> : '\u00a0'}
    </Typography>
  );
}
