import { FullPageLoader } from '../../lib/page/FullPageLoader.tsx';
import { LogoBar } from './TopBar.tsx';

/** Shown while the portal or a studio starts: the brand's bar above a skeleton. */
export const LoadingFrame = () => (
  <>
    <LogoBar />
    <FullPageLoader />
  </>
);
