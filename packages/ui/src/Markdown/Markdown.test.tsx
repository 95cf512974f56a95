import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { Markdown } from './Markdown.tsx';
import { renderMarkdown } from './renderMarkdown.ts';

function rendered(text: string): string {
  const holder = document.createElement('div');
  holder.append(renderMarkdown(text));
  return holder.innerHTML.trim();
}

test.each([
  ['**a** *b*', '<p><strong>a</strong> <em>b</em></p>'],
  ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
  ['# Title', '<h3>Title</h3>'],
  ['##### Deep', '<h6>Deep</h6>'],
  [
    '[a](https://example.com)',
    '<p><a href="https://example.com" rel="noopener noreferrer">a</a></p>',
  ],
  ['[a](/studio/1/news)', '<p><a href="/studio/1/news">a</a></p>'],
  ['[a](javascript:alert(1))', '<p><a>a</a></p>'],
  ['[a](//example.com)', '<p><a>a</a></p>'],
  ['[a](news)', '<p><a>a</a></p>'],
  ['![a picture](https://example.com/a.png)', '<p>a picture</p>'],
])('marks become markup: %s', (text, html) => {
  expect(rendered(text)).toBe(html);
});

test.each([
  ['a<br>b', '<p>a<br>b</p>'],
  ['m<sup>2</sup> CO<sub>2</sub>', '<p>m<sup>2</sup> CO<sub>2</sub></p>'],
  ['<em>a</em> <span class="x" style="color:red">b</span>', '<p><em>a</em> <span>b</span></p>'],
  ['a <b>b</b> <strong>c</strong> <a href="https://example.com">d</a>', '<p>a b c d</p>'],
  ['<EM onclick="alert(1)">a</EM> b', '<p><em>a</em> b</p>'],
  ['<div>a <b>b</b> <em>c</em></div>', 'a b <em>c</em>'],
  ['a <img src=x onerror=alert(1)> b', '<p>a  b</p>'],
  ['<script>alert(1)</script>', ''],
  ['a <!-- b --> c', '<p>a  c</p>'],
])('keeps five HTML tags: %s', (text, html) => {
  expect(rendered(text)).toBe(html);
});

test('shows plain text at first and formatted text once the renderer has loaded', async () => {
  const text = '**Free** today, see [here](https://example.com) &amp; *there*';
  const screen = await show(<Markdown text={text} />);
  const { container } = screen;
  expect(container.textContent?.trim()).toBe('Free today, see here & there');
  await expect.poll(() => container.querySelector('strong')?.textContent).toBe('Free');
  expect(container.textContent?.trim()).toBe('Free today, see here & there');

  await screen.rerender(<Markdown text="*Closed*" />);
  await expect.poll(() => container.querySelector('em')?.textContent).toBe('Closed');
  expect(container.querySelector('strong')).toBeNull();
});
