import { describe, expect, test } from 'vitest';
import { kilometres, onMap } from './distance.ts';

const berlin = { latitude: 52.52, longitude: 13.405 };
const munich = { latitude: 48.137, longitude: 11.575 };
const size = { zoom: 12, width: 640, height: 333 };

describe('distance', () => {
  test('Berlin to Munich is about 504 km, and nothing to itself', () => {
    expect(kilometres(berlin, munich)).toBeCloseTo(504, -1);
    expect(kilometres(berlin, berlin)).toBe(0);
  });
  test('across the date line it is short', () => {
    expect(
      kilometres({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 }),
    ).toBeCloseTo(22.2, 0);
  });
});

describe('a place on the map', () => {
  test('the centre is in the middle', () => {
    expect(onMap(berlin, berlin, size)).toEqual({ x: 320, y: 166.5 });
  });
  test('north is up and east is right', () => {
    const point = onMap({ latitude: 52.54, longitude: 13.45 }, berlin, size);
    expect(point?.x).toBeGreaterThan(320);
    expect(point?.y).toBeLessThan(166.5);
  });
  test('what lies outside is not on it', () => {
    expect(onMap(munich, berlin, size)).toBeUndefined();
  });
});
