import { styled } from '@mui/material/styles';
import type { ResultMarkProps } from '@studio-portal/ui/ResultMark';
import { FormattedMessage } from 'react-intl';
import { resultMessages } from './resultMessages.ts';

/** A label and the first characters of an id, as mails quote them. */
export type Reference = NonNullable<ResultMarkProps['reference']>;

const shorten = (id: string): string => id.slice(0, 8).toUpperCase();

/** Returns the reference of an order, which its receipt quotes too. */
export const orderReference = (id: string): Reference => ({
  label: <FormattedMessage {...resultMessages.order} />,
  value: shorten(id),
});

/** Returns the reference of a booking. */
export const bookingReference = (uuid: string): Reference => ({
  label: <FormattedMessage {...resultMessages.reference} />,
  value: shorten(uuid),
});

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '& strong': {
    ...theme.typography.h3,
    display: 'block',
    color: theme.vars.palette.text.primary,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.06em',
  },
}));

/** Reference on the stub of a ticket. */
export const ReferenceText = ({ label, value }: Reference) => (
  <Text>
    {label} <strong>{value}</strong>
  </Text>
);
