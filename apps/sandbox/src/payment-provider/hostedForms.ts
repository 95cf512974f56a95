/**
 * The provider's forms for cards and accounts, embedded in a frame: the number is entered in the frame and never
 * visible to the page around it, which gets a token.
 * Messages `{ type, … }` between the page (same origin) and the frame: `hosted-card/submit` from the page; from the
 * frame `hosted-card/height` with the form's height in pixels, `hosted-card/token` with `cardToken` and `holder` or
 * with `accountToken`, and `hosted-card/invalid` when the frame shows an error at a field. `?scheme=dark` or `light`
 * is the color scheme of the page, which need not be that of the device.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createToken, type TokenType } from '../domains/payments/tokens.ts';
import type { Services } from '../platform/api.ts';
import { preferredLanguage } from '@studio-portal/page-server/language';
import { validateForm, type Form, isCard, readForm, sampleForm } from './form.ts';
import { renderFields, renderPage, renderSampleItems } from './page.ts';
import { type Texts, findTexts } from './texts.ts';

/** Addresses of the forms by type. */
const addresses = {
  CREDIT_CARD: '/payment-provider/card',
  BANCONTACT_CARD: '/payment-provider/bancontact',
  IDEAL: '/payment-provider/ideal',
  PAYPAL: '/payment-provider/paypal',
  TWINT: '/payment-provider/twint',
} satisfies Record<TokenType, string>;

/** Runs in the frame. Communicates only with the page around it, on the same origin. */
const script = `
const form = document.forms[0];
const notify = (message) => parent.postMessage(message, location.origin);
const measure = () => notify({ type: 'hosted-card/height', height: document.documentElement.offsetHeight });
const showErrors = (list) => {
  for (const input of form.elements) {
    input.removeAttribute('aria-invalid'); input.removeAttribute('aria-describedby');
    document.getElementById(input.name + '-fault')?.remove();
  }
  for (const { field, text } of list) {
    const input = form.elements[field], error = document.createElement('span');
    error.className = 'bad'; error.id = field + '-fault'; error.textContent = text;
    input.after(error); input.setAttribute('aria-invalid', 'true'); input.setAttribute('aria-describedby', error.id);
  }
  form.elements[list[0]?.field]?.focus(); measure();
};
const submit = async () => {
  try {
    const answer = await fetch(location.pathname, { method: 'POST', body: new URLSearchParams(new FormData(form)), credentials: 'omit' });
    const { faults: errors, ...token } = await answer.json();
    showErrors(errors ?? []);
    notify(errors ? { type: 'hosted-card/invalid' } : { type: 'hosted-card/token', ...token });
  } catch { notify({ type: 'hosted-card/unreachable' }); }
};
form.addEventListener('submit', (event) => { event.preventDefault(); submit(); });
addEventListener('message', ({ origin, source, data }) => {
  if (origin === location.origin && source === parent && data?.type === 'hosted-card/submit') submit();
});
new ResizeObserver(measure).observe(document.body);
measure();`;

/** Removes margins and background, since the page around the frame has its own. */
const frameStyle =
  'body{background:transparent}main{max-width:none;padding:2px}section{padding:0;background:transparent}';

const types = Object.keys(addresses).filter((name): name is TokenType => name in addresses);

export function registerHostedForms(app: FastifyInstance, services: Services): void {
  for (const type of types) registerHostedForm(app, services, type);
}

function registerHostedForm(app: FastifyInstance, { clock }: Services, type: TokenType): void {
  const address = addresses[type];
  app.get<{ Querystring: { scheme?: unknown } }>(address, (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'`;
    const { scheme } = request.query;
    return reply
      .headers({
        'Content-Security-Policy': policy,
        'Cache-Control': 'no-store',
        'X-Frame-Options': 'SAMEORIGIN',
      })
      .type('text/html; charset=utf-8')
      .send(renderFrame(selectTexts(request), nonce, type, sampleForm(type, clock.now()), scheme));
  });

  app.post(address, async (request, reply) => {
    const form = readForm(request.body);
    const checked = validateForm(type, form, selectTexts(request));
    void reply.header('Cache-Control', 'no-store');
    // Errors of fields are a regular answer, not a failure.
    if (Array.isArray(checked)) return { faults: checked };
    const token = createToken(type, checked);
    return isCard(type) ? { cardToken: token, holder: form.holder } : { accountToken: token };
  });
}

const selectTexts = (request: Pick<FastifyRequest, 'headers'>): Texts =>
  findTexts(preferredLanguage(request.headers['accept-language']));

function renderFrame(
  texts: Texts,
  nonce: string,
  type: TokenType,
  form: Form,
  scheme: unknown,
): string {
  const schemeStyle =
    scheme === 'dark' || scheme === 'light' ? `:root{color-scheme:${scheme}}` : '';
  return renderPage(
    texts,
    nonce,
    `<p class="soft">${texts.sandbox}</p><form method="post" novalidate>${renderFields(texts, { type, form, errors: [] })}</form>` +
      `<details class="soft"><summary>${texts.samples}</summary><ul>${renderSampleItems(texts, type)}</ul></details><script nonce="${nonce}">${script}</script>`,
    `<style nonce="${nonce}">${frameStyle}${schemeStyle}</style>`,
  );
}
