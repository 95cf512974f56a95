import { describe, expect, test } from 'vitest';
import { patterns, type RouteName } from '../address/patterns.ts';
import { breadcrumbsOf, routeChain } from './routeChain.ts';

const names = Object.keys(patterns).filter((name): name is RouteName => name in patterns);

describe('breadcrumbs', () => {
  test('from the studio to the step of a booking', () => {
    expect(breadcrumbsOf('coursePayment', false)).toEqual([
      'studio',
      'courses',
      'course',
      'coursePayment',
    ]);
  });
  test('the list of studios only for those who may choose', () => {
    expect(breadcrumbsOf('courses', true)).toEqual(['studios', 'studio', 'courses']);
  });
  test('hidden steps are left out', () => {
    expect(breadcrumbsOf('checkinReservationSuccess', false)).toEqual([
      'studio',
      'checkinReservation',
    ]);
  });
  test.each(names)('%s leads back to pages that its own address has the parameters for', (name) => {
    const given = new Set(patterns[name].match(/:\w+/g));
    for (const step of routeChain(name).filter((one) => one !== 'studios'))
      expect([...given]).toEqual(expect.arrayContaining(patterns[step].match(/:\w+/g) ?? []));
  });
});
