import { expect, test } from 'vitest';
import { streamState } from './streamState.ts';

const at = (time: string) => new Date(`2026-11-26T${time}:00+01:00`);
const closed = { stream: null, streamOpensAt: at('17:45'), endDateTime: at('18:45') };
const open = { ...closed, stream: 'https://stream.example/1' };

test.each([
  ['16:44', { kind: 'upcoming', opensAt: at('17:45') }],
  ['16:45', { kind: 'upcoming', opensAt: at('17:45'), minutes: 60 }],
  ['17:44', { kind: 'upcoming', opensAt: at('17:45'), minutes: 1 }],
  // The address has not been refetched yet.
  ['17:46', { kind: 'upcoming', opensAt: at('17:45'), minutes: 1 }],
  ['18:45', { kind: 'over' }],
])('returns the state of a stream without an address at %s', (time, state) => {
  expect(streamState(closed, at(time))).toEqual(state);
});

test('is open from when the server sends the address until the end', () => {
  expect(streamState(open, at('18:44'))).toEqual({ kind: 'open', address: open.stream });
  expect(streamState(open, at('18:45'))).toEqual({ kind: 'over' });
});
