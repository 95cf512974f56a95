import { setting } from '../browser/setting.ts';

/** Place of an unexpected error in the portal. */
export type ReportedPlace = 'page' | 'answer' | 'address';

/**
 * Reports an unexpected error to the operator's error service: a crashed page, an undeclared
 * response, an invalid address. Loads and sends nothing unless the operator has set a service
 * (`error-report-dsn` in index.html), and includes no personal data (scrubEvent.ts). Never throws and
 * never waits.
 */
export function reportError(fault: unknown, place: ReportedPlace): void {
  const dsn = setting('error-report-dsn');
  if (dsn === '') return;
  void import('./send.ts').then(
    ({ send }) => send(dsn, fault, place),
    // The module fails to load only without a network, so there is no way to report.
    () => undefined,
  );
}
