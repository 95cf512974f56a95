import { useSupportToken } from '../../areas/studio/shared/useSupportLink.ts';
import { styled } from '@mui/material/styles';
import { space, topBarHeight } from '@studio-portal/ui/tokens';
import { type ReactNode, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useChosenPerson } from '../../areas/account/family/useActing.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { lazyNamed } from '../../lib/browser/lazyNamed.ts';
import { isHidden } from '../../lib/browser/frameParts.ts';
import { CookieLayer } from './CookieLayer.tsx';
import { Footer } from './Footer.tsx';
import { InFrame } from '../../lib/page/MessagePage.tsx';
import { messages } from './messages.ts';
import { ChatGate } from './ChatGate.tsx';
import { PageViewsGate } from './PageViewsGate.tsx';
import { TopBar } from './TopBar.tsx';

// Few users act for another person.
const ActingBar = lazyNamed(() => import('./ActingBar.tsx'), 'ActingBar');

const Page = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

const Skip = styled('a')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  padding: space(12),
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));

const Main = styled('main')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  // Starts the footer below the window, so that it does not visibly jump when content of another
  // height loads.
  minHeight: `calc(100dvh - ${topBarHeight.mobile}px)`,
  '&:focus': { outline: 'none' },
});

interface FrameProps {
  /** Replaces the portal's top bar. */
  header?: ReactNode;
  /** Shown below the top bar. */
  above?: ReactNode;
  /** Replaces the full footer. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * Renders top bar, content and footer. An application around the portal may hide header and footer
 * to render its own.
 */
export function Frame({ header, above, footer, children }: FrameProps) {
  useSupportToken();
  const { user } = useSession();
  const chosen = useChosenPerson();
  return (
    <Page>
      <Skip href="#content">
        <FormattedMessage {...messages.skip} />
      </Skip>
      {!isHidden('hideHeader') && (
        <>
          {header ?? <TopBar />}
          {above}
          {/* Always rendered, so that screen readers announce content added later. */}
          <div role="status">
            {user && chosen && (
              <Suspense fallback={null}>
                <ActingBar user={user} chosen={chosen} />
              </Suspense>
            )}
          </div>
        </>
      )}
      <Main id="content" tabIndex={-1}>
        <InFrame value>{children}</InFrame>
      </Main>
      {!isHidden('hideFooter') && (footer ?? <Footer />)}
      <CookieLayer />
      <PageViewsGate />
      <ChatGate />
    </Page>
  );
}
