import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SepaAgreement } from '@studio-portal/sdk/types';
import { radii, space } from '@studio-portal/ui/tokens';
import { useId } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { type Fact, FactList } from '../../../lib/page/FactList.tsx';
import { addressLines } from '../../studio/shared/addressLines.ts';
import { messages } from './messages.ts';

/** Set apart from other text (legal: SEPA mandate). */
const Paper = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: space(16),
  padding: space(24),
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.muted,
  '& p': { margin: 0 },
  [theme.breakpoints.down('sm')]: { padding: space(16) },
}));

/** Placeholder for missing input, as on paper. */
const notYet = '–';

const paymentTypes = {
  RECURRENT: messages.recurrent,
  ONE_OFF: messages.oneOff,
} satisfies Record<SepaAgreement['paymentType'], MessageDescriptor>;

interface MandateTextProps {
  agreement: SepaAgreement;
  /** Account holder; omit it if unknown. */
  holder?: string;
  iban: string;
}

/**
 * Shows a mandate with all required content (legal: SEPA mandate): creditor, account,
 * authorization, and the right to a refund.
 */
export function MandateText({ agreement, holder, iban }: MandateTextProps) {
  const heading = useId();
  const { creditorName, creditorAddress, creditorId, paymentType } = agreement;
  const facts: Fact[] = [
    [
      messages.creditor,
      [creditorName, ...addressLines(creditorAddress), creditorAddress.country].join(', '),
    ],
    [messages.creditorId, creditorId],
    [messages.reference, agreement.mandateReference],
    ...(holder === undefined ? [] : [[messages.holder, holder || notYet] as const]),
    [messages.iban, iban || notYet],
    [messages.paymentType, <FormattedMessage key="type" {...paymentTypes[paymentType]} />],
  ];
  return (
    <Paper aria-labelledby={heading}>
      <Typography id={heading} variant="h3" component="h2">
        {agreement.title}
      </Typography>
      <p>{agreement.authorization}</p>
      <p>{agreement.refundNotice}</p>
      <FactList facts={facts} />
    </Paper>
  );
}
