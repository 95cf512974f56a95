import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { contentWidth, space, topBarHeight } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { path } from '../../app/paths.ts';
import { useWhitelabel } from '../../app/WhitelabelProvider.tsx';
import { rememberPath } from '../../lib/session/afterLogin.ts';
import { useLogout } from '../../lib/session/useLogout.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { messages } from './messages.ts';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.topbar.main,
  color: theme.vars.palette.topbar.contrastText,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  maxWidth: contentWidth.wide,
  boxSizing: 'content-box',
  marginInline: 'auto',
  paddingInline: space(16),
  minHeight: topBarHeight.mobile,
  [theme.breakpoints.up('sm')]: { minHeight: topBarHeight.desktop, paddingInline: space(24) },
}));

const Logo = styled('img')({ display: 'block', height: 32, width: 'auto', maxWidth: '40vw' });
/** Short on a phone, where the logo and two of these share 320 px. */
const barButton = { whiteSpace: 'nowrap', minWidth: { xs: 0, sm: 140 }, px: { xs: 1, sm: 2 } };

const Push = styled('span')({ flex: 1 });

/** Logo, and who is logged in. Clicking login remembers the way back (specification 1, section 2.7). */
export function TopBar({ studioUuid }: { studioUuid?: string }) {
  const whitelabel = useWhitelabel();
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const { logout, pending } = useLogout(studioUuid);
  const name = whitelabel?.style.title ?? whitelabel?.name ?? '';
  const tenant = whitelabel?.tenantName;
  const mark = whitelabel?.style.headerLogoUrl ? (
    <Logo src={whitelabel.style.headerLogoUrl} alt={name} width={128} height={32} />
  ) : (
    name
  );
  return (
    <Bar>
      <Row>
        {tenant ? (
          <Link to={path('studios', { tenant })} style={{ color: 'inherit' }}>
            {mark}
          </Link>
        ) : (
          mark
        )}
        <Push />
        {studioUuid && user?.studioConnected && (
          <Button
            color="inherit"
            sx={barButton}
            component={Link}
            to={path('myBookings', { studioUuid })}
          >
            <FormattedMessage {...messages.bookings} />
          </Button>
        )}
        {studioUuid && !user && (
          <Button
            color="inherit"
            sx={barButton}
            component={Link}
            to={path('login', { studioUuid })}
            onClick={() => rememberPath(pathname + search)}
          >
            <FormattedMessage {...messages.login} />
          </Button>
        )}
        {user && (
          <Button color="inherit" sx={barButton} onClick={logout} loading={pending}>
            <FormattedMessage {...messages.logout} />
          </Button>
        )}
      </Row>
    </Bar>
  );
}
