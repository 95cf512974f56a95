/** The packed sandbox in an empty project, with the first page of the README. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openBrowser, openRecordedPage } from './browser.ts';
import { type Consumer, createConsumer, devServer, installSandbox } from './consumer.ts';
import { startServer } from './server.ts';
import { readBlocks } from './snippets.ts';

let app: Consumer;
let bytes: number;
beforeAll(async () => {
  app = await createConsumer(['@tanstack/react-query', 'react', 'react-dom', 'vite']);
  bytes = await installSandbox(app);
}, 400_000);
afterAll(() => app.remove(), 60_000);

/** Runs the installed program in the project, away from this repository. */
function startSandbox(...args: string[]) {
  const program = join(app.folder, 'node_modules/@studio-portal/sandbox/dist/main.js');
  const child = spawn(process.execPath, [program, ...args], { cwd: app.folder, timeout: 300_000 });
  let printed = '';
  const started = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const [, url] = /running at (http:\S+)[^]*Stop with Ctrl-C/.exec(printed) ?? [];
      if (url !== undefined) started.resolve(url);
    });
  const ended = once(child, 'close').then(() => {
    started.reject(new Error(`The sandbox ended with ${child.exitCode}: ${printed}`));
    return { code: child.exitCode, lines: printed.trim().split('\n') };
  });
  started.promise.catch(() => undefined);
  return { child, url: started.promise, ended };
}

/** Returns the status of a call from the page, or the reason why the browser refuses the response. */
const callFrom = (page: Page, url: string): Promise<string> =>
  page.evaluate(
    (address) =>
      fetch(address, {
        headers: { 'X-Tenant': 'northside', 'X-Nox-Client-Type': 'WEB' },
        credentials: 'include',
      }).then(({ status }) => String(status), String),
    `${url}/nox/public/v1/tenant`,
  );

test("serves the README's first page from a named origin, and no other", async () => {
  const files = readBlocks('packages/sdk/README.md', 'tsx|html').slice(0, 2);
  expect(files.map(({ file }) => file)).toEqual(['classes.tsx', 'index.html']);
  app.write('page/dev.mjs', devServer);
  const dev = await app.serve('page/dev.mjs', {});
  onTestFinished(dev.stop);
  const sandbox = startSandbox('--port', '0', '--origin', new URL(dev.url).origin);
  onTestFinished(() => void sandbox.child.kill('SIGKILL'));
  const url = await sandbox.url;
  for (const { file = '', text } of files)
    app.write(`page/${file}`, text.replace('http://localhost:4100', url));

  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const { page, consoleOutput } = await openRecordedPage(browser);
  await page.goto(dev.url);
  const classes = page.locator('li');
  await expect.poll(() => classes.count()).toBeGreaterThan(10);
  expect(await classes.first().textContent()).toMatch(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d:00 [A-Z]/);
  expect(consoleOutput.filter((line) => !line.startsWith('[vite]'))).not.toContainEqual(
    expect.stringMatching(/error/i),
  );
  expect(await callFrom(page, url)).toBe('200');

  const other = await startServer((_request, response) => response.end('<p>Another page</p>'));
  onTestFinished(other.stop);
  await page.goto(other.url);
  expect(await callFrom(page, url)).toBe('TypeError: Failed to fetch');

  for (const path of ['/docs/', '/outbox', '/desk'])
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);

  const { port } = new URL(url);
  const second = await startSandbox('--port', port).ended;
  expect(second).toEqual({
    code: 2,
    lines: [
      `Port ${port} is busy: stop what uses it, or choose another with --port ${Number(port) + 1}.`,
    ],
  });

  sandbox.child.kill('SIGTERM');
  const { code, lines } = await sandbox.ended;
  expect([code, lines.at(-1)]).toEqual([0, 'The sandbox has stopped.']);
});

test('is packed in at most 15 MB', () => {
  expect(bytes).toBeLessThan(15_000_000);
});
