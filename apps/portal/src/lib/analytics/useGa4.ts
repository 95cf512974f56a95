import { useEffect, useSyncExternalStore } from 'react';
import { now } from '../dates/dates.ts';
import { currentConsent, onConsentChange } from '../browser/consent.ts';
import { useEnvironment } from '../browser/EnvironmentContext.ts';
import { setting } from '../browser/setting.ts';
import { featureCheck } from '../access/featureCheck.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** What Google's script asks before it counts. */
    [off: `ga-disable-${string}`]: boolean;
  }
}

/** Google's script reads its orders as `arguments` objects, not as arrays. */
function order(..._words: readonly unknown[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}

/** Loads the script unless it is there. Its host is in the security policy only when the operator has set a measurement id. */
function load(measurementId: string): void {
  const src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  if (document.querySelector(`script[src="${CSS.escape(src)}"]`)) return;
  // It stays until the page is loaded anew; whoever takes the consent back meanwhile is not counted any more.
  onConsentChange(() => {
    window[`ga-disable-${measurementId}`] = currentConsent()?.stats !== true;
  });
  order('js', now());
  order('config', measurementId, { allow_google_signals: false });
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}

/**
 * Google Analytics on the payment page that an e-mail leads to (specification 1, section 4: "loaded if not already loaded"). Only
 * with the reader's consent to statistics, where the feature GA4 is on, and with the operator's measurement id; by default there is
 * none, and nothing is loaded.
 * @param wanted whether this is such a page
 */
export function useGa4(wanted: boolean): void {
  const consent = useSyncExternalStore(onConsentChange, currentConsent, () => undefined);
  const measurementId = setting('ga4-measurement-id');
  const isOn = featureCheck([], useEnvironment());
  const active = wanted && consent?.stats === true && measurementId !== '' && isOn('GA4');
  useEffect(() => {
    if (active) load(measurementId);
  }, [active, measurementId]);
}
