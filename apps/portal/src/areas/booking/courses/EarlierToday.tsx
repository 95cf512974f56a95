import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';

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

/** Collapsed list of today's entries that are over; renders nothing if there are none. */
export const EarlierToday = (props: EarlierTodayProps) =>
  props.count === 0 ? null : <Collapsed {...props} />;

/** Renders the list once it is opened. */
function Collapsed({ count, children }: EarlierTodayProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <FormattedMessage {...messages.overToday} values={{ count }} />
      </summary>
      {isOpen && children}
    </Details>
  );
}
