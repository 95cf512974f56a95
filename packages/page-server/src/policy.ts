/** Creates a page's content security policy. */
import { readSetting } from './settings.ts';

/** Sources that a page's head adds to its policy. */
export type PolicySources = {
  /** True if the operator uses Google Analytics. */
  analytics: boolean;
  /** Origin of the operator's error service with a leading space; empty if there is none. */
  reportsTo: string;
  /** Origin of the operator's bot protection with a leading space; empty if there is none or it is ours. */
  botService: string;
  /** Origin of the operator's chat with a leading space; empty if there is none. */
  chat: string;
  /** Origin of the backend with a leading space; empty if it is the page's own. */
  backend: string;
  /** Origins of pictures and videos, each with a leading space. */
  content: string;
};

/** Reads the sources for the policy from a page's head. */
export function readPolicySources(html: string, contentOrigins: readonly string[]): PolicySources {
  return {
    analytics: readSetting(html, 'ga4-measurement-id') !== '',
    reportsTo: readOrigin(readSetting(html, 'error-report-dsn')),
    botService: readOrigin(readSetting(html, 'bot-protection-script')),
    chat: readOrigin(readSetting(html, 'chat-script')),
    backend: readOrigin(readSetting(html, 'api-origin')),
    content: contentOrigins.map((origin) => ` ${origin}`).join(''),
  };
}

const readOrigin = (address: string): string =>
  URL.canParse(address) ? ` ${new URL(address).origin}` : '';

/**
 * Allows inline scripts and styles only with the response's nonce, which Emotion receives. Only if configured,
 * allows Google Analytics (its one script, no other of its host, and its reporting hosts), a bot protection's script
 * and frame, and a chat's script, frame and pictures.
 * @param isFramed true if pages of the same origin may show this one in a frame
 */
export function createPolicy(
  nonce: string,
  { analytics, reportsTo, botService, chat, backend, content }: PolicySources,
  isFramed: boolean,
): string {
  const reports = analytics ? ' https://*.google-analytics.com' : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${analytics ? ' https://www.googletagmanager.com/gtag/js' : ''}${botService}${chat}`,
    `style-src 'self' 'nonce-${nonce}'`,
    // React writes `style` attributes (sizes of meters, colours of courses), which cannot run code.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${reports}${chat}${backend}${content}`,
    ...(content || backend ? [`media-src 'self'${backend}${content}`] : []),
    "font-src 'self'",
    `connect-src 'self'${reports}${reportsTo}${botService}${backend}${chat}`,
    ...(botService || chat ? [`frame-src 'self'${botService}${chat}`] : []),
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
