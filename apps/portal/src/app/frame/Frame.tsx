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
import { PageViewsGate } from './PageViewsGate.tsx';
import { TopBar } from './TopBar.tsx';

// Few act for somebody.
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
  // The footer begins below the window, so that it is not seen to jump when the content comes and is longer or shorter.
  minHeight: `calc(100dvh - ${topBarHeight.mobile}px)`,
  '&:focus': { outline: 'none' },
});

interface FrameProps {
  /** In place of the portal's top bar. */
  header?: ReactNode;
  /** Below the top bar. */
  above?: ReactNode;
  children: ReactNode;
}

/** Top bar, content, footer. What stands around the portal may draw header and footer itself. */
export function Frame({ header, above, children }: FrameProps) {
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
          {/* Always there, so that what comes into it is heard. */}
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
      {!isHidden('hideFooter') && <Footer />}
      <CookieLayer />
      <PageViewsGate />
    </Page>
  );
}
