import {
  getGetMigrationStepsQueryKey,
  useGetMigrationSteps,
} from '@studio-portal/sdk/api/account-migration';
import type { MigrationSteps } from '@studio-portal/sdk/types';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Decider, hasDecidedToday } from './decision.ts';
import { MigrationDialog } from './MigrationDialog.tsx';
import { useMigration } from './useMigration.ts';

/**
 * Query parameter that forces the wizard even if it was shown today; closing removes it (spec 2,
 * section 2).
 */
const forcing = 'migration';

/** Asks the server whether the account must migrate, and if so shows the wizard once a day. */
export function MigrationWizard(decider: Decider) {
  const [query, setQuery] = useSearchParams();
  const forced = query.has(forcing);
  const [closed, setClosed] = useState(() => hasDecidedToday(decider));
  const wanted = forced || !closed;
  const { data } = useGetMigrationSteps({
    query: {
      // Keyed by user, because a session is not part of the key.
      queryKey: [...getGetMigrationStepsQueryKey(), decider.user.id],
      enabled: wanted,
      staleTime: Number.POSITIVE_INFINITY,
    },
  });
  if (!wanted || !data?.shouldShowMigrationWizard) return null;
  const close = () => {
    setClosed(true);
    if (!forced) return;
    // Reads the address bar rather than the router, which may still have the code of a link
    // (account/shared/useLinkCode).
    const shown = new URLSearchParams(window.location.search);
    shown.delete(forcing);
    setQuery(shown, { replace: true });
  };
  return <Wizard steps={data} decider={decider} onClose={close} />;
}

function Wizard(props: { steps: MigrationSteps; decider: Decider; onClose: () => void }) {
  const { steps, decider, onClose } = props;
  const migration = useMigration(steps.currentStep, decider, onClose);
  return <MigrationDialog steps={steps} {...migration} />;
}
