import type { Notice } from '@studio-portal/ui/Notifications';
import { TraceId } from '@studio-portal/ui/TraceId';
import type { IntlShape } from 'react-intl';
import { errorText, renderTitle, useTraceLabels } from './useErrorText.ts';

/**
 * Turns an error into a notification. With a trace id it stays until closed, so that there is time
 * to copy the id (spec 2, section 8). `timeZone` is the studio's, for times in the message.
 */
export function errorNotice(error: unknown, intl: IntlShape, timeZone?: string): Notice {
  const text = errorText(error, intl, timeZone);
  const { traceId } = text;
  return {
    type: 'error',
    title: renderTitle(text),
    ...(traceId ? { content: <Trace id={traceId} />, closeOnClick: true } : {}),
  };
}

function Trace({ id }: { id: string }) {
  return <TraceId value={id} labels={useTraceLabels()} />;
}
