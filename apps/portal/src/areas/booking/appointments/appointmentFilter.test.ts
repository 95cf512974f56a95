import { expect, test } from 'vitest';
import { readAppointmentFilter } from './appointmentFilter.ts';

test.each([
  ['{}', {}],
  ['{"employeeIds":[301]}', { employeeIds: [301] }],
  [
    '{"employeeIds":[301,302],"day":"2026-11-26","timeOfDay":"evening"}',
    { employeeIds: [301, 302], day: '2026-11-26', timeOfDay: 'evening' },
  ],
  ['{"timeOfDay":"evening","price":0,"constructor":{}}', { timeOfDay: 'evening' }],
  [btoa('{"employeeIds":[301]}'), { employeeIds: [301] }],
  // URL-safe and without padding; the unknown field needs UTF-8.
  ['eyJ0aW1lT2ZEYXkiOiJldmVuaW5nIiwibm90ZSI6IsO_w7_DvyJ9', { timeOfDay: 'evening' }],
])('reads %s', (text, filter) => expect(readAppointmentFilter(text)).toEqual(filter));

test.each([
  'evening',
  '',
  'null',
  '[]',
  '"day"',
  '{"employeeIds":[]}',
  '{"employeeIds":["301"]}',
  '{"employeeIds":[0.5]}',
  '{"employeeIds":301}',
  '{"day":"2026-02-30"}',
  '{"day":null}',
  '{"timeOfDay":"noon"}',
  btoa('[]'),
  btoa('{"day":null}'),
  btoa('{"day"'),
])('rejects %s', (text) => expect(readAppointmentFilter(text)).toBeUndefined());
