import { lazyNamed } from '../../lib/browser/lazyNamed.ts';
import { useHydrated } from '../../lib/browser/useHydrated.ts';
import { useStudio } from '../../lib/routes/StudioContext.tsx';

// Below the main content, so they may load later.
const utilization = () => import('../../areas/studio/utilization/UtilizationSection.tsx');
const UtilizationSection = lazyNamed(utilization, 'UtilizationSection');
const news = () => import('../../areas/studio/home/NewsTeasers.tsx');
const NewsTeasers = lazyNamed(news, 'NewsTeasers');

/**
 * Last sections of a studio's home. Rendered after hydration, since the browser may have data by
 * then that the server did not have.
 */
export function HomeLater() {
  const { permissions } = useStudio();
  if (!useHydrated()) return null;
  return (
    <>
      <UtilizationSection />
      {permissions.has('NEWS') && <NewsTeasers />}
    </>
  );
}
