import type { Notice } from '@studio-portal/ui/Notifications';
import { TraceId } from '@studio-portal/ui/TraceId';
import type { IntlShape } from 'react-intl';
import { errorText, useTraceLabels } from './useErrorText.ts';

/**
 * A failure as a notification. With an id to ask with it stays until it is closed, so that there is time to copy it (specification 2,
 * section 8). `timeZone` is that of the studio, for the times in it.
 */
export function errorNotice(error: unknown, intl: IntlShape, timeZone?: string): Notice {
  const { title, traceId } = errorText(error, intl, timeZone);
  return {
    type: 'error',
    title,
    ...(traceId ? { content: <Trace id={traceId} />, closeOnClick: true } : {}),
  };
}

function Trace({ id }: { id: string }) {
  return <TraceId value={id} labels={useTraceLabels()} />;
}
