/** Frame of the sandbox's own pages (`/outbox`, `/desk`, `/brand-preview`): HTML that works without scripts, by keyboard and at 320 px. */
import { randomBytes } from 'node:crypto';
import { escapeHtml } from '@studio-portal/page-server/html';
import type { FastifyReply } from 'fastify';

const style = `
:root{color-scheme:light dark;--ink:#1d2530;--soft:#51606f;--page:#f3f5f7;--card:#fff;--line:#d5dce3;--act:#0b5c4b;--on:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#eef2f5;--soft:#b4c0cb;--page:#12181e;--card:#1b232b;--line:#3a4651;--act:#7fe0c8;--on:#12181e}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:2rem 1rem}main.wide{max-width:none}article{background:var(--card);border-radius:1rem;padding:1.5rem;margin:0 0 1rem}
h1{font-size:1.5rem}h2{font-size:1.25rem;margin:2rem 0 .5rem;overflow-wrap:anywhere}h3{font-size:1rem;margin:0 0 .5rem}
p{margin:0 0 1rem;overflow-wrap:anywhere}.text{white-space:pre-line}.soft{color:var(--soft);font-size:.875rem}
pre{overflow-x:auto;font:.875rem ui-monospace,monospace}code{font:1.25rem ui-monospace,monospace;letter-spacing:.1em}a{color:var(--act)}
ul{list-style:none;margin:0;padding:0}li{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between;padding:.75rem 0;border-top:1px solid var(--line)}li:first-child{border-top:0}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end}label{display:grid;gap:.25rem;font-size:.875rem;flex:1 1 10rem}
input,textarea,select,button{font:inherit;color:inherit;min-height:2.75rem;border:1px solid var(--soft);border-radius:.5rem;padding:.5rem .75rem;background:var(--card)}
button{background:var(--act);color:var(--on);border-color:var(--act);cursor:pointer}button.quiet{background:none;color:var(--act)}
.status{background:var(--card);border-left:4px solid var(--act);padding:.75rem 1rem;border-radius:.5rem}
.preview{display:grid;gap:1rem}.frames{display:flex;flex-wrap:wrap;gap:1rem}.frames section{flex:1 1 20rem;min-width:0}.frames h2{margin-top:0}
iframe{width:100%;height:42rem;border:1px solid var(--line);border-radius:1rem;background:var(--card)}.row{display:flex;flex-wrap:wrap;gap:.5rem}
fieldset{display:grid;grid-template-columns:repeat(auto-fill,minmax(6.5rem,1fr));gap:.75rem;border:0;margin:0;padding:0;flex-basis:100%}legend{font-weight:700;padding:0 0 .5rem}fieldset label{align-content:end}
input{min-width:0;max-width:100%}input[type=color]{width:100%;padding:.25rem}input[type=checkbox]{min-height:1.5rem;width:1.5rem}.preview code{font:inherit;letter-spacing:0}.preview article h2{margin-top:0}.preview>*{min-width:0}
.status:empty{border:0;background:none}.preview:has(#wide:checked) section{flex-basis:100%}.check{display:flex;align-items:center}@media (min-width:64rem){.preview{grid-template-columns:22rem minmax(0,1fr);align-items:start}}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}`;

type ToolPage = {
  title: string;
  /** Shown below the heading. */
  intro: string;
  /** HTML; everything from outside must be escaped in it. */
  body: string;
  /** Makes the page as wide as the window. */
  isWide?: boolean;
  /** Runs after the page is parsed, may request addresses of the sandbox and show them in frames. */
  script?: string;
};

function renderToolPage(nonce: string, page: ToolPage): string {
  const { title, intro, body, isWide = false, script } = page;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${style}</style></head><body><main${isWide ? ' class="wide"' : ''}><h1>${escapeHtml(title)}</h1><p class="soft">${escapeHtml(intro)}</p>${body}</main>${script === undefined ? '' : `<script nonce="${nonce}">${script}</script>`}</body></html>`;
}

/** Sends the page with a policy that allows its own style and script and forms to itself, and nothing else. */
export function sendToolPage(reply: FastifyReply, page: ToolPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const scripted =
    page.script === undefined
      ? ''
      : `script-src 'nonce-${nonce}'; connect-src 'self'; frame-src 'self'; img-src 'self'; `;
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; ${scripted}form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
  return reply
    .headers({
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(renderToolPage(nonce, page));
}
