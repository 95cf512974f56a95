import { ErrorState } from '@studio-portal/ui/ErrorState';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router';
import { useErrorState } from '../../lib/apiErrors/useErrorText.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import type { Flow, Item, Loaded, Subject } from './Flow.ts';
import { flowMessages } from './flowMessages.ts';
import { hasSlot } from './slot.ts';

/** Loads what a step before the order is about. What the reader has already leads to its result; what is closed, to where it says so. */
export function SubjectGate(props: {
  flow: Flow;
  children: (subject: Subject, refetch: () => void) => ReactNode;
}) {
  const { flow, children } = props;
  return (
    <flow.LoadSubject>
      {(loaded) => (
        <LoadedGate loaded={loaded}>
          {(subject, refetch) => {
            const { availability, start } = subject;
            if (availability.kind === 'mine') return <Navigate to={availability.result} replace />;
            if (availability.kind === 'closed' || lacksSlot(flow, subject))
              return <Navigate to={start} replace />;
            return children(subject, refetch);
          }}
        </LoadedGate>
      )}
    </flow.LoadSubject>
  );
}

/** Whether the flow begins with a choice of time that was not made, or is not true any more (specification 1, section 2.3). */
export const lacksSlot = ({ needsSlot }: Flow, { when }: Item): boolean =>
  needsSlot && !(when && hasSlot(when));

/** The faces of a step: loading, error with retry, elsewhere, content. */
export function LoadedGate<Value>(props: {
  loaded: Loaded<Value>;
  children: (value: Value, refetch: () => void) => ReactNode;
}) {
  const { loaded } = props;
  if (loaded.status === 'ready') return props.children(loaded.value, loaded.refetch);
  if (loaded.status === 'elsewhere') return <Navigate to={loaded.to} replace />;
  if (loaded.status === 'error') return <FlowError error={loaded.error} retry={loaded.retry} />;
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
