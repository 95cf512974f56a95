import { styled } from '@mui/material/styles';
import { FullPageLoader } from '../../lib/page/FullPageLoader.tsx';
import { LogoBar } from './TopBar.tsx';

// As high as the window, so that the bar without a network is at its bottom.
const Room = styled('div')({ minHeight: '100dvh' });

/** Shown while the portal or a studio starts: the brand's bar above a skeleton. */
export const LoadingFrame = () => (
  <Room>
    <LogoBar />
    <FullPageLoader />
  </Room>
);
