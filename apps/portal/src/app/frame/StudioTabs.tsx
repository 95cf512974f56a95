import { styled } from '@mui/material/styles';
import { contentWidth, headerHeight, space, topBarHeight } from '@studio-portal/ui/tokens';
import { Icon } from '@studio-portal/ui/Icon';
import { ChevronDown } from 'lucide';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { RouteName } from '../../lib/address/patterns.ts';
import { pathFromParams } from '../../lib/address/paths.ts';
import { useWhitelabel } from '../../lib/brand/WhitelabelProvider.tsx';
import { useStudio } from '../../lib/routes/StudioContext.tsx';
import { showsHomeTab } from '../../lib/brand/brandRules.ts';
import { BarMenu } from './BarMenu.tsx';
import { messages } from './messages.ts';
import { useBottomTabs } from './useBottomTabs.ts';
import { type Tab, useTabs } from './useTabs.ts';

const List = styled('ul')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: space(24),
  // Aligned with the logo above and the content below.
  maxWidth: contentWidth.wide,
  boxSizing: 'content-box',
  margin: '0 auto',
  paddingInlineStart: space(16),
  [theme.breakpoints.up('sm')]: { paddingInlineStart: space(24) },
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Fades what scrolls out. At the end of the row, only the padding is there.
  paddingInlineEnd: space(24),
  maskImage: 'linear-gradient(to right, #000 calc(100% - 24px), transparent)',
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

const Item = styled('li')(({ theme }) => ({
  flex: 'none',
  [theme.breakpoints.down('sm')]: { '&:not([data-phone])': { display: 'none' } },
  [theme.breakpoints.up('sm')]: { '&:not([data-wide])': { display: 'none' } },
  // The logo leads home too (spec 2.5).
  [theme.breakpoints.down('lg')]: { '&[data-desktop]': { display: 'none' } },
}));

/** The button looks like a tab. */
const More = styled(Item)(({ theme }) => ({
  display: 'flex',
  color: theme.vars.palette.text.secondary,
  borderBottom: '2px solid transparent',
  '& > button': { minWidth: 0, paddingInline: 0, fontSize: '1rem', gap: space(4) },
}));

/** Number of tabs on wide screens; the rest is in the menu after them. */
const maxTabs = 5;

const Bar = styled('nav')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  // On a phone, the bottom bar may have them all.
  [theme.breakpoints.down('sm')]: { '&:not(:has([data-phone]))': { display: 'none' } },
}));

/**
 * Scrolls a focused tab fully into view, which browsers skip for partly visible ones. Keyboard
 * only, so that nothing moves under a finger.
 */
function scrollIntoView({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Renders the tabs of a studio, without pages that its menu lacks (spec 2.5): on wide screens the
 * first five, the current one, and a menu with the rest; on phones, in a row that scrolls, those
 * that the bottom bar lacks.
 */
export function StudioTabs() {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const home = showsHomeTab(useWhitelabel());
  const tabs = useTabs().filter(({ name }) => name !== 'studio' || home);
  const bottom = new Set<RouteName>(useBottomTabs().map(({ name }) => name));
  const list = useRef<HTMLUListElement>(null);
  const current = ({ active, exact }: Tab) => (active ? (exact ? 'page' : 'true') : undefined);
  const active = tabs.find((tab) => tab.active)?.name;
  useLayoutEffect(() => {
    const { current: row } = list;
    const tab = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [active]);
  // A menu with a single page would only hide it.
  const isWide = (tab: Tab, index: number) =>
    index < maxTabs || tab.active || tabs.length === maxTabs + 1;
  const rest = tabs.filter((tab, index) => !isWide(tab, index));
  return (
    <Bar aria-label={intl.formatMessage(messages.mainNavigation)}>
      <List ref={list} onFocus={scrollIntoView}>
        {tabs.map((tab, index) => (
          <Item
            key={tab.name}
            data-phone={bottom.has(tab.name) || tab.desktopOnly ? undefined : ''}
            data-wide={isWide(tab, index) ? '' : undefined}
            data-desktop={tab.desktopOnly ? '' : undefined}
          >
            <TabLink to={pathFromParams(tab.name, { studioUuid })} aria-current={current(tab)}>
              <FormattedMessage {...tab.title} />
            </TabLink>
          </Item>
        ))}
        {rest.length > 0 && (
          <More data-wide="">
            <BarMenu
              items={rest.map(({ name, title }) => ({
                key: name,
                label: intl.formatMessage(title),
                href: pathFromParams(name, { studioUuid }),
              }))}
            >
              <FormattedMessage {...messages.more} />
              <Icon of={ChevronDown} size={20} />
            </BarMenu>
          </More>
        )}
      </List>
    </Bar>
  );
}
