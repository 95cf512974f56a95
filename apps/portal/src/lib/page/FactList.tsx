import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: `${space(8)} ${space(16)}`,
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0,
    '& dd:not(:last-child)': { marginBottom: space(8) },
  },
}));

/** A fact with its label. */
export type Fact = readonly [label: MessageDescriptor, value: ReactNode];

/** Lists facts beside their labels, stacked on phones. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <List>
    {facts.map(([label, value]) => (
      <Line key={label.id} label={label} value={value} />
    ))}
  </List>
);

const Line = ({ label, value }: { label: MessageDescriptor; value: ReactNode }) => (
  <>
    <dt>
      <FormattedMessage {...label} />
    </dt>
    <dd>{value}</dd>
  </>
);
