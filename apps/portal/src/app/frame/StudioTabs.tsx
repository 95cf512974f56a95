import { styled } from '@mui/material/styles';
import { contentWidth, headerHeight, space, topBarHeight } from '@studio-portal/ui/tokens';
import type { FocusEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { pathFromParams } from '../../lib/address/paths.ts';
import { useWhitelabel } from '../../lib/brand/WhitelabelProvider.tsx';
import { useStudio } from '../../lib/routes/StudioContext.tsx';
import { showsHomeTab } from '../../lib/brand/brandRules.ts';
import { messages } from './messages.ts';
import { type Tab, useTabs } from './useTabs.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: space(24),
  // Aligned with the logo above and the content below.
  maxWidth: contentWidth.wide,
  boxSizing: 'content-box',
  margin: '0 auto',
  paddingInline: space(16),
  [theme.breakpoints.up('sm')]: { paddingInline: space(24) },
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
}));

const TabLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  // Together with the top bar and the border, the header is 85 pixels high, 120 from tablets up
  // (spec 9).
  minHeight: headerHeight.mobile - topBarHeight.mobile - 1,
  [theme.breakpoints.up('sm')]: { minHeight: headerHeight.desktop - topBarHeight.desktop - 1 },
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  borderBottom: '2px solid transparent',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current]': {
    color: theme.vars.palette.text.primary,
    borderBottomColor: theme.vars.palette.primary.main,
  },
}));

const Item = styled('li')<{ desktopOnly: boolean }>(({ theme, desktopOnly }) =>
  desktopOnly ? { [theme.breakpoints.down('lg')]: { display: 'none' } } : {},
);

const Bar = styled('nav')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/**
 * Scrolls a focused tab fully into view, which browsers skip for partly visible ones. Keyboard
 * only, so that nothing moves under a finger.
 */
function scrollIntoView({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Renders the tabs of a studio, without pages that its menu lacks (spec 2.5). */
export function StudioTabs() {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const home = showsHomeTab(useWhitelabel());
  const tabs = useTabs().filter(({ name }) => name !== 'studio' || home);
  const current = ({ active, exact }: Tab) => (active ? (exact ? 'page' : 'true') : undefined);
  return (
    <Bar aria-label={intl.formatMessage(messages.mainNavigation)}>
      <List onFocus={scrollIntoView}>
        {tabs.map((tab) => (
          <Item key={tab.name} desktopOnly={tab.desktopOnly}>
            <TabLink to={pathFromParams(tab.name, { studioUuid })} aria-current={current(tab)}>
              <FormattedMessage {...tab.title} />
            </TabLink>
          </Item>
        ))}
      </List>
    </Bar>
  );
}
