import { useListPublicFeatures } from '@studio-portal/sdk/api/features';
import { useEffect, useSyncExternalStore } from 'react';
import { now } from '../dates/dates.ts';
import { currentConsent, onConsentChange } from '../browser/consent.ts';
import { useEnvironment } from '../browser/EnvironmentContext.ts';
import { setting } from '../browser/setting.ts';
import { featureCheck } from '../access/featureCheck.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Google's script stops counting while this is true. */
    [off: `ga-disable-${string}`]: boolean;
  }
}

/** Google's script accepts `arguments` objects, not arrays. */
function gtag(..._words: readonly unknown[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}

/**
 * Loads the script once. The security policy allows its host only if the operator has set a
 * measurement id.
 */
function load(measurementId: string): void {
  const src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  if (document.querySelector(`script[src="${CSS.escape(src)}"]`)) return;
  // The script stays until the page reloads, so withdrawing consent switches counting off.
  onConsentChange(() => {
    window[`ga-disable-${measurementId}`] = currentConsent()?.stats !== true;
  });
  gtag('js', now());
  gtag('config', measurementId, { allow_google_signals: false });
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}

/**
 * Loads Google Analytics on the payment page that e-mails link to (spec 4: "loaded if not already
 * loaded"). Requires consent to statistics, the operator's measurement id, which is empty by
 * default, and the features GA4 and TRACKING_EVENTS, which are off in production unless the backend
 * switches them on (spec 6).
 * @param wanted whether the current page is that page
 * @param organizationUnitId studio of the page, once it is known
 */
export function useGa4(wanted: boolean, organizationUnitId: number | undefined): void {
  const consent = useSyncExternalStore(onConsentChange, currentConsent, () => undefined);
  const measurementId = setting('ga4-measurement-id');
  const environment = useEnvironment();
  const isAllowed = wanted && consent?.stats === true && measurementId !== '';
  const { data: features } = useListPublicFeatures(
    { organizationUnitId: organizationUnitId ?? 0 },
    { query: { enabled: isAllowed && organizationUnitId !== undefined } },
  );
  const isOn = featureCheck(features ?? [], environment);
  const active = isAllowed && features !== undefined && isOn('GA4') && isOn('TRACKING_EVENTS');
  useEffect(() => {
    if (active) load(measurementId);
  }, [active, measurementId]);
}
