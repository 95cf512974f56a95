import { type ComponentProps, Suspense } from 'react';
import { lazyNamed } from '../browser/lazyNamed.ts';
import { useHydrated } from '../browser/useHydrated.ts';
import { readWebsite } from '../browser/website.ts';
import type { WebsiteLink as Link } from './WebsiteLink.tsx';

// Most visits come from no widget.
const WebsiteLink = lazyNamed(() => import('./WebsiteLink.tsx'), 'WebsiteLink');

/** Loads the link back to a website if the visit came from one. */
export const WebsiteGate = (props: ComponentProps<typeof Link>) =>
  useHydrated() && readWebsite() ? (
    <Suspense fallback={null}>
      <WebsiteLink {...props} />
    </Suspense>
  ) : null;
