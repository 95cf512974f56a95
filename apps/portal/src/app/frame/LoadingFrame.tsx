import { styled } from '@mui/material/styles';
import { isHidden } from '../../lib/browser/frameParts.ts';
import { FullPageLoader } from '../../lib/page/FullPageLoader.tsx';
import { LogoBar } from './TopBar.tsx';

// Fills the window, so that the offline bar is at its bottom.
const Room = styled('div')({ minHeight: '100dvh' });

/** Shown while the portal or a studio starts: the brand's bar above a skeleton. */
export const LoadingFrame = () => (
  <Room>
    {!isHidden('hideHeader') && <LogoBar />}
    <main>
      <FullPageLoader />
    </main>
  </Room>
);
