/** `/docs`: the API reference with its own content security policy, and instructions while it is not built. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from './harness/process.ts';
import { useSandbox } from './harness/sandbox.ts';

const folder = temporaryFolder();
afterAll(folder.remove);
const dist = `${folder.path}/docs`;

const sandbox = useSandbox({ docsDist: dist });

const page = (url: string) => sandbox().app.inject({ url, headers: { accept: 'text/html' } });

test('explains how to build a missing reference, and serves it once built', async () => {
  rmSync(dist, { recursive: true, force: true });
  const before = await page('/docs/');
  expect(before.statusCode).toBe(404);
  expect(before.body).toContain('<code>npm run docs</code>');
  mkdirSync(dist);
  writeFileSync(`${dist}/index.html`, '<p>The reference</p>');
  const after = await page('/docs/');
  expect([after.statusCode, after.body]).toEqual([200, '<p>The reference</p>']);
});

test('runs only scripts of this origin and serves no files outside the folder', async () => {
  mkdirSync(dist, { recursive: true });
  writeFileSync(`${dist}/index.html`, '<p>The reference</p>');
  writeFileSync(`${dist}/reference-1.js`, 'console.log(1)');
  writeFileSync(`${folder.path}/secret.txt`, 'not for readers');
  const policy = String((await page('/docs/')).headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self'; ");
  expect(policy).not.toMatch(/http|unsafe-eval|script-src[^;]*unsafe/);
  const script = await page('/docs/reference-1.js');
  expect([script.statusCode, script.body]).toEqual([200, 'console.log(1)']);
  expect((await page('/docs')).headers.location).toBe('/docs/');
  expect((await page('/docs/none.js')).statusCode).toBe(404);
  for (const url of ['/docs/..%2fsecret.txt', '/docs/%2e%2e/secret.txt']) {
    const { statusCode, body } = await page(url);
    expect(statusCode).toBeGreaterThan(400);
    expect(body).not.toContain('not for readers');
  }
});
