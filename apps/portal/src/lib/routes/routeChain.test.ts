import { describe, expect, test } from 'vitest';
import { patterns, type RouteName } from '../address/patterns.ts';
import { ancestorAddress, routeBreadcrumbs, routeChain } from './routeChain.ts';

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

describe('the address of an ancestor', () => {
  const params = { studioUuid: 'northside:1001', termId: '41001', step: 'options' };
  const query = new URLSearchParams('contract=93101&sale=1');

  test('keeps only the query parameters that its route lists', () => {
    expect(ancestorAddress('contract', params, query)).toBe(
      '/studio/northside%3A1001/contract?contract=93101',
    );
  });
  test('has no query if its route lists none', () => {
    expect(ancestorAddress('studio', params, query)).toBe('/studio/northside%3A1001');
  });
});
