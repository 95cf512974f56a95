import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { ErrorState } from '@studio-portal/ui/ErrorState';
import { type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorState } from '../../../lib/api/errors/useErrorText.ts';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { LoadingRegion } from '../../../lib/page/LoadingRegion.tsx';
import { StaticPage } from '../../../lib/page/StaticPage.tsx';
import { StepStart } from '../../../lib/focus/StepStart.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useActing } from '../../account/family/useActing.ts';
import { messages } from './messages.ts';
import { type Purpose, useMasterData } from './useMasterData.ts';

// Most members have complete data.
const MasterDataForm = lazyNamed(() => import('./MasterDataForm.tsx'), 'MasterDataForm');

/**
 * Renders a flow step once the user's master data is complete; otherwise asks for the missing data
 * first, at the same address, and saves it, so that it is asked only once and prefills later forms.
 * Visitors enter everything in their flow.
 */
export function MasterDataGate({ purpose, children }: { purpose: Purpose; children: ReactNode }) {
  const { studio, user } = useStudio();
  const isActing = useActing() !== undefined;
  const { data, error, isFetching, refetch } = useMasterData(purpose);
  const errorState = useErrorState(error, studio.zoneId);
  const [saved, setSaved] = useState(false);
  // The studio asks the child or partner for missing data: it must not be saved to the acting
  // account.
  if (isActing || !user) return children;
  if (data?.valid) return saved ? <StepStart>{children}</StepStart> : children;
  if (data)
    return (
      <StaticPage
        title={<FormattedMessage {...messages.title} />}
        intro={<FormattedMessage {...messages.intro} values={{ studio: studio.name }} />}
      >
        <Suspense fallback={<FormSkeleton />}>
          <MasterDataForm missing={data.missingFields} onSaved={() => setSaved(true)} />
        </Suspense>
      </StaticPage>
    );
  if (error)
    return <ErrorState {...errorState} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <LoadingRegion label={messages.loading}>
      <FormSkeleton />
    </LoadingRegion>
  );
}
