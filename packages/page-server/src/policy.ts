/** The content security policy of a page. */
import { settingIn } from './settings.ts';

/** What of a page's head enters its policy. */
export type Allowed = {
  /** Whether the operator has Google Analytics. */
  analytics: boolean;
  /** Origin of the operator's error service behind a blank; empty where there is none. */
  reportsTo: string;
  /** Origin of the operator's bot protection behind a blank; empty where there is none, or where it is ours. */
  botService: string;
  /** Origin of the backend behind a blank; empty where its calls are of this origin. */
  backend: string;
  /** Origins of pictures and videos, each behind a blank. */
  content: string;
};

/** Reads off a page's head whom its policy has to let in. */
export function allowedIn(html: string, contentOrigins: readonly string[]): Allowed {
  return {
    analytics: settingIn(html, 'ga4-measurement-id') !== '',
    reportsTo: originIn(settingIn(html, 'error-report-dsn')),
    botService: originIn(settingIn(html, 'bot-protection-script')),
    backend: originIn(settingIn(html, 'api-origin')),
    content: contentOrigins.map((origin) => ` ${origin}`).join(''),
  };
}

const originIn = (address: string): string =>
  URL.canParse(address) ? ` ${new URL(address).origin}` : '';

/**
 * Inline scripts and styles only with this answer's nonce, which Emotion is given. With Google Analytics its one script (no
 * other of its host) and where that reports to are allowed, and never else; with a bot protection its script and frame.
 */
export function policy(
  nonce: string,
  { analytics, reportsTo, botService, backend, content }: Allowed,
): string {
  const reports = analytics ? ' https://*.google-analytics.com' : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${analytics ? ' https://www.googletagmanager.com/gtag/js' : ''}${botService}`,
    `style-src 'self' 'nonce-${nonce}'`,
    // React writes `style` attributes (sizes of meters, colours of courses); they cannot run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${reports}${backend}${content}`,
    ...(content || backend ? [`media-src 'self'${backend}${content}`] : []),
    "font-src 'self'",
    `connect-src 'self'${reports}${reportsTo}${botService}${backend}`,
    ...(botService ? [`frame-src 'self'${botService}`] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
