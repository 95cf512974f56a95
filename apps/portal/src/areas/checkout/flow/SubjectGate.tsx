import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ErrorState } from '@studio-portal/ui/ErrorState';
import { FlowSkeleton } from '@studio-portal/ui/FlowSkeleton';
import { ResultSkeleton } from '@studio-portal/ui/ResultSkeleton';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router';
import { useErrorState } from '../../../lib/api/errors/useErrorText.ts';
import { notify } from '../../../lib/browser/notices.ts';
import { recoverLostFocus } from '../../../lib/focus/recoverLostFocus.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { Flow, Item, Loaded, Subject } from './Flow.ts';
import { flowMessages } from './flowMessages.ts';
import { FlowRoom } from './FlowRoom.tsx';
import { ResultRoom } from '../result/ResultRoom.tsx';
import { OrderAccessDenied } from './OrderAccessDenied.tsx';
import { DetailSkeleton } from '../../../lib/page/DetailSkeleton.tsx';
import { hasSlot } from './slot.ts';

/**
 * Loads the subject for a step before the order. Redirects to the result if the user has already
 * booked it, and to the start page, which explains it, if it is closed. Says that nothing was charged
 * if it was closed after the step was shown: the user may have just pressed the order button.
 */
export function SubjectGate(props: {
  flow: Flow;
  children: (subject: Subject, refetch: () => void) => ReactNode;
}) {
  const { flow, children } = props;
  const wasShownRef = useRef(false);
  return (
    <flow.LoadSubject>
      {(loaded) => (
        <LoadedGate
          // A state that leads to another page may be outdated, so wait for its refetch.
          loaded={
            loaded.status === 'ready' && loaded.isFetching && redirect(flow, loaded.value)
              ? { status: 'loading' }
              : loaded
          }
        >
          {(subject, refetch) => {
            const elsewhere = redirect(flow, subject);
            if (elsewhere === undefined)
              return <Shown shownRef={wasShownRef}>{children(subject, refetch)}</Shown>;
            return subject.availability.kind === 'closed' ? (
              <LeaveClosed to={elsewhere} wasShownRef={wasShownRef} />
            ) : (
              <Navigate to={elsewhere} replace />
            );
          }}
        </LoadedGate>
      )}
    </flow.LoadSubject>
  );
}

function Shown({ shownRef, children }: { shownRef: RefObject<boolean>; children: ReactNode }) {
  useEffect(() => {
    shownRef.current = true;
  }, [shownRef]);
  return children;
}

function LeaveClosed({ to, wasShownRef }: { to: string; wasShownRef: RefObject<boolean> }) {
  const intl = useIntl();
  useEffect(() => {
    if (!wasShownRef.current) return;
    wasShownRef.current = false;
    const title = intl.formatMessage(flowMessages.closedMeanwhile);
    notify({ type: 'error', title, closeOnClick: true });
  }, [intl, wasShownRef]);
  return <Navigate to={to} replace />;
}

/** Returns the page to show instead of a step, if any. */
function redirect(flow: Flow, subject: Subject): string | undefined {
  const { availability, start } = subject;
  if (availability.kind === 'mine') return availability.result;
  return availability.kind === 'closed' || lacksSlot(flow, subject) ? start : undefined;
}

/** Returns whether the flow requires a selected time that is missing or outdated (spec 2.3). */
export const lacksSlot = ({ needsSlot }: Flow, { start, when }: Item): boolean =>
  needsSlot && !(when && hasSlot(start, when));

/** Renders the loading state of a step: skeleton, error with retry, redirect, or content. */
export function LoadedGate<Value>(props: {
  loaded: Loaded<Value>;
  /** Shape of the content. */
  shape?: Shape;
  children: (value: Value, refetch: () => void) => ReactNode;
}) {
  const { loaded, shape } = props;
  if (loaded.status === 'ready') return props.children(loaded.value, loaded.refetch);
  if (loaded.status === 'elsewhere') return <Navigate to={loaded.to} replace />;
  if (loaded.status === 'missing') return loaded.notice;
  if (loaded.status === 'forbidden') return <OrderAccessDenied />;
  if (loaded.status === 'error') return <FlowError error={loaded.error} retry={loaded.retry} />;
  return <FlowLoading {...(shape ? { shape } : {})} />;
}

/** Shape of the skeleton: a flow step, a result page, or the page of a booking. */
export type Shape = 'step' | 'result' | 'detail';

/** Skeleton of a flow page. */
export function FlowLoading({ shape = 'step' }: { shape?: Shape }) {
  const loadingText = (
    <VisuallyHidden as="output">
      <FormattedMessage {...flowMessages.loading} />
    </VisuallyHidden>
  );
  return shape === 'step' ? (
    <FlowRoom aria-busy>
      {loadingText}
      <FlowSkeleton />
    </FlowRoom>
  ) : (
    <ResultRoom busy template={shape === 'detail' ? 'page' : 'form'}>
      {loadingText}
      {shape === 'detail' ? (
        <>
          <Typography variant="h1" component="div" sx={{ mb: 3 }}>
            <Skeleton width="40%" />
          </Typography>
          <DetailSkeleton />
        </>
      ) : (
        <ResultSkeleton />
      )}
    </ResultRoom>
  );
}

export function FlowError({ error, retry }: { error: unknown; retry: () => void }) {
  const { studio } = useStudio();
  const state = useErrorState(error, studio.zoneId);
  const handleRetry = () => {
    retry();
    // The skeleton replaces the pressed button.
    recoverLostFocus();
  };
  return (
    <ResultRoom>
      <ErrorState {...state} titleComponent="h1" onRetry={handleRetry} />
    </ResultRoom>
  );
}
