import { type ApiError, NetworkError, TimeoutError } from '@studio-portal/sdk';
import type { TypedArg } from '@studio-portal/sdk/types';
import { SafeHtml } from '@studio-portal/ui/SafeHtml';
import { stripMarkup } from '@studio-portal/ui/stripMarkup';
import { createElement, type ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { defaultZone, parseInstant } from '../../dates/dates.ts';
import { formatMoment } from '../../dates/moments.ts';
import { toApiError } from './toApiError.ts';
import { errorCodeMessage } from './loadErrorMessages.ts';
import { failureMessages } from '../failureMessages.ts';

/** An error as text for the user. */
export interface ErrorText {
  /** Plain text. */
  title: string;
  /**
   * The server's text with its markup, if there is no message for the code. Render it with SafeHtml
   * only.
   */
  html?: string;
  /** Reference of the error in the server's log; only for faults of the server. */
  traceId: string | undefined;
}

/** Formats timestamps as date and time (spec 2, section 8). */
function argument({ type, value }: TypedArg, intl: IntlShape, timeZone: string): string {
  const instant = type === 'TIMESTAMP' ? parseInstant(value) : undefined;
  if (instant) return formatMoment(instant, intl.locale, timeZone, { inSentence: true });
  return value;
}

/**
 * Returns the server's text for the user, without the prefix "Info: ", which has no meaning (spec 2, section 8). From 500
 * on it is written for the server's log (decision 008).
 */
function serverMessage({ status, items, message }: ApiError): string | undefined {
  const text = items[0]?.errorMessage ?? (status === 413 ? message : undefined);
  return status < 500 ? text?.replace(/^Info: /, '') : undefined;
}

/** A rejected login means wrong credentials, whatever the body says (spec 2, section 8). */
const effectiveCode = ({ operationId, status, errorCode }: ApiError): string =>
  operationId === 'login' && status === 401 ? 'authentication.error.badcredentials' : errorCode;

/** Converts an error to text; `timeZone` is the studio's, for times in the message. */
export function errorText(
  error: unknown,
  intl: IntlShape,
  timeZone: string = defaultZone,
): ErrorText {
  if (error instanceof NetworkError)
    return {
      title: intl.formatMessage(failureMessages.unreachable),
      traceId: undefined,
    };
  if (error instanceof TimeoutError)
    return {
      title: intl.formatMessage(failureMessages.timeout),
      traceId: undefined,
    };
  const answer = toApiError(error);
  if (!answer)
    return {
      title: intl.formatMessage(failureMessages.unknown),
      traceId: undefined,
    };
  const { items } = answer;
  const traceId = answer.status < 500 ? undefined : answer.traceId;
  const words = errorCodeMessage(effectiveCode(answer));
  if (!words) {
    const html = serverMessage(answer);
    return html === undefined
      ? { title: intl.formatMessage(failureMessages.unknown), traceId }
      : { title: stripMarkup(html), html, traceId };
  }
  const values = Object.fromEntries(
    (items[0]?.typedArgs ?? []).map((arg, index) => [String(index), argument(arg, intl, timeZone)]),
  );
  return {
    title: intl.formatMessage(words, values),
    traceId,
  };
}

/** Returns the labels around a trace id. */
export function useTraceLabels() {
  const intl = useIntl();
  return {
    traceId: intl.formatMessage(failureMessages.trace),
    copy: intl.formatMessage(failureMessages.copyTrace),
    copied: intl.formatMessage(failureMessages.traceCopied),
  };
}

/** Renders the title of an error, with the markup of the server's text (spec 2, section 8). */
export const renderTitle = ({ title, html }: ErrorText): ReactNode =>
  html === undefined ? title : createElement(SafeHtml, { kind: 'error', html });

/** Returns the props of ErrorState, except `onRetry`. */
export function useErrorState(error: unknown, timeZone?: string) {
  const intl = useIntl();
  const text = errorText(error, intl, timeZone);
  const { traceId } = text;
  const labels = useTraceLabels();
  return {
    title: renderTitle(text),
    retryLabel: intl.formatMessage(failureMessages.retry),
    ...(traceId ? { trace: { id: traceId, labels } } : {}),
  };
}
