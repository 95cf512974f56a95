/** Level and equipment of the sample courses, in English and German. */
import { type CourseSample, sampleCourses } from './courseSamples.ts';
import { germanSamples } from './sampleTexts.ts';

const towel = {
  en: 'Bring: towel and comfortable clothes',
  de: 'Mitbringen: Handtuch und bequeme Kleidung',
};
const shoes = {
  en: 'Bring: towel, water and indoor shoes',
  de: 'Mitbringen: Handtuch, Wasser und Hallenschuhe',
};

/** Equipment by category. */
const equipment: Record<string, { en: string; de: string }> = {
  Yoga: towel,
  Pilates: towel,
  Back: towel,
  Recovery: towel,
  Mobility: towel,
  Strength: shoes,
  Conditioning: shoes,
  Boxing: shoes,
  Functional: shoes,
  Cycling: {
    en: 'Bring: towel and water; clip-in shoes if you have some',
    de: 'Mitbringen: Handtuch und Wasser, Klickschuhe, falls vorhanden',
  },
  Dance: { en: 'Bring: water and light shoes', de: 'Mitbringen: Wasser und leichte Schuhe' },
  Climbing: {
    en: 'Bring: comfortable clothes; shoes and chalk are here',
    de: 'Mitbringen: bequeme Kleidung; Schuhe und Magnesium gibt es vor Ort',
  },
};

const atHome = {
  en: 'You need: a mat and some space',
  de: 'Du brauchst: eine Matte und etwas Platz',
};

/** Equipment of courses that need another than their category. */
const ownEquipment: Record<string, { en: string; de: string }> = {
  'Kettlebells at Home': {
    en: 'You need: one kettlebell and some space',
    de: 'Du brauchst: eine Kettlebell und etwas Platz',
  },
  'Dance at Home': {
    en: 'You need: light shoes and some space',
    de: 'Du brauchst: leichte Schuhe und etwas Platz',
  },
  'Members’ Sauna Hours': {
    en: 'Bring: two towels and slippers',
    de: 'Mitbringen: zwei Handtücher und Badeschuhe',
  },
};

const levels = {
  everyone: { en: 'Level: everyone', de: 'Niveau: für alle' },
  experienced: { en: 'Level: with experience', de: 'Niveau: mit Erfahrung' },
};

function addHints(text: string, sample: CourseSample, language: 'en' | 'de'): string {
  const { name, category, level = 'everyone', online } = sample;
  const needs = ownEquipment[name] ?? (online ? atHome : equipment[category]);
  return [text, '', levels[level][language], ...(needs ? [needs[language]] : [])].join('\n');
}

/** Returns the description of a course, with a line each for level and equipment. */
export const describeCourse = (sample: CourseSample): string => addHints(sample.text, sample, 'en');

/** German by English, for `describeCourse`. */
export const germanDescriptions = (): Record<string, string> =>
  Object.fromEntries(
    Object.values(sampleCourses)
      .flat()
      .map((sample) => [
        describeCourse(sample),
        addHints(germanSamples[sample.text] ?? sample.text, sample, 'de'),
      ]),
  );
