import { setting } from '../browser/setting.ts';

/** Where in the portal something went wrong that nobody foresaw. */
export type ReportedPlace = 'page' | 'answer' | 'address';

/**
 * Tells the operator's error service of something that should not happen: a page that broke, an answer that the description does not
 * know, an address that cannot be. Nothing is loaded or sent unless the operator has set a service (`error-report-dsn` in
 * index.html), and nothing of a person is in it (scrubbed.ts). Never throws and never waits.
 */
export function reportError(fault: unknown, place: ReportedPlace): void {
  const dsn = setting('error-report-dsn');
  if (dsn === '') return;
  void import('./send.ts').then(
    ({ send }) => send(dsn, fault, place),
    // Without a network there is nothing to report to.
    () => undefined,
  );
}
