import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changesetsOf } from '../reference/changesets.ts';
import { deadLinks } from '../reference/deadLinks.ts';
import { operationsOf, readDescription } from '../reference/described.ts';
import { splitPage } from '../reference/page.ts';
import { referenceOf } from '../reference/referenceOf.ts';
import { compiled } from './samples.ts';
import { repository } from './snippets.ts';

const description = readDescription(join(repository, 'api-spec/dist/openapi.json'));
const none = { released: null, changes: [] };
const reference = referenceOf(description, none);
const operations = operationsOf(reference);

const textOf = (name: string, of = reference) =>
  of.tags.find((tag) => tag.name === name)?.description ?? '';

describe('code', () => {
  test('the hook of a call of each tag, and the client for one, compile as they stand', async () => {
    const firstOfTags = Object.values(
      Object.groupBy(operations, ({ operation }) => operation.tags[0]),
    ).flatMap(([first] = []) => first ?? []);
    expect(await compiled(firstOfTags, firstOfTags.slice(0, 1))).toBe('');
  });

  test('for a shell it asks the sandbox, with what the call must have', () => {
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
  test('every error that a call answers is named with its code and the calls that answer it', () => {
    const text = textOf('errors-by-name');
    const answered = operations.flatMap(({ operation }) =>
      Object.entries(operation.responses)
        .filter(([status]) => Number(status) >= 400)
        .flatMap(([, { content }]) =>
          Object.values(content ?? {}).flatMap(({ examples }) => Object.keys(examples)),
        ),
    );
    const named = [...text.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(answered));
    expect(text).toMatch(/## slotFull\n\n409 `booking\.error\.slotfull`: No place is free\./);
    expect(text).toContain('[bookCourse](#/calendar/bookcourse)');
  });

  test('every x-assumed stands on the page of assumptions', () => {
    const text = textOf('assumptions');
    const assumed = operations.flatMap(({ operation }) =>
      Object.keys(operation['x-assumed'] ?? {}),
    );
    expect(text.match(/^\| \[/gm)).toHaveLength(assumed.length);
  });

  test('what has changed is compared with the last release and told by the changesets', () => {
    const released = structuredClone(description);
    const [gone = ''] = Object.keys(released.paths);
    released.info.version = '0.0.9';
    const get = operationsOf(released)[0]?.operation;
    delete released.paths[gone];
    if (get) released.paths['/gone'] = { get: { ...get, operationId: 'getGone' } };
    const changes = changesetsOf("---\n'@studio-portal/sdk': minor\n---\n\nA call is new.\n");
    const text = textOf('changes', referenceOf(description, { released, changes }));
    expect(text).toContain('description of 0.0.9');
    expect(text).toContain('Calls that are gone: `getGone`');
    expect(text).toContain('Calls that are new: [getWhitelabelConfig]');
    expect(text).toContain('## minor\n\nA call is new.');
    expect(textOf('changes')).toContain('Nothing was released yet');
    expect(
      changesetsOf("---\n'@studio-portal/contracts': major\n---\n\nNot of the SDK.\n"),
    ).toEqual([]);
  });
});

describe('links', () => {
  test('all of them lead somewhere', () => expect(deadLinks(reference)).toEqual([]));

  test.each(['#/calendar/bookcurse', 'https://elsewhere.example'])('one to %s is dead', (link) => {
    const broken = structuredClone(reference);
    for (const tag of broken.tags.slice(0, 1)) tag.description += ` [there](${link})`;
    expect(deadLinks(broken)).toEqual([link]);
  });

  test('a page that would load something from elsewhere is refused', () => {
    const scripts = '<title>T</title><script>one()</script><script type="module">two()</script>';
    expect(splitPage(scripts)).toEqual({
      html: '<title>T</title><link rel="icon" href="data:,"><script src="reference-1.js"></script><script type="module" src="reference-2.js"></script>',
      scripts: { 'reference-1.js': 'one()', 'reference-2.js': 'two()' },
    });
    expect(() => splitPage('<link href="https://fonts.example/a.css">')).toThrow('from elsewhere');
  });
});
