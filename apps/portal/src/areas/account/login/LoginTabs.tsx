import { styled } from '@mui/material/styles';
import { radii, space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { titles } from '../../../lib/routes/routeTitles.ts';

const Bar = styled('nav')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space(4),
  padding: space(4),
  marginBottom: space(24),
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.background.muted,
}));

const Tab = styled(Link)(({ theme }) => ({
  ...theme.typography.subtitle1,
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  padding: `0 ${space(8)}`,
  borderRadius: radii.control,
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
  textDecoration: 'none',
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
  },
}));

/**
 * Tabs for login and registration: two addresses, so that each can be linked to and the back button
 * works.
 */
export const LoginTabs = (props: { registers: boolean; login: string; register: string }) => (
  <Bar>
    <Tab to={props.login} replace aria-current={props.registers ? undefined : 'page'}>
      <FormattedMessage {...titles.login} />
    </Tab>
    <Tab to={props.register} replace aria-current={props.registers ? 'page' : undefined}>
      <FormattedMessage {...titles.register} />
    </Tab>
  </Bar>
);
