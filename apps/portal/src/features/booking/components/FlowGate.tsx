import { ErrorState } from '@studio-portal/ui/ErrorState';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router';
import { path } from '../../../site/address/paths.ts';
import { useErrorState } from '../../../lib/apiErrors/useErrorText.ts';
import { useStudio } from '../../../site/studio/StudioContext.tsx';
import { flowMessages } from '../flowMessages.ts';
import { type OfferFlow, useOfferFlow } from '../hooks/useOfferFlow.ts';

/** Loads what a step of buying an offer needs, and turns back to the course when no slot is stored (specification 1, section 2.3). */
export function FlowGate({ children }: { children: (flow: OfferFlow) => ReactNode }) {
  const { studioUuid } = useStudio();
  const flow = useOfferFlow();
  if (flow.status === 'ready') return children(flow);
  if (flow.status === 'no-slot')
    return (
      <Navigate
        to={
          flow.id === undefined
            ? path('courses', { studioUuid })
            : path('course', { studioUuid, id: flow.id })
        }
        replace
      />
    );
  if (flow.status === 'error') return <FlowError error={flow.error} retry={flow.retry} />;
  return <FlowLoading />;
}

/** A step that is loading has the shape of a form. */
export function FlowLoading() {
  return (
    <Box sx={{ width: '100%', maxWidth: 800, mx: 'auto', p: 3, boxSizing: 'border-box' }} aria-busy>
      <VisuallyHidden as="output">
        <FormattedMessage {...flowMessages.loading} />
      </VisuallyHidden>
      <FormSkeleton fields={5} />
    </Box>
  );
}

export function FlowError({ error, retry }: { error: unknown; retry: () => void }) {
  const { studio } = useStudio();
  const state = useErrorState(error, studio.zoneId);
  return (
    <Box sx={{ width: '100%', maxWidth: 800, mx: 'auto', p: 3, boxSizing: 'border-box' }}>
      <ErrorState {...state} onRetry={retry} />
    </Box>
  );
}
