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

/** Forces the wizard on a day on which it has been shown; closing takes it out of the address (specification 2, section 2). */
const forcing = 'migration';

/** Asks the server whether the account is to move, and runs the wizard when it says so, once a day. */
export function MigrationWizard(decider: Decider) {
  const [query, setQuery] = useSearchParams();
  const forced = query.has(forcing);
  const [closed, setClosed] = useState(() => hasDecidedToday(decider));
  const wanted = forced || !closed;
  const { data } = useGetMigrationSteps({
    query: {
      // Of one member: a session is not part of a key.
      queryKey: [...getGetMigrationStepsQueryKey(), decider.user.id],
      enabled: wanted,
      staleTime: Number.POSITIVE_INFINITY,
    },
  });
  if (!wanted || !data?.shouldShowMigrationWizard) return null;
  const close = () => {
    setClosed(true);
    if (!forced) return;
    // Of the address bar, not of the router, which still knows the code of a link (lib/account/useLinkCode).
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
