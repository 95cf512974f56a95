/** The portal's pages: branded, with a strict content security policy, even for unknown studios. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, gzipSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { whitelabelConfigs } from '../src/domains/brands/tables.ts';
import { openEmpty } from './harness/databases.ts';
import { temporaryFolder } from './harness/process.ts';
import { configRow } from '../src/states/rows.ts';
import { createSandbox, useSandbox } from './harness/sandbox.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

const script = `console.log(${JSON.stringify('x'.repeat(3000))})`;
mkdirSync(`${folder.path}/assets`);
writeFileSync(`${folder.path}/assets/start-abc123.js`, script);
// Compressed files as in the build, with different content to tell which one was served.
writeFileSync(`${folder.path}/assets/start-abc123.js.br`, brotliCompressSync('by Brotli'));
writeFileSync(`${folder.path}/assets/start-abc123.js.gz`, gzipSync('by gzip'));
writeFileSync(
  `${folder.path}/index.html`,
  '<!doctype html><html><head><meta property="csp-nonce" nonce="__CSP_NONCE__"><!--brand--></head><body><div id="root"><!--start--></div></body></html>',
);

const sandbox = useSandbox({ portalDist: folder.path });

const page = (url: string, headers: Record<string, string> = {}) =>
  sandbox().app.inject({ url, headers: { accept: 'text/html', host: 'localhost', ...headers } });

const readConfig = (html: string): unknown =>
  JSON.parse(
    /<script type="application\/json" id="whitelabel-config">(.*?)<\/script>/.exec(html)?.[1] ??
      'null',
  );

const mitte = '/studio/bm9ydGhzaWRlOjEwMDE=';

describe('a page', () => {
  test('contains the brand’s configuration, title and icon', async () => {
    const { statusCode, body } = await page(`${mitte}/courses`);
    const { body: brand } = await sandbox().call('getWhitelabelConfig');
    expect(statusCode).toBe(200);
    expect(readConfig(body)).toEqual(brand);
    expect(body).toContain('<title>Northside Athletics</title>');
    expect(body).toContain('href="/brands/northside/favicon/icon.svg"');
    expect(body).not.toContain('<!--');
  });

  test('uses the configuration in the address, else of the group, else of the studio', async () => {
    await sandbox()
      .services.db.insert(whitelabelConfigs)
      .values([
        { ...configRow('northside', 'preview-group'), id: 7, name: 'Preview' },
        { ...configRow('northside', 'partner-group'), id: 8, name: 'Partner' },
      ]);
    const loadConfig = async (query: string) => readConfig((await page(`${mitte}?${query}`)).body);
    expect(await loadConfig('whitelabelOverrideConfigId=7&s=partner-group')).toMatchObject({
      id: 7,
    });
    expect(await loadConfig('s=partner-group')).toMatchObject({ id: 8 });
    expect(await loadConfig('whitelabelOverrideConfigId=0')).toMatchObject({ id: 0 });
    expect(await loadConfig('whitelabelOverrideConfigId=99')).toBeNull();
  });

  test('allows scripts of its own origin, and inline scripts and styles with a nonce per response', async () => {
    const answers = [await page(mitte), await page(mitte)];
    const nonces = answers.map(({ headers, body }) => {
      const policy = String(headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(policy).toContain(
        `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; `,
      );
      expect(policy).toContain("frame-ancestors 'none'; base-uri 'none'; object-src 'none'");
      expect(body).toContain(`nonce="${nonce}"`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
  });

  test('allows Google Analytics only with a measurement id', async () => {
    const loadPolicy = async (id: string): Promise<string> => {
      const own = temporaryFolder();
      mkdirSync(`${own.path}/assets`);
      writeFileSync(
        `${own.path}/index.html`,
        `<meta property="csp-nonce" nonce="__CSP_NONCE__"><meta name="ga4-measurement-id" content="${id}" />`,
      );
      const store = await openEmpty();
      const { app } = await createSandbox(store, { portalDist: own.path });
      const { headers } = await app.inject({ url: mitte, headers: { accept: 'text/html' } });
      await app.close();
      await store.close();
      await own.remove();
      return String(headers['content-security-policy']);
    };
    expect(await loadPolicy('')).not.toContain('google');
    const policy = await loadPolicy('G-SAMPLE');
    expect(policy).toMatch(
      /script-src 'self' 'nonce-[^']+' https:\/\/www\.googletagmanager\.com\/gtag\/js;/,
    );
    expect(policy).toContain("connect-src 'self' https://*.google-analytics.com;");
  });

  test('escapes the name of a brand', async () => {
    const name = '</script><script>alert(1)</script>';
    await sandbox()
      .services.db.update(whitelabelConfigs)
      .set({ name, style: { ...(await loadStyle()), title: '"><img src=x>' } })
      .where(eq(whitelabelConfigs.id, 0));
    const { body } = await page(mitte);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<img');
    expect(readConfig(body)).toMatchObject({ name });
  });

  test.for([
    ['a malformed studio identifier', '/studio/nonsense', 404],
    ['an unknown studio', '/studio/bm9ydGhzaWRlOjk5OTk=', 404],
    ['a studio of another tenant', `/studio/${btoa('volt:1001')}`, 404],
    ['a route of the portal', '/me/bookings', 200],
    ['the old login', '/login', 200],
  ] as const)('for %s (%s) has status %i', async ([, url, status]) => {
    const { statusCode, headers } = await page(url);
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  });

  test.for([
    ['previews, monitors and curl', '*/*'],
    ['clients that prefer pictures', 'image/avif,image/webp,*/*;q=0.8'],
    ['clients that accept any text', 'text/*;q=0.5'],
  ] as const)('is served to %s (%s)', async ([, accept]) => {
    const { statusCode, headers, body } = await page(mitte, { accept });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<title>Northside Athletics</title>');
  });

  test('is served to a client without an Accept header', async () => {
    const { headers } = await sandbox().app.inject({ url: mitte });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.for(['application/json', 'application/json, text/plain, */*', 'application/xml'])(
    'is not served to a client that accepts %s',
    async (accept) => {
      const { statusCode, headers } = await page(mitte, { accept });
      expect([statusCode, headers['content-type']]).toEqual([
        404,
        'application/json; charset=utf-8',
      ]);
    },
  );

  test.for([
    '/studios/northside.example',
    '/studios/northside.js',
    `${mitte}/course/1/evil.example`,
  ])('may have a dot in its address: %s', async (url) => {
    expect((await page(url)).headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('is not stored, and varies by language and cookie', async () => {
    const { headers } = await page(mitte);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      vary: 'Accept-Language, Cookie',
    });
  });

  test('is compressed', async () => {
    const plain = await page(mitte);
    const { rawPayload, headers } = await page(mitte, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).length).toBe(plain.rawPayload.length);
  });

  test('is not compressed for a client that forbids it', async () => {
    const { headers } = await page(mitte, {
      'accept-encoding': 'br',
      'cache-control': 'no-transform',
    });
    expect(headers).not.toHaveProperty('content-encoding');
  });
});

const loadStyle = async () => (await sandbox().call('getWhitelabelConfig')).body.style;

describe('a file', () => {
  test('is cached for a year, because its name changes with its content', async () => {
    const { headers, body } = await page('/assets/start-abc123.js');
    expect(body).toBe(script);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.for([
    ['gzip, deflate, br', 'br', brotliDecompressSync, 'by Brotli'],
    ['gzip', 'gzip', gunzipSync, 'by gzip'],
  ] as const)(
    'is served as compressed by the build for %s',
    async ([accepted, encoding, open, words]) => {
      const { headers, rawPayload } = await page('/assets/start-abc123.js', {
        'accept-encoding': accepted,
      });
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': expect.stringContaining('javascript'),
        vary: expect.stringMatching(/accept-encoding/i),
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(open(rawPayload).toString()).toBe(words);
    },
  );

  test('is an error when missing, not a page', async () => {
    const { statusCode, headers } = await page('/assets/start-old.js');
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });

  test.for([
    '/assets/none.js',
    '/assets/none',
    '/x.png',
    '/ads.txt',
    '/.env',
    '/.well-known/none',
    `${mitte}/course/none.css?v=1`,
    '/studio/none.js/x.map',
  ])('%s is a short error for every client', async (url) => {
    for (const accept of ['text/html', '*/*', 'image/avif,*/*;q=0.8']) {
      const { statusCode, headers, body } = await page(url, { accept });
      expect([url, statusCode, headers['content-type']]).toEqual([
        url,
        404,
        'application/json; charset=utf-8',
      ]);
      expect(body.length).toBeLessThan(200);
    }
  });

  test.for(['/assets/../index.html', '/assets/%2e%2e/index.html', '/assets/..%2findex.html'])(
    '%s does not lead outside of the folder',
    async (url) => {
      expect((await page(url)).body).not.toContain('__CSP_NONCE__');
    },
  );
});

test('answers an unknown API address with an error, even to browsers', async () => {
  const { statusCode, headers } = await page('/nox/v1/nothing');
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
});

test('draws logos in the brand’s colors, without scripts', async () => {
  for (const url of ['/brands/northside/logo.svg', '/brands/northside/favicon/icon.svg']) {
    const { statusCode, headers, body } = await page(url);
    expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'image/svg+xml']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toMatch(/^<svg [^>]*viewBox/);
  }
  expect((await page('/brands/unknown/logo.svg')).statusCode).toBe(404);
});

describe('the web app', () => {
  const fetchManifest = async (of: string) => {
    const answer = await sandbox().app.inject({
      url: `/app.webmanifest?${new URLSearchParams({ of }).toString()}`,
      headers: { host: 'localhost' },
    });
    return { ...answer, manifest: answer.statusCode === 200 ? answer.json() : null };
  };

  test('has one manifest per studio with the name and colors of its brand', async () => {
    const { body } = await page(`${mitte}/courses`);
    const href = /<link rel="manifest" href="([^"]+)">/.exec(body)?.[1]?.replaceAll('&amp;', '&');
    expect(href).toBe('/app.webmanifest?of=%2Fstudio%2Fbm9ydGhzaWRlOjEwMDE%3D');
    const { statusCode, headers, manifest: app } = await fetchManifest(mitte);
    expect([statusCode, headers['content-type']]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
    ]);
    expect(app).toMatchObject({
      id: mitte,
      start_url: mitte,
      name: 'Northside Athletics',
      short_name: 'Northside Athletics',
      display: 'standalone',
      background_color: '#FFFFFF',
    });
    for (const { src, type } of app.icons) {
      const icon = await sandbox().app.inject(src);
      expect([src, icon.statusCode, icon.headers['content-type']]).toEqual([src, 200, type]);
    }
  });

  test('has its own manifest for a chain’s list of studios', async () => {
    const { manifest: app } = await fetchManifest('/studios/northside');
    expect(app).toMatchObject({ id: '/studios/northside', start_url: '/studios/northside' });
  });

  test.each(['/studio/bm9ydGhzaWRlOjk5OTk=', '/studios/nobody', '//elsewhere.example/studio'])(
    'has no manifest for %s',
    async (of) => {
      expect((await fetchManifest(of)).statusCode).toBe(404);
    },
  );

  test('revalidates its worker on every visit', async () => {
    writeFileSync(`${folder.path}/worker.js`, 'self.addEventListener("fetch", () => {});');
    const { statusCode, headers } = await sandbox().app.inject('/worker.js');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toContain('text/javascript');
  });
});
