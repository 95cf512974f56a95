import { useEffect } from 'react';
import { lazyNamed } from '../../lib/browser/lazyNamed.ts';
import { FullPageLoader } from '../../lib/page/FullPageLoader.tsx';
import { fallbackAddress } from '../../lib/address/redirects.ts';

const UnknownStudioPage = lazyNamed(
  () => import('../../areas/studio/shared/UnknownStudioPage.tsx'),
  'UnknownStudioPage',
);

/** The identifier cannot be read: to the operator's fallback address (specification 1, section 2.6), or a page that says so. */
export function NoStudio() {
  const elsewhere = fallbackAddress();
  const isSet = elsewhere !== '/';
  useEffect(() => {
    if (isSet) window.location.replace(elsewhere);
  }, [isSet, elsewhere]);
  return isSet ? <FullPageLoader /> : <UnknownStudioPage />;
}
