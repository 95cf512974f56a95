import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseChangeset } from '../reference/changesets.ts';
import { findBrokenLinks } from '../reference/brokenLinks.ts';
import { listOperations, readDescription } from '../reference/apiDescription.ts';
import { splitPage } from '../reference/page.ts';
import { buildReference } from '../reference/buildReference.ts';
import { compileSamples } from './samples.ts';
import { repository } from './snippets.ts';

const description = readDescription(join(repository, 'api-spec/dist/openapi.json'));
const none = { released: null, changes: [] };
const reference = buildReference(description, none);
const operations = listOperations(reference);

const getPageText = (name: string, of = reference) =>
  of.tags.find((tag) => tag.name === name)?.description ?? '';

describe('code samples', () => {
  test('compile for one hook per tag and one client', async () => {
    const firstOfTags = Object.values(
      Object.groupBy(operations, ({ operation }) => operation.tags[0]),
    ).flatMap(([first] = []) => first ?? []);
    expect(await compileSamples(firstOfTags, firstOfTags.slice(0, 1))).toBe('');
  });

  test('call the sandbox with the required parameters in curl', () => {
    const samples = new Map(
      operations.map(({ operation }) => [
        operation.operationId,
        operation['x-codeSamples']?.[2]?.source,
      ]),
    );
    expect(samples.size).toBe(operations.length);
    expect(samples.get('deleteAccount')).toContain('-X DELETE \\\n  --cookie "SESSION=$SESSION"');
    expect(samples.get('deleteAccount')).toContain("-H 'X-Password: ");
    expect(samples.get('getPublicStudio')).toContain('/nox/public/v1/studios/1001');
    expect(samples.get('login')).toContain("--user 'member@northside.example:sample-Passw0rd'");
    expect([...samples.values()].filter((text) => /[{]\w+[}]/.test(text ?? ''))).toEqual([]);
  });
});

describe('pages', () => {
  test('list every error with its code and its calls', () => {
    const text = getPageText('errors-by-name');
    const answered = operations.flatMap(({ operation }) =>
      Object.entries(operation.responses)
        .filter(([status]) => Number(status) >= 400)
        .flatMap(([, { content }]) =>
          Object.values(content ?? {}).flatMap(({ examples }) => Object.keys(examples)),
        ),
    );
    const named = [...text.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    const early = Object.keys(description['x-errors-before-operations']);
    expect(new Set(named)).toEqual(new Set([...early, ...answered]));
    expect(text).toMatch(/## slotFull\n\n409 `booking\.error\.slotfull`: No place is free\./);
    expect(text).toContain('[bookCourse](#/calendar/bookcourse)');
  });

  test('list every x-assumed on the assumptions page', () => {
    const text = getPageText('assumptions');
    const assumed = operations.flatMap(({ operation }) =>
      Object.keys(operation['x-assumed'] ?? {}),
    );
    expect(text.match(/^\| \[/gm)).toHaveLength(assumed.length);
  });

  test('compare with the last release and show the changesets', () => {
    const released = structuredClone(description);
    const [gone = ''] = Object.keys(released.paths);
    released.info.version = '0.0.9';
    const get = listOperations(released)[0]?.operation;
    delete released.paths[gone];
    if (get) released.paths['/gone'] = { get: { ...get, operationId: 'getGone' } };
    const changes = parseChangeset("---\n'@studio-portal/sdk': minor\n---\n\nA call is new.\n");
    const text = getPageText('changes', buildReference(description, { released, changes }));
    expect(text).toContain('description of 0.0.9');
    expect(text).toContain('Removed calls: `getGone`');
    expect(text).toContain('New calls: [getWhitelabelConfig]');
    expect(text).toContain('## minor\n\nA call is new.');
    expect(getPageText('changes')).toContain('There is no release');
    expect(
      parseChangeset("---\n'@studio-portal/contracts': major\n---\n\nNot of the SDK.\n"),
    ).toEqual([]);
  });
});

describe('links', () => {
  test('are all valid', () => expect(findBrokenLinks(reference)).toEqual([]));

  test.each(['#/calendar/bookcurse', 'https://elsewhere.example'])(
    'are broken if they lead to %s',
    (link) => {
      const broken = structuredClone(reference);
      for (const tag of broken.tags.slice(0, 1)) tag.description += ` [there](${link})`;
      expect(findBrokenLinks(broken)).toEqual([link]);
    },
  );

  test('must not load remote resources', () => {
    const scripts = '<title>T</title><script>one()</script><script type="module">two()</script>';
    expect(splitPage(scripts)).toEqual({
      html: '<title>T</title><link rel="icon" href="data:,"><script src="reference-1.js"></script><script type="module" src="reference-2.js"></script>',
      scripts: { 'reference-1.js': 'one()', 'reference-2.js': 'two()' },
    });
    expect(() => splitPage('<link href="https://fonts.example/a.css">')).toThrow('remote resource');
  });
});
