/** The challenge page as HTML: works without scripts, by keyboard, and at a width of 320 px. */
import { listSamples } from '../platform/bank/samples.ts';
import type { Schemas } from '../platform/api.ts';
import { escapeHtml } from '@studio-portal/page-server/html';
import { type FieldName, type Form, type FormError, isCard } from './form.ts';
import type { Texts } from './texts.ts';

const style = `
:root{color-scheme:light dark;--ink:light-dark(#1d2530,#eef2f5);--soft:light-dark(#51606f,#b4c0cb);--page:light-dark(#f3f5f7,#12181e);--card:light-dark(#fff,#1b232b);--line:light-dark(#7b8794,#8b98a5);--act:light-dark(#0b5c4b,#7fe0c8);--on:light-dark(#fff,#06231c);--bad:light-dark(#a11212,#ff9d94)}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:30rem;margin:0 auto;padding:2rem 1rem}section{background:var(--card);border-radius:1rem;padding:1.5rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}h2{font-size:1rem;margin:1.5rem 0 .5rem}p{margin:0 0 1rem}.soft{color:var(--soft);font-size:.875rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1.5rem}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
label{display:block;margin:0 0 1rem}label span{display:block;margin-bottom:.25rem}input{width:100%;font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:.5rem;padding:.625rem .75rem}
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));gap:0 1rem}.bad{color:var(--bad)}input[aria-invalid]{border-color:var(--bad)}
button{font:inherit;font-weight:600;min-height:3rem;width:100%;margin-top:.5rem;border-radius:.5rem;border:1px solid var(--act);background:transparent;color:var(--act);cursor:pointer}
a{color:var(--act)}button.do{background:var(--act);color:var(--on)}:focus-visible{outline:3px solid var(--act);outline-offset:2px}ul{padding-left:1.25rem;margin:0}code{font-family:ui-monospace,monospace}`;

/** Content of a challenge. */
export type Challenge = {
  merchant: string;
  /** Formatted amount. Null: the instrument is only stored. */
  amount: string | null;
  /** Brand and masked number of a known instrument. Null: the holder enters one. */
  instrument: string | null;
};

/** Renders a page of the provider. @param head additional scripts and styles of the head */
export function renderPage(texts: Texts, nonce: string, body: string, head = ''): string {
  return `<!doctype html><html lang="${texts.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${texts.title}</title><style nonce="${nonce}">${style}</style>${head}</head><body><main><section>${body}</section></main></body></html>`;
}

function renderField(
  name: FieldName,
  label: string,
  attributes: string,
  form: Form,
  error: FormError | undefined,
): string {
  const invalid = error ? ` aria-invalid="true" aria-describedby="${name}-fault" autofocus` : '';
  const errorHtml = error
    ? `<span class="bad" id="${name}-fault">${escapeHtml(error.text)}</span>`
    : '';
  return `<label><span>${label}</span><input name="${name}" value="${escapeHtml(form[name])}" ${attributes}${invalid}>${errorHtml}</label>`;
}

/** A form to store an instrument: type, values and errors. */
export type InstrumentForm = {
  type: Schemas['PaymentType'];
  form: Form;
  errors: readonly FormError[];
};

/** Renders the fields of a form, each with its error. */
export function renderFields(texts: Texts, { type, form, errors }: InstrumentForm): string {
  const input = (name: FieldName, label: string, attributes: string) =>
    renderField(
      name,
      label,
      attributes,
      form,
      errors.find((error) => error.field === name),
    );
  if (!isCard(type))
    return input('account', texts.account[type], 'autocomplete="off" required maxlength="80"');
  return (
    input(
      'number',
      texts.number,
      'inputmode="numeric" autocomplete="cc-number" required maxlength="25"',
    ) +
    `<div class="two">${input('expiry', texts.expiry, 'inputmode="numeric" autocomplete="cc-exp" required maxlength="7"')}${input('code', texts.code, 'inputmode="numeric" autocomplete="cc-csc" required maxlength="4"')}</div>` +
    input('holder', texts.holder, 'autocomplete="cc-name" required maxlength="120"')
  );
}

/** Renders the samples as list items. */
export const renderSampleItems = (texts: Texts, type: InstrumentForm['type']): string =>
  listSamples(type)
    .map(({ shown, does }) => `<li><code>${shown}</code> ${texts[does]}</li>`)
    .join('');

function renderSamples(texts: Texts, { type }: InstrumentForm): string {
  return `<h2>${texts.samples}</h2><ul class="soft">${renderSampleItems(texts, type)}</ul><p class="soft">${texts.leaving}</p>`;
}

/** Renders a challenge. @param instrumentForm form to fill in; null: a known instrument pays */
export function renderChallenge(
  texts: Texts,
  nonce: string,
  challenge: Challenge,
  heading: string,
  instrumentForm: InstrumentForm | null,
): string {
  const facts = [
    [texts.merchant, challenge.merchant],
    [texts.amount, challenge.amount ?? texts.nothingNow],
    ...(challenge.instrument ? [[texts.instrument, challenge.instrument]] : []),
  ];
  const list = facts
    .map(([term = '', value = '']) => `<dt>${term}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');
  return renderPage(
    texts,
    nonce,
    `<p class="soft">${texts.sandbox}</p><h1>${heading}</h1><dl>${list}</dl>` +
      `<form method="post">${instrumentForm ? renderFields(texts, instrumentForm) : ''}` +
      `<button class="do" name="answer" value="confirm">${texts.confirm}</button>` +
      `<button name="answer" value="decline" formnovalidate>${texts.decline}</button>` +
      (instrumentForm
        ? `<button name="answer" value="cancel" formnovalidate>${texts.cancel}</button>`
        : '') +
      `</form>${instrumentForm ? renderSamples(texts, instrumentForm) : ''}`,
  );
}

/**
 * Renders the page of an answered, expired or unknown challenge. @param back path to lead the holder back to, if
 * known
 */
export function renderGonePage(texts: Texts, nonce: string, back: string | null): string {
  const link = back === null ? '' : `<p><a href="${escapeHtml(back)}">${texts.back}</a></p>`;
  return renderPage(
    texts,
    nonce,
    `<h1>${texts.gone}</h1>${link}<p class="soft">${texts.sandbox}</p>`,
  );
}
