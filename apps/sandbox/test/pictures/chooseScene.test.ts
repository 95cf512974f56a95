import { describe, expect, test } from 'vitest';
import { chooseScene } from '../../src/pictures/chooseScene.ts';
import { drawScene } from '../../src/pictures/scenes/drawScene.ts';
import type { SceneName } from '../../src/pictures/scenes/scenes.ts';
import { sampleCourses } from '../../src/seed/courseSamples.ts';
import { newsTexts } from '../../src/seed/newsTexts.ts';

describe('a picture shows what its name says:', () => {
  const sceneByCourse: Record<string, SceneName> = {
    'Morning Yoga': 'yoga',
    'Power Yoga': 'yoga',
    'Yin Yoga': 'stretching',
    'Yoga at Home': 'yoga',
    'Pilates Basics': 'pilates',
    'Reformer Pilates': 'reformer',
    'Indoor Cycling': 'cycling',
    'Cycling Endurance': 'cycling',
    'Functional Strength': 'strength',
    'Express Core': 'core',
    'Members’ Sauna Hours': 'sauna',
    'Healthy Back': 'core',
    'Mobility Flow': 'stretching',
    'Open House Stretch': 'stretching',
    'Sunrise Strength': 'strength',
    'Boxing Technique': 'boxing',
    'Fight Night Conditioning': 'jumping',
    'Kettlebells at Home': 'strength',
    'Barbell Basics': 'strength',
    'Heavy Lifting': 'strength',
    'Power Ride': 'cycling',
    'Long Ride': 'cycling',
    'Row & Sprint': 'rowing',
    'Lunch-Break HIIT': 'jumping',
    'Members’ Open Platform': 'strength',
    'Bag Work': 'boxing',
    'Lifters’ Mobility': 'stretching',
    'First Class Free': 'jumping',
    'Morning Contemporary': 'dance',
    'Rope Climbing': 'climbing',
    'Tango Evening': 'dance',
    'Dance at Home': 'dance',
    'Ballet Basics': 'dance',
    'Climbing Technique': 'climbing',
    'Hip-Hop Grooves': 'dance',
    'Boulder Session': 'climbing',
    'Functional Circuit': 'jumping',
    'Lunch-Break Salsa': 'dance',
    'Members’ Boulder Club': 'climbing',
    'Functional Express': 'jumping',
    'Climbers’ Mobility': 'stretching',
    'Open Dance Floor': 'dance',
  };

  test.each(Object.values(sampleCourses).flat())('$name', ({ name, category }) => {
    expect(chooseScene('course', { id: 1, name, category }).scene).toBe(sceneByCourse[name]);
  });

  test.each([
    ['course', 'Open Air Workout', null, 'group'],
    ['course', 'Outdoor Bootcamp', null, 'group'],
    ['course', 'Open Air Dance', null, 'dance'],
    ['course', 'Nutrition Evening', null, 'nutrition'],
    ['course', 'Nutrition Talk', null, 'nutrition'],
    ['course', 'Boulder Film Evening', null, 'climbing'],
    ['benefit', 'Personal Training', null, 'training'],
    ['benefit', 'Body Check', null, 'checkup'],
    ['benefit', 'Trial Session', null, 'reception'],
    ['product', 'Class pack', 'BENEFIT_OFFER', 'group'],
    ['product', 'Bring a friend', 'BENEFIT_OFFER', 'friends'],
    ['product', 'One day', 'DAY_TICKET', 'dayPass'],
    ['product', 'For you', 'VOUCHER', 'voucher'],
    ['contract-offer', 'Premium', null, 'membership'],
  ] as const)('%s %s', (kind, name, category, scene) => {
    expect(chooseScene(kind, { id: 1, name, category }).scene).toBe(scene);
  });

  test.each(['de', 'en'] as const)('news in %s', (language) => {
    const { equipment, course, openDay, challenge, anniversary } = newsTexts[language]('Studio');
    const scenes = [equipment, course, openDay, challenge, anniversary].map(
      ({ title }) => chooseScene('news', { id: 1, name: title }).scene,
    );
    expect(scenes).toEqual(['rowing', 'news', 'reception', 'running', 'news']);
  });
});

test('gives consecutive studios different scenes', () => {
  const scenes = [1001, 1002, 1003].map(
    (id) => chooseScene('studio', { id, name: 'Northside' }).scene,
  );
  expect(new Set(scenes).size).toBe(3);
});

test('varies a scene from one id to the next, and repeats after eight', () => {
  const variants = Array.from({ length: 9 }, (_, id) =>
    JSON.stringify(chooseScene('course', { id, name: 'Yoga' })),
  );
  expect(new Set(variants).size).toBe(8);
  expect(variants[8]).toBe(variants[0]);
});

test('gives five consecutive trainers different portraits, whatever their names', () => {
  const draw = (id: number) =>
    drawScene(
      { ...chooseScene('employee', { id, name: 'Box Row' }), style: 'LINE', color: '#1A3294' },
      { width: 480, height: 320 },
    );
  for (const first of [301, 306, 311]) {
    const drawings = [0, 1, 2, 3, 4].map((offset) => draw(first + offset));
    expect(new Set(drawings).size).toBe(5);
  }
  expect(chooseScene('employee', { id: 301, name: 'Box Row' }).scene).toMatch(/^portrait/);
});
