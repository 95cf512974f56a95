import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import { detectEnvironment } from '../browser/environment.ts';
import { setting } from '../browser/setting.ts';
import type { ReportedPlace } from './reportError.ts';
import { scrubEvent } from './scrubEvent.ts';

let scope: Scope | undefined;

/**
 * Creates a client without the default integrations, which would record clicks, requests and
 * console output.
 */
function connected(dsn: string): Scope {
  if (scope) return scope;
  const client = new BrowserClient({
    dsn,
    environment: detectEnvironment(window.location.hostname),
    release: setting('error-report-release'),
    integrations: [],
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    beforeSend: (event) => scrubEvent({ ...event, request: { url: window.location.href } }),
  });
  scope = new Scope();
  scope.setClient(client);
  client.init();
  return scope;
}

export function send(dsn: string, error: unknown, place: ReportedPlace): void {
  const own = connected(dsn).clone();
  own.setTag('place', place);
  own.captureException(error);
}
