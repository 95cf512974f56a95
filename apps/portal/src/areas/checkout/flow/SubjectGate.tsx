import { ErrorState } from '@studio-portal/ui/ErrorState';
import { FlowSkeleton } from '@studio-portal/ui/FlowSkeleton';
import { ResultSkeleton } from '@studio-portal/ui/ResultSkeleton';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router';
import { useErrorState } from '../../../lib/api/errors/useErrorText.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { Flow, Item, Loaded, Subject } from './Flow.ts';
import { flowMessages } from './flowMessages.ts';
import { FlowRoom } from './FlowRoom.tsx';
import { ResultRoom } from '../result/ResultRoom.tsx';
import { NobodysOrder } from './NobodysOrder.tsx';
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
  /** Of what comes. */
  shape?: Shape;
  children: (value: Value, refetch: () => void) => ReactNode;
}) {
  const { loaded, shape } = props;
  if (loaded.status === 'ready') return props.children(loaded.value, loaded.refetch);
  if (loaded.status === 'elsewhere') return <Navigate to={loaded.to} replace />;
  if (loaded.status === 'missing') return loaded.said;
  if (loaded.status === 'nobodys') return <NobodysOrder />;
  if (loaded.status === 'error') return <FlowError error={loaded.error} retry={loaded.retry} />;
  return <FlowLoading {...(shape ? { shape } : {})} />;
}

/** What comes: a step of the flow, or the page of an outcome. */
type Shape = 'step' | 'result';

/** The shape of a page of the flow that is loading. */
export function FlowLoading({ shape = 'step' }: { shape?: Shape }) {
  const said = (
    <VisuallyHidden as="output">
      <FormattedMessage {...flowMessages.loading} />
    </VisuallyHidden>
  );
  return shape === 'step' ? (
    <FlowRoom aria-busy>
      {said}
      <FlowSkeleton />
    </FlowRoom>
  ) : (
    <ResultRoom busy>
      {said}
      <ResultSkeleton />
    </ResultRoom>
  );
}

export function FlowError({ error, retry }: { error: unknown; retry: () => void }) {
  const { studio } = useStudio();
  const state = useErrorState(error, studio.zoneId);
  return (
    <ResultRoom>
      <ErrorState {...state} titleComponent="h1" onRetry={retry} />
    </ResultRoom>
  );
}
