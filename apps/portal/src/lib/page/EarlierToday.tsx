import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import { type ReactNode, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { texts } from '../i18n/texts.ts';

const messages = texts(
  'start',
  defineMessages({
    earlierToday: {
      id: 'commons.earlierToday',
      defaultMessage: 'Earlier today ({count})',
      description: 'Unfolds the classes or times of today that are over.',
    },
  }),
);

const Details = styled('details')(({ theme }) => ({
  marginTop: space(12),
  '& summary': {
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 24,
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
  },
}));

interface EarlierTodayProps {
  /** Number of entries. */
  count: number;
  children: ReactNode;
}

/** Collapsed list of today's entries that are over; renders it once it is opened. */
export function EarlierToday({ count, children }: EarlierTodayProps) {
  const [isOpen, setOpen] = useState(false);
  if (count === 0) return null;
  return (
    <Details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <FormattedMessage {...messages.earlierToday} values={{ count }} />
      </summary>
      {isOpen && children}
    </Details>
  );
}
