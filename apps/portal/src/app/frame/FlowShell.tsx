import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import {
  contentWidth,
  headerHeight,
  lowWindow,
  space,
  topBarHeight,
} from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { closeDraft } from '../../areas/checkout/flow/endDraft.ts';
import { path } from '../../lib/address/paths.ts';
import { ancestorAddress } from '../../lib/routes/routeChain.ts';
import { useRouteName } from '../../lib/routes/RouteContext.tsx';
import type { RouteMeta } from '../../lib/routes/RouteMeta.ts';
import { routeTable } from '../../lib/routes/routeTable.ts';
import { WebsiteGate } from '../../lib/page/WebsiteGate.tsx';
import { useStudio } from '../../lib/routes/StudioContext.tsx';
import { BrandMark } from './BrandMark.tsx';
import { Footer } from './Footer.tsx';
import { Frame } from './Frame.tsx';
import { messages } from './messages.ts';
import { useScrolled } from './useScrolled.ts';
import { useSupportLink } from '../../areas/studio/shared/useSupportLink.ts';

/** Width in pixels of the line below the bar; part of its height. */
const border = 1;

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.topbar.main,
  color: theme.vars.palette.topbar.contrastText,
  '--sp-focus': theme.vars.palette.topbar.contrastText,
  borderBottom: `${border}px solid ${theme.vars.palette.divider}`,
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: space(8),
    boxSizing: 'border-box',
    height: topBarHeight.mobile - border,
    maxWidth: contentWidth.wide + 48,
    marginInline: 'auto',
    paddingInline: space(16),
    transition: theme.transitions.create('height', { duration: theme.transitions.duration.short }),
    [theme.breakpoints.up('sm')]: {
      gap: space(16),
      height: topBarHeight.desktop - border,
      paddingInline: space(24),
    },
  },
  '&[data-scrolled] > div': { height: headerHeight.scrolled - border },
  [lowWindow]: { position: 'static' },
  '& a': { color: 'inherit' },
  // On a small phone, the logo shrinks, not the words.
  '& span ~ a': { flexShrink: 0, whiteSpace: 'nowrap' },
}));

const Push = styled('span')({ flex: 1 });

/**
 * Frame of a flow's steps: logo, help and exit instead of the site's navigation. Closing it keeps
 * the draft for half an hour.
 */
export function FlowShell({ children }: { children: ReactNode }) {
  const { studioUuid } = useStudio();
  const params = useParams();
  const [query] = useSearchParams();
  const support = useSupportLink();
  const scrolled = useScrolled();
  const name = useRouteName();
  const { parent }: Partial<RouteMeta> = name ? routeTable[name] : {};
  return (
    <Frame
      footer={<Footer slim />}
      header={
        <Bar data-scrolled={scrolled || undefined}>
          <div>
            <WebsiteGate look="icon" />
            <BrandMark />
            <Push />
            {support && (
              <SiteLink href={support}>
                <FormattedMessage {...messages.help} />
              </SiteLink>
            )}
            <Button
              variant="text"
              color="inherit"
              component={Link}
              to={parent ? ancestorAddress(parent, params, query) : path('studio', { studioUuid })}
              onClick={closeDraft}
              sx={{ minWidth: 0, px: { xs: 1, sm: 2 } }}
            >
              <FormattedMessage {...messages.closeFlow} />
            </Button>
          </div>
        </Bar>
      }
    >
      {children}
    </Frame>
  );
}
