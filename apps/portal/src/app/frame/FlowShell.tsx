import Button from '@mui/material/Button';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { closeDraft } from '../../areas/checkout/flow/endDraft.ts';
import { useRouteAccess } from '../../lib/access/useCanOpen.ts';
import { path } from '../../lib/address/paths.ts';
import { ancestorAddress } from '../../lib/routes/routeChain.ts';
import { useRouteName } from '../../lib/routes/RouteContext.tsx';
import type { RouteMeta } from '../../lib/routes/RouteMeta.ts';
import { routeTable } from '../../lib/routes/routeTable.ts';
import { useStudio } from '../../lib/routes/StudioContext.tsx';
import { Footer } from './Footer.tsx';
import { Frame } from './Frame.tsx';
import { messages } from './messages.ts';
import { LogoBar } from './TopBar.tsx';
import { useSupportLink } from '../../areas/studio/shared/useSupportLink.ts';

/**
 * Frame of a flow's steps: logo, help and exit instead of the site's navigation. Closing it keeps
 * the draft for half an hour.
 */
export function FlowShell({ children }: { children: ReactNode }) {
  const { studioUuid } = useStudio();
  const params = useParams();
  const [query] = useSearchParams();
  const support = useSupportLink();
  const name = useRouteName();
  const opens = useRouteAccess();
  const { parent }: Partial<RouteMeta> = name ? routeTable[name] : {};
  const exit =
    parent && opens(parent)
      ? ancestorAddress(parent, params, query)
      : path('studio', { studioUuid });
  return (
    <Frame
      footer={<Footer slim />}
      header={
        <LogoBar>
          {support && (
            <SiteLink href={support} color="inherit" sx={{ flexShrink: 0, mr: { sm: 1.5 } }}>
              <FormattedMessage {...messages.help} />
            </SiteLink>
          )}
          <Button
            variant="text"
            color="inherit"
            component={Link}
            to={exit}
            onClick={closeDraft}
            sx={{ flexShrink: 0, minWidth: 0, px: { xs: 1, sm: 2 } }}
          >
            <FormattedMessage {...messages.closeFlow} />
          </Button>
        </LogoBar>
      }
    >
      {children}
    </Frame>
  );
}
