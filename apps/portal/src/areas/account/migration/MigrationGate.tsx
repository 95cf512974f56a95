import { lazy, Suspense } from 'react';
import { useWhitelabel } from '../../../lib/brand/WhitelabelProvider.tsx';
import { withTexts } from '../../../lib/i18n/loadTexts.ts';
import { useSession } from '../../../lib/session/useSession.ts';

// Loads the wizard only when needed; if it fails to load, the page works without it.
const MigrationWizard = lazy(() =>
  withTexts(() => import('./MigrationWizard.tsx')).then(
    (module) => ({ default: module.MigrationWizard }),
    () => ({ default: () => null }),
  ),
);

/**
 * Checks after login, and at the start of a logged-in user, whether the account must migrate. Only
 * for brands of the group context.
 */
export function MigrationGate() {
  const { user } = useSession();
  const brand = useWhitelabel();
  return (
    user &&
    brand?.accountContext === 'RSG_GROUP' && (
      <Suspense fallback={null}>
        <MigrationWizard key={user.id} user={user} brand={brand} />
      </Suspense>
    )
  );
}
