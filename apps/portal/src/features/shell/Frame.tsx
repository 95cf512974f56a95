import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { isHidden } from '../../site/browser/frameParts.ts';
import { CookieLayer } from './CookieLayer.tsx';
import { Footer } from './Footer.tsx';
import { InFrame } from './MessagePage.tsx';
import { messages } from './messages.ts';
import { PageViewsGate } from './PageViewsGate.tsx';
import { TopBar } from './TopBar.tsx';

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
  '&:focus': { outline: 'none' },
});

/** Top bar, content, footer. What stands around the portal may draw header and footer itself. */
export function Frame({ above, children }: { above?: ReactNode; children: ReactNode }) {
  return (
    <Page>
      <Skip href="#content">
        <FormattedMessage {...messages.skip} />
      </Skip>
      {!isHidden('hideHeader') && (
        <>
          <TopBar />
          {above}
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
