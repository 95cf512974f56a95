import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { SafeHtml } from './SafeHtml.tsx';
import { sanitize, type HtmlKind } from './sanitize.ts';

function cleaned(html: string, kind: HtmlKind): string {
  const holder = document.createElement('div');
  holder.append(sanitize(html, kind));
  return holder.innerHTML;
}

test.each([
  [
    'a<br>b <span>c</span><sup>2</sup><sub>3</sub> <em>d</em>',
    'a<br>b <span>c</span><sup>2</sup><sub>3</sub> <em>d</em>',
  ],
  ['<b>bold</b> <a href="https://example.com">link</a>', 'bold link'],
  [
    '<em style="position:fixed" class="x" id="y" onclick="alert(1)" data-a="1">d</em>',
    '<em>d</em>',
  ],
])('keeps only five inline tags in a line of text: %s', (html, result) => {
  expect(cleaned(html, 'inline')).toBe(result);
});

test.each([
  ['<p><strong>a</strong> <b>b</b> <i>c</i></p><ul><li>d</li></ul><ol><li>e</li></ol>', null],
  [
    '<a href="https://example.com" target="_blank" style="x">a</a>',
    '<a href="https://example.com" rel="noopener noreferrer">a</a>',
  ],
  [
    '<a href="mailto:hello@example.com">a</a>',
    '<a href="mailto:hello@example.com" rel="noopener noreferrer">a</a>',
  ],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//example.com">a</a>', '<a>a</a>'],
  ['<img src=x onerror=alert(1)>text', 'text'],
  [
    '<script>alert(1)</script><style>p{}</style><iframe src="https://example.com"></iframe>text',
    'text',
  ],
  ['<svg><a href="javascript:alert(1)">a</a></svg>', ''],
  ['<form action="https://example.com"><input name="a"></form>', ''],
])('keeps the tags and safe links of an error text: %s', (html, result) => {
  expect(cleaned(html, 'error')).toBe(result ?? html);
});

test.each([
  ['<h1>Terms</h1><h2>Scope</h2><p>a</p>', '<h2>Scope</h2><p>a</p>'],
  [
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  ],
  ['<h2 onclick="alert(1)">a</h2><a href="javascript:alert(1)">b</a>', '<h2>a</h2><a>b</a>'],
  [
    '<p>a</p><script>alert(1)</script><img src=x onerror=alert(1)><svg onload=alert(1)>',
    '<p>a</p>',
  ],
])('keeps the structure of a document without its title: %s', (html, result) => {
  expect(cleaned(html, 'document')).toBe(result);
});

test('shows plain text at first and markup once the sanitizer has loaded', async () => {
  const { container } = await show(
    <SafeHtml kind="error" html="Full. <strong>Try&nbsp;another.</strong>" />,
  );
  await expect.poll(() => container.querySelector('strong')?.textContent).toContain('another.');
  expect(container.textContent).toBe('Full. Try\u00a0another.');
});

test('shows text without markup unchanged', async () => {
  const { container } = await show(<SafeHtml kind="error" html="Plain words" />);
  expect(container.textContent).toBe('Plain words');
});
