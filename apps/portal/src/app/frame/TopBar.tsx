import { useHostStudio } from '../../areas/studio/shared/useHostStudio.ts';
import { styled } from '@mui/material/styles';
import {
  contentWidth,
  headerHeight,
  lowWindow,
  space,
  topBarHeight,
} from '@studio-portal/ui/tokens';
import { type ReactNode, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../lib/address/paths.ts';
import Button from '@mui/material/Button';
import { rememberCurrentPage } from '../../lib/session/afterLogin.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { useStudioIfAny } from '../../lib/routes/StudioContext.tsx';
import { useWhitelabel } from '../../lib/brand/WhitelabelProvider.tsx';
import { BrandMark } from './BrandMark.tsx';
import { isBookingPortal } from '../../lib/brand/brandRules.ts';
import { MenuButton } from './MenuButton.tsx';
import { messages } from './messages.ts';
import { useScrolled } from './useScrolled.ts';
import { WebsiteGate } from '../../lib/page/WebsiteGate.tsx';
import { lazyNamed } from '../../lib/browser/lazyNamed.ts';

// Most first-time visitors are not logged in.
const AccountButton = lazyNamed(() => import('./AccountButton.tsx'), 'AccountButton');

/** Keeps its height when the bar inside shrinks, so that the page does not jump while scrolling. */
const Room = styled('header')<{ tall: boolean }>(({ theme, tall }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  // In a booking portal it is 60 on phones too (spec 9: outer height).
  height: tall ? topBarHeight.desktop : topBarHeight.mobile,
  pointerEvents: 'none',
  [theme.breakpoints.up('sm')]: { height: topBarHeight.desktop },
  [lowWindow]: { position: 'static' },
}));

const Bar = styled('div')(({ theme }) => ({
  pointerEvents: 'auto',
  boxSizing: 'border-box',
  height: '100%',
  '[data-scrolled] &': { height: headerHeight.scrolled },
  transition: theme.transitions.create('height', { duration: theme.transitions.duration.short }),
  backgroundColor: theme.vars.palette.topbar.main,
  color: theme.vars.palette.topbar.contrastText,
  '--sp-focus': theme.vars.palette.topbar.contrastText,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  maxWidth: contentWidth.wide,
  boxSizing: 'border-box',
  marginInline: 'auto',
  paddingInline: space(16),
  height: '100%',
  [theme.breakpoints.up('sm')]: {
    maxWidth: contentWidth.wide + 48,
    paddingInline: space(24),
  },
  // The open menu on phones has its own login entry (spec 4).
  [theme.breakpoints.down('sm')]: {
    '&:has([aria-haspopup="menu"][aria-expanded="true"]) > a[data-login]': { visibility: 'hidden' },
  },
}));

/** Compact on phones, where the logo and two buttons share 320 px; a wide logo shrinks instead. */
const barButton = {
  flexShrink: 0,
  whiteSpace: 'nowrap',
  minWidth: { xs: 0, sm: 140 },
  px: { xs: 1, sm: 2 },
};

const Push = styled('span')({ flex: 1 });

/** The bar at the top of every page: the logo, with `children` at its other end. */
export function LogoBar({ children }: { children?: ReactNode }) {
  const { studioUuid } = useStudioIfAny() ?? {};
  const scrolled = useScrolled();
  // On pages without a studio, the bar is the entire header.
  const tall = isBookingPortal(useWhitelabel()) && studioUuid === undefined;
  return (
    <Room tall={tall} data-scrolled={scrolled || undefined}>
      <Bar>
        <Row>
          <WebsiteGate look="icon" />
          <BrandMark />
          <Push />
          {children}
        </Row>
      </Bar>
    </Room>
  );
}

/** Renders logo, account button and menu. The login button remembers the current page (spec 2.7). */
export function TopBar() {
  const { user, loginState } = useSession();
  const below = useHostStudio();
  return (
    <LogoBar>
      {below && loginState === 'out' && (
        <Button
          color="inherit"
          data-login
          sx={barButton}
          component={Link}
          to={path('login', { studioUuid: below })}
          onClick={rememberCurrentPage}
        >
          <FormattedMessage {...messages.login} />
        </Button>
      )}
      {user && (
        <Suspense fallback={null}>
          <AccountButton user={user} />
        </Suspense>
      )}
      <MenuButton />
    </LogoBar>
  );
}
