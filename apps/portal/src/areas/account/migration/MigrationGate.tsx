import { lazy, Suspense } from 'react';
import { useWhitelabel } from '../../../lib/brand/WhitelabelProvider.tsx';
import { withTexts } from '../../../lib/i18n/loadTexts.ts';
import { useSession } from '../../../lib/session/useSession.ts';

// Nothing of the wizard comes before it is known to be needed; where it cannot be loaded, the page goes on without it.
const MigrationWizard = lazy(() =>
  withTexts(() => import('./MigrationWizard.tsx')).then(
    (module) => ({ default: module.MigrationWizard }),
    () => ({ default: () => null }),
  ),
);

/** After login, and at the start of whoever is logged in: the brands of the group context check whether the account is to move. */
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
