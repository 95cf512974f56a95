/** Renders the brand preview as HTML: a form, frames with pages of the portal, and what the colors amount to. */
import description from '@studio-portal/api-spec/openapi.json' with { type: 'json' };
import type { PaletteCorrection } from '@studio-portal/page-server/firstPaint';
import { escapeHtml } from '@studio-portal/page-server/html';
import type { Schemas } from '../platform/api.ts';

type Style = Schemas['WhitelabelStyle'];

/** A page of the portal. */
export type Frame = { title: string; url: string };

type Preview = {
  style: Style;
  samples: readonly { name: string; publicName: string }[];
  corrections: readonly PaletteCorrection[];
  frames: readonly Frame[];
};

const colors = [
  ['backgroundColor', 'Page'],
  ['backgroundColor2', 'Muted areas'],
  ['textColor', 'Text'],
  ['highlightColor', 'Highlight'],
  ['highlightTextColor', 'Text on highlight'],
  ['errorColor', 'Errors'],
  ['topbarColor', 'Top bar'],
  ['headerColor', 'Header'],
  ['footerColor', 'Footer'],
] as const satisfies (readonly [keyof Style, string])[];

const { properties } = description.components.schemas.WhitelabelStyle;
const { headingFont, cornerStyle, heroLayout } = properties;

const choices = [
  { name: 'headingFont', label: 'Font of headings', values: headingFont.enum },
  { name: 'cornerStyle', label: 'Corners', values: cornerStyle.enum },
  { name: 'heroLayout', label: 'Top of the home page', values: heroLayout.enum },
] as const;

/** `FULL_BLEED` as `Full bleed`. */
const toLabel = (value: string): string =>
  value.charAt(0) + value.slice(1).toLowerCase().replaceAll('_', ' ');

const selectField = (name: string, label: string, values: readonly string[], chosen?: string) =>
  `<label>${label}<select name="${name}">${values
    .map(
      (one) =>
        `<option value="${one}"${one === chosen ? ' selected' : ''}>${toLabel(one)}</option>`,
    )
    .join('')}</select></label>`;

function renderForm(style: Style): string {
  const colorFields = colors.map(
    ([name, label]) =>
      `<label>${label}<input type="color" name="${name}" value="${style[name] ?? '#ffffff'}"></label>`,
  );
  return [
    '<form method="post" action="/brand-preview" id="brand">',
    `<label>Name<input name="title" required maxlength="80" value="${escapeHtml(style.title ?? '')}"></label>`,
    ...choices.map(({ name, label, values }) => selectField(name, label, values, style[name])),
    `<fieldset><legend>Colors</legend>${colorFields.join('')}</fieldset>`,
    `<label>Address of the logo on this host<input name="headerLogoUrl" maxlength="2000" value="${escapeHtml(style.headerLogoUrl ?? '')}"></label>`,
    '<label>or a file<input type="file" id="logo" accept="image/png,image/jpeg,image/webp,image/svg+xml"></label>',
    '<button>Show</button></form>',
  ].join('');
}

const swatch = (color: string): string =>
  `<svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><rect width="20" height="20" fill="${color}" stroke="currentColor"/></svg> <code>${color}</code>`;

function renderCorrection({ field, purpose, from, to, failure }: PaletteCorrection): string {
  const name = colors.find(([key]) => key === field)?.[1] ?? field;
  const why = failure
    ? `On ${swatch(failure.ground)} its contrast is ${failure.contrast.toFixed(1)}:1, and at least ${failure.least}:1 is needed.`
    : 'Surfaces are light or dark enough for every text on them.';
  return `<li><span><strong>${name}</strong> for ${purpose}: ${swatch(from)} becomes ${swatch(to)}. ${why}</span></li>`;
}

const renderReport = (corrections: readonly PaletteCorrection[]): string =>
  corrections.length === 0
    ? '<p>All colors have enough contrast and are shown as they are.</p>'
    : `<ul>${corrections.map(renderCorrection).join('')}</ul>`;

/** Files that only this sandbox has. */
const files: ReadonlySet<string> = new Set(['headerLogoUrl', 'faviconBaseUrl']);

/** Formats a style for another backend, with its fields in the order of the API description. */
const toJson = (style: Style): string =>
  JSON.stringify(
    style,
    Object.keys(properties).filter((name) => !files.has(name)),
    2,
  );

export function renderPreview({ style, samples, corrections, frames }: Preview): string {
  const starts = samples.map(
    ({ name, publicName }) =>
      `<form method="post" action="/brand-preview/start/${name}"><button class="quiet">${publicName}</button></form>`,
  );
  const pages = frames.map(
    ({ title, url }) =>
      `<section><h2>${title}</h2><iframe src="${escapeHtml(url)}" title="${title}"></iframe></section>`,
  );
  return [
    `<div class="preview"><div><article>${renderForm(style)}</article>`,
    `<article><h2>Start from a sample</h2><div class="row">${starts.join('')}</div></article></div>`,
    '<div><label class="check"><input type="checkbox" id="wide">Wide pages, one below the other</label>',
    `<div class="frames">${pages.join('') || '<p>No studio that shows the logo of its brand offers classes.</p>'}</div>`,
    '<p class="row"><button id="copy" type="button">Copy as JSON</button></p>',
    '<p class="status" role="status" id="status"></p>',
    `<div id="result"><article><h2>Contrast</h2>${renderReport(corrections)}</article>`,
    `<article><h2>Style of the configuration</h2><p>Add the addresses of your own logo (<code>headerLogoUrl</code>) and icons (<code>faviconBaseUrl</code>).</p><pre tabindex="0" aria-label="Style as JSON">${escapeHtml(toJson(style))}</pre></article></div></div></div>`,
  ].join('');
}
