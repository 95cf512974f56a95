import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkApproval, findBreakingChanges } from './breaking.mjs';

const folder = mkdtempSync(join(tmpdir(), 'breaking-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const error = (/** @type {string} */ errorCode) => ({ value: { errorCode } });
const json = (/** @type {string} */ name) => ({ schema: { $ref: `#/components/schemas/${name}` } });

/** Returns a bundled description with a single call. */
const described = () => ({
  openapi: '3.1.0',
  info: { title: 'Backend', version: '1.0.0' },
  paths: {
    '/book': {
      post: {
        operationId: 'book',
        requestBody: { required: true, content: { 'application/json': json('Request') } },
        responses: {
          201: { description: 'Booked.', content: { 'application/json': json('Booked') } },
          404: { description: 'No such course.' },
          409: {
            description: 'Refused.',
            content: {
              'application/json': {
                ...json('Refusal'),
                examples: {
                  full: { $ref: '#/components/examples/full' },
                  early: error('booking.error.tooearly'),
                },
              },
            },
          },
        },
      },
    },
  },
  components: {
    examples: { full: error('booking.error.slotfull') },
    schemas: {
      Request: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
      Refusal: { type: 'object', properties: { errorCode: { type: 'string' } } },
      Booked: {
        type: 'object',
        required: ['place', 'room', 'state'],
        properties: {
          place: { type: 'integer' },
          room: { type: 'string' },
          state: { type: 'string', enum: ['BOOKED', 'WAITING'] },
        },
      },
    },
  },
});

/**
 * @param {string} name
 * @param {unknown} description
 */
const written = (name, description) => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(description));
  return file;
};

/** @type {Record<string, any>} after six breaking changes and one addition */
const seeded = described();
const { Request, Booked } = seeded.components.schemas;
Booked.required = ['room', 'state', 'coach'];
delete Booked.properties.place;
Booked.properties.coach = { type: 'string' };
Booked.properties.room = { type: 'integer' };
Booked.properties.state.enum = ['BOOKED'];
Request.required.push('why');
Request.properties.why = { type: 'string' };
const { responses } = seeded.paths['/book'].post;
delete responses[404];
delete responses[409].content['application/json'].examples.full;

const released = written('released.json', described());
/** @type {string[]} */
let breaks;
beforeAll(
  async () => void (breaks = await findBreakingChanges(released, written('seeded.json', seeded))),
  120_000,
);

describe('findBreakingChanges', () => {
  test.each([
    ['a removed field', /Property `place` of `Booked` was removed/],
    ['a retyped field', /Type of `room` .*'string'.*'integer'/],
    ['a new required input', /Properties of `Request` became required: `why`/],
    ['a removed status', /Response `404` was removed/],
    ['a removed enum value', /Booked\.properties\.state: the value "WAITING" was removed/],
    ['a removed error code', /^book 409: the error code booking\.error\.slotfull was removed/],
  ])('finds %s', (_what, words) => {
    expect(breaks.filter((line) => words.test(line))).toHaveLength(1);
  });

  test('finds nothing else', () => {
    expect(breaks.filter((line) => /coach|tooearly|BOOKED/.test(line))).toEqual([]);
  });

  test('finds nothing in additions', async () => {
    const more = described();
    Object.assign(more.components.examples, { other: error('other') });
    expect(await findBreakingChanges(released, written('more.json', more))).toEqual([]);
  }, 120_000);
});

describe('checkApproval', () => {
  const one = 'book 409: the error code booking.error.slotfull was removed.';
  const major = "---\n'@studio-portal/sdk': major\n---\n\nGone.\n";
  const minor = major.replace('major', 'minor');

  test.each([
    ['accepts a reason and a major changeset', `# why\n${one} => Nobody had it.`, major, []],
    ['rejects a missing reason', '', major, [/^Breaks users.*slotfull/, /^Undo it, or approve/]],
    ['rejects an empty reason', `${one} => `, major, [/^Breaks users/, /^Undo it/]],
    ['rejects a minor changeset', `${one} => Nobody had it.`, minor, [/needs a changeset/]],
    [
      'rejects a reason without a change',
      `${one} => So.\nold => So.`,
      major,
      [/breaks nothing: old$/],
    ],
  ])('%s', (_what, approved, changeset, problems) => {
    const found = checkApproval([one], { approved, changesets: [changeset] });
    expect(found).toEqual(problems.map((words) => expect.stringMatching(words)));
  });

  test('requires nothing if nothing breaks', () =>
    expect(checkApproval([], { approved: '# none\n', changesets: [minor] })).toEqual([]));
});
