import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SepaAgreement } from '@studio-portal/sdk/types';
import { radii, space } from '@studio-portal/ui/tokens';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { addressLines } from '../studio/addressLines.ts';
import { messages } from './messages.ts';

/** Set apart from all other text (legal: SEPA mandate). */
const Paper = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: space(16),
  padding: space(24),
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.muted,
  '& p': { margin: 0 },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    gap: `${space(8)} ${space(16)}`,
    margin: 0,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: {
    padding: space(16),
    '& dl': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
    '& dd:not(:last-child)': { marginBottom: space(8) },
  },
}));

const paymentTypes = {
  RECURRENT: messages.recurrent,
  ONE_OFF: messages.oneOff,
} satisfies Record<SepaAgreement['paymentType'], MessageDescriptor>;

interface MandateTextProps {
  agreement: SepaAgreement;
  /** Of the mandate that was given; left out, that of the agreement. */
  reference?: string;
  /** Whose account it is; left out where it is not known any more. */
  holder?: string;
  iban: string;
}

/** A mandate with all that it has to say (legal: SEPA mandate): whom it is given to, for which account, what it allows, and the right to a refund. */
export function MandateText({ agreement, reference, holder, iban }: MandateTextProps) {
  const heading = useId();
  const { creditorName, creditorAddress, creditorId, paymentType } = agreement;
  const lines: [MessageDescriptor, ReactNode][] = [
    [
      messages.creditor,
      [creditorName, ...addressLines(creditorAddress), creditorAddress.country].join(', '),
    ],
    [messages.creditorId, creditorId],
    [messages.reference, reference ?? agreement.mandateReference],
    ...(holder === undefined ? [] : [[messages.holder, holder] satisfies [unknown, unknown]]),
    [messages.iban, iban],
    [messages.paymentType, <FormattedMessage key="type" {...paymentTypes[paymentType]} />],
  ];
  return (
    <Paper aria-labelledby={heading}>
      <Typography id={heading} variant="h3" component="h2">
        {agreement.title}
      </Typography>
      <p>{agreement.authorization}</p>
      <p>{agreement.refundNotice}</p>
      <dl>
        {lines.map(([label, value]) => (
          <Line key={label.id} label={label} value={value} />
        ))}
      </dl>
    </Paper>
  );
}

const Line = ({ label, value }: { label: MessageDescriptor; value: ReactNode }) => (
  <>
    <dt>
      <FormattedMessage {...label} />
    </dt>
    {/* What is not typed yet is left open, as on paper. */}
    <dd>{value === '' ? '–' : value}</dd>
  </>
);
