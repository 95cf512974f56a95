import { useEffect } from 'react';
import { lazyNamed } from '../../lib/browser/lazyNamed.ts';
import { LoadingFrame } from './LoadingFrame.tsx';
import { fallbackAddress } from '../../lib/address/redirects.ts';

const UnknownStudioPage = lazyNamed(
  () => import('../../areas/studio/shared/UnknownStudioPage.tsx'),
  'UnknownStudioPage',
);

/**
 * Handles an address without a known studio: redirects to the operator's fallback address (spec 2.6) or
 * shows an error page.
 */
export function NoStudio() {
  const elsewhere = fallbackAddress();
  const isSet = elsewhere !== '/';
  useEffect(() => {
    if (isSet) window.location.replace(elsewhere);
  }, [isSet, elsewhere]);
  return isSet ? <LoadingFrame /> : <UnknownStudioPage />;
}
