import { expect, test } from 'vitest';
import { TurboEvents, withoutWrapping } from './turbo-events.mjs';

const line = (/** @type {string} */ source, /** @type {string} */ text, level = 'stdout') =>
  JSON.stringify({ source, level, timestamp: 1, text });

test('tells when a task starts and what it says, and is silent about replayed ones', () => {
  const events = new TurboEvents();
  expect(events.read(line('sdk#test', 'cache miss, executing 1'))).toMatchObject({
    id: 'sdk#test',
    first: true,
  });
  expect(events.read(line('sdk#test', '12 passed'))).toMatchObject({
    first: false,
    text: '12 passed',
  });
  expect(events.read(line('ui#test', 'cache hit, replaying logs 2'))).toBeUndefined();
  expect(events.read(line('ui#test', '9 passed'))).toBeUndefined();
});

test('finds the summary and keeps complaints', () => {
  const events = new TurboEvents();
  events.read(line('turbo', 'Summary:    /clone/.turbo/runs/1.json', 'info'));
  events.read(line('turbo', 'command exited (1)', 'error'));
  events.read(' ERROR  turbo.json cannot be parsed');
  expect(events.summaryFile).toBe('/clone/.turbo/runs/1.json');
  expect(events.complaints).toEqual(['command exited (1)', ' ERROR  turbo.json cannot be parsed']);
});

test('a log without what npm puts around it', () => {
  const log = [
    'npm warn Unknown user config',
    '',
    '> @studio-portal/sdk@0.1.0 test',
    '> vitest run',
    '',
    ' FAIL  a.test.ts',
    '> 3 | expect(1).toBe(2)',
    'npm error Lifecycle script `test` failed with error:',
    'npm error code 1',
    '',
  ].join('\n');
  expect(withoutWrapping(log)).toBe(' FAIL  a.test.ts\n> 3 | expect(1).toBe(2)');
});

test('a task that printed nothing', () => {
  expect(withoutWrapping('> a@1.0.0 build\n> true\n')).toBe('');
});
