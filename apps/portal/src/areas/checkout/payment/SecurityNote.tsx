import { styled } from '@mui/material/styles';
import { Icon } from '@studio-portal/ui/Icon';
import { space } from '@studio-portal/ui/tokens';
import { Lock } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { flowMessages } from '../flow/flowMessages.ts';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(12),
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

/**
 * Says who receives the card number. The server does not name its payment provider, so this text
 * does not either.
 */
export const SecurityNote = () => (
  <Line>
    <Icon of={Lock} size={20} />
    <FormattedMessage {...flowMessages.securePayment} />
  </Line>
);
