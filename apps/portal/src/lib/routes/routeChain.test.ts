import { describe, expect, test } from 'vitest';
import { patterns, type RouteName } from '../address/patterns.ts';
import { routeBreadcrumbs, routeChain } from './routeChain.ts';

const names = Object.keys(patterns).filter((name): name is RouteName => name in patterns);

describe('breadcrumbs', () => {
  test('lead from the studio to the step of a booking', () => {
    expect(routeBreadcrumbs('coursePayment', false)).toEqual([
      'studio',
      'courses',
      'course',
      'coursePayment',
    ]);
  });
  test('include the list of studios only for users who may choose one', () => {
    expect(routeBreadcrumbs('courses', true)).toEqual(['studios', 'studio', 'courses']);
  });
  test('omit hidden steps', () => {
    expect(routeBreadcrumbs('checkinReservationSuccess', false)).toEqual([
      'studio',
      'checkinReservation',
    ]);
  });
  test.each(names)('%s has the parameters for every page it links back to', (name) => {
    const available = new Set(patterns[name].match(/:\w+/g));
    for (const step of routeChain(name).filter((one) => one !== 'studios'))
      expect([...available]).toEqual(expect.arrayContaining(patterns[step].match(/:\w+/g) ?? []));
  });
});
