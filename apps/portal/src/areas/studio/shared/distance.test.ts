import { describe, expect, test } from 'vitest';
import { distanceInKm, fitMap, projectToMap } from './distance.ts';

const berlin = { latitude: 52.52, longitude: 13.405 };
const munich = { latitude: 48.137, longitude: 11.575 };
const size = { zoom: 12, width: 640, height: 333 };

describe('distanceInKm', () => {
  test('is about 504 km from Berlin to Munich, and 0 to the same place', () => {
    expect(distanceInKm(berlin, munich)).toBeCloseTo(504, -1);
    expect(distanceInKm(berlin, berlin)).toBe(0);
  });
  test('takes the short way across the date line', () => {
    expect(
      distanceInKm({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 }),
    ).toBeCloseTo(22.2, 0);
  });
});

describe('projectToMap', () => {
  test('puts the center in the middle', () => {
    expect(projectToMap(berlin, berlin, size)).toEqual({ x: 320, y: 166.5 });
  });
  test('has north at the top and east on the right', () => {
    const point = projectToMap({ latitude: 52.54, longitude: 13.45 }, berlin, size);
    expect(point?.x).toBeGreaterThan(320);
    expect(point?.y).toBeLessThan(166.5);
  });
  test('returns undefined outside the picture', () => {
    expect(projectToMap(munich, berlin, size)).toBeUndefined();
  });
});

describe('fitMap', () => {
  const room = { width: 500, height: 700, maxZoom: 12 };
  test('shows all positions at the largest zoom', () => {
    const view = fitMap([berlin, munich], room);
    const shown = (zoom: number) =>
      [berlin, munich].map((place) =>
        projectToMap(place, view?.centre ?? berlin, { ...room, zoom }),
      );
    expect(view?.zoom).toBe(7);
    expect(shown(7)).not.toContain(undefined);
    expect(shown(8)).toContain(undefined);
  });
  test('shows the surroundings of a single position', () => {
    expect(fitMap([berlin], room)).toEqual({ centre: berlin, zoom: 12 });
  });
  test('is null without positions', () => {
    expect(fitMap([], room)).toBeNull();
  });
});
