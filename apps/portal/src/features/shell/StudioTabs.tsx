import { styled } from '@mui/material/styles';
import { contentWidth, space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import { path } from '../../app/paths.ts';
import { useStudio } from '../../lib/studio/StudioContext.tsx';
import { messages } from './messages.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: space(24),
  // In line with the logo above and the content below.
  maxWidth: contentWidth.wide,
  boxSizing: 'content-box',
  margin: '0 auto',
  paddingInline: space(16),
  [theme.breakpoints.up('sm')]: { paddingInline: space(24) },
  listStyle: 'none',
  overflowX: 'auto',
}));

const Tab = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  borderBottom: '2px solid transparent',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current="page"]': {
    color: theme.vars.palette.text.primary,
    borderBottomColor: theme.vars.palette.primary.main,
  },
}));

const Bar = styled('nav')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/** The pages of a studio; one that its menu does not hold is not shown (specification 1, section 2.5). */
export function StudioTabs() {
  const intl = useIntl();
  const { studioUuid, permissions } = useStudio();
  return (
    <Bar aria-label={intl.formatMessage(messages.mainNavigation)}>
      <List>
        <li>
          <Tab to={path('studio', { studioUuid })} end>
            <FormattedMessage {...messages.studio} />
          </Tab>
        </li>
        {permissions.has('COURSES') && (
          <li>
            <Tab to={path('courses', { studioUuid })}>
              <FormattedMessage {...messages.courses} />
            </Tab>
          </li>
        )}
      </List>
    </Bar>
  );
}
