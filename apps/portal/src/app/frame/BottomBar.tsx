import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, useTheme } from '@mui/material/styles';
import { bottomBarRoom } from '@studio-portal/ui/bottomBarRoom';
import { Icon } from '@studio-portal/ui/Icon';
import { fontWeights, lowWindow, radii, space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { pathFromParams } from '../../lib/address/paths.ts';
import { rememberCurrentPage } from '../../lib/session/afterLogin.ts';
import { useStudio } from '../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { useBottomTabs } from './useBottomTabs.ts';

const height = 64;

/** Selects an element on a page with the bar of a main action, which takes this bar's place. */
const besideActionBar = 'body:has([data-action-bar]) &';

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: theme.zIndex.appBar,
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [besideActionBar]: { display: 'none' },
  [lowWindow]: { position: 'static' },
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

const List = styled('ul')({
  display: 'flex',
  justifyContent: 'space-around',
  boxSizing: 'border-box',
  height: height - 1,
  margin: 0,
  padding: `0 ${space(4)}`,
  listStyle: 'none',
  // Words of different lengths share the width of a small phone.
  '& > li': { flex: '1 1 auto' },
});

const TabLink = styled(Link)(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  height: '100%',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& > svg': {
    boxSizing: 'content-box',
    padding: `${space(4)} ${space(12)}`,
    borderRadius: radii.pill,
  },
  '&[aria-current]': {
    color: theme.vars.palette.primary.main,
    fontWeight: fontWeights.bold,
    '& > svg': { backgroundColor: theme.vars.palette.soft.brand },
  },
}));

/** Reserves space for the bar, so that the end of the page stays visible. */
const Spacer = styled('div')(({ theme }) => ({
  order: 1,
  height,
  [besideActionBar]: { display: 'none' },
  [lowWindow]: { display: 'none' },
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

/** Main navigation of a studio on phones, at the bottom of the window. */
export function BottomBar() {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const tabs = useBottomTabs();
  const phone = useTheme().breakpoints.down('sm');
  return (
    <>
      <GlobalStyles styles={{ [phone]: bottomBarRoom('html', height) }} />
      <Bar aria-label={intl.formatMessage(messages.bottomNavigation)}>
        <List>
          {tabs.map(({ name, title, icon, current }) => (
            <li key={name}>
              <TabLink
                to={pathFromParams(name, { studioUuid })}
                aria-current={current}
                onClick={name === 'login' ? rememberCurrentPage : undefined}
              >
                <Icon of={icon} size={22} />
                <FormattedMessage {...title} />
              </TabLink>
            </li>
          ))}
        </List>
      </Bar>
      <Spacer />
    </>
  );
}
