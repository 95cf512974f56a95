import { SafeHtml } from '@studio-portal/ui/SafeHtml';
import { TraceId } from '@studio-portal/ui/TraceId';
import { useIntl } from 'react-intl';
import { errorText, useTraceLabels } from './useErrorText.ts';

/**
 * A failure inside an alert: one sentence of ours where it can be explained, else what the server says, without anything that could
 * run; and the id to ask with, where the answer has one (specification 2, section 8). `timeZone` is that of the studio, for the times in it.
 */
export function ErrorWords({ error, timeZone }: { error: unknown; timeZone?: string }) {
  const intl = useIntl();
  const labels = useTraceLabels();
  const { title, html, traceId } = errorText(error, intl, timeZone);
  return (
    <>
      {html === undefined ? title : <SafeHtml kind="error" html={html} />}
      {traceId && <TraceId value={traceId} labels={labels} />}
    </>
  );
}
