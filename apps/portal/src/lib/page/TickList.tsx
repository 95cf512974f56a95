import { styled } from '@mui/material/styles';
import { Icon } from '@studio-portal/ui/Icon';
import { space } from '@studio-portal/ui/tokens';
import { Check, Plus } from 'lucide';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: space(8),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space(8) },
  '& svg': { marginTop: space(2), color: theme.vars.palette.primary.main },
  '& [data-extra], & [data-extra] svg': { color: theme.vars.palette.text.secondary },
}));

interface TickListProps {
  included: readonly string[];
  /** Options that cost extra, with their prices. */
  extras?: readonly string[];
}

/** List of features with ticks, and of options with plus signs. */
export const TickList = ({ included, extras }: TickListProps) => (
  <List>
    {included.map((text) => (
      <li key={text}>
        <Icon of={Check} size={20} />
        {text}
      </li>
    ))}
    {extras?.map((text) => (
      <li key={text} data-extra="">
        <Icon of={Plus} size={20} />
        {text}
      </li>
    ))}
  </List>
);
