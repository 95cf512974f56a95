import { styled } from '@mui/material/styles';
import { radii, space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../app/paths.ts';
import { titles } from '../../app/routeTitles.ts';
import { useStudio } from '../../lib/studio/StudioContext.tsx';

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

/** Log in or register: two addresses, so that each can be linked to and the back button leads between them. */
export function LoginTabs({ registers }: { registers: boolean }) {
  const { studioUuid } = useStudio();
  const login = path('login', { studioUuid });
  return (
    <Bar>
      <Tab to={login} replace aria-current={registers ? undefined : 'page'}>
        <FormattedMessage {...titles.login} />
      </Tab>
      <Tab to={`${login}?register`} replace aria-current={registers ? 'page' : undefined}>
        <FormattedMessage {...titles.register} />
      </Tab>
    </Bar>
  );
}
