import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { fieldsIn } from './fields.ts';

const fields = fieldsIn(createIntl({ locale: 'en-GB', onError: () => undefined }));
const faultOf = (field: ReturnType<typeof fields.name>, value: string) =>
  field.safeParse(value).error?.issues[0]?.message;

describe('the faults of specification 1, section 5', () => {
  test.each(['', '   '])('%j is nothing', (value) => {
    expect(faultOf(fields.required(10), value)).toBe('This value is required');
    expect(faultOf(fields.email(), value)).toBe('This value is required');
  });
  test.each(['Zoë', 'Jean-Luc', 'O’Neil', 'Dr. Árvíz'])('%s is a name', (value) => {
    expect(faultOf(fields.name(), value)).toBeUndefined();
  });
  test.each(['R2D2', '<b>', 'a@b'])('%s is no name', (value) => {
    expect(faultOf(fields.name(), value)).toBe('Use letters, spaces, hyphens and dots only');
  });
  test.each(['short1', 'onlyletters', '12345678'])('%s is no new password', (value) => {
    expect(faultOf(fields.newPassword(), value)).toBe(
      'At least 8 characters, with at least 1 letter and 1 number',
    );
  });
  test.each(['sample-Passw0rd', 'пароль123', ' 1 letter '])('%j is a new password', (value) => {
    expect(fields.newPassword().parse(value)).toBe(value);
  });
  test.each(['2024-02-30', 'tomorrow', '1990-1-1'])('%s is no date', (value) => {
    expect(faultOf(fields.birthday(), value)).toBe('Invalid date');
  });
  test('a birthday lies in the 100 years that end with this one', () => {
    const year = new Date().getFullYear();
    expect(faultOf(fields.birthday(), `${year - 100}-12-31`)).toBe('Invalid date');
    expect(faultOf(fields.birthday(), `${year - 99}-01-01`)).toBeUndefined();
  });
  test('a birthday has been', () => {
    expect(faultOf(fields.birthday(), '2999-01-01')).toBe('Date needs to be in the past');
    expect(faultOf(fields.optionalBirthday(), '2999-01-01')).toBe('Date needs to be in the past');
  });
  test('a birthday that need not be told may be left out', () => {
    expect(faultOf(fields.birthday(), '')).toBe('This value is required');
    expect(faultOf(fields.optionalBirthday(), '')).toBeUndefined();
  });
  test.each(['no address', 'a@', '@b.example'])('%s is no e-mail address', (value) => {
    expect(faultOf(fields.email(), value)).toBe('Invalid email address');
  });
});
