/** Level and equipment of the sample courses, events and appointments, in the languages of the sample tenants. */
import { eq } from 'drizzle-orm';
import { courses } from '../domains/bookings/courses/tables.ts';
import { benefits } from '../domains/bookings/singleAppointments/tables.ts';
import type { Database } from '../platform/database/database.ts';
import { sampleBenefits } from './appointments.ts';
import { type CourseSample, sampleCourses } from './courseSamples.ts';
import { sampleEvents } from './events.ts';
import { sampleTexts } from './sampleTexts.ts';

type Hint = Record<keyof typeof sampleTexts, string>;

const towel = {
  en: 'Bring: towel and comfortable clothes',
  de: 'Mitbringen: Handtuch und bequeme Kleidung',
  es: 'Trae: toalla y ropa cómoda',
  it: 'Da portare: asciugamano e abiti comodi',
};
const shoes = {
  en: 'Bring: towel, water and indoor shoes',
  de: 'Mitbringen: Handtuch, Wasser und Hallenschuhe',
  es: 'Trae: toalla, agua y zapatillas de interior',
  it: 'Da portare: asciugamano, acqua e scarpe da palestra',
};

const lightShoes = {
  en: 'Bring: water and light shoes',
  de: 'Mitbringen: Wasser und leichte Schuhe',
  es: 'Trae: agua y calzado ligero',
  it: 'Da portare: acqua e scarpe leggere',
};
const climbingClothes = {
  en: 'Bring: comfortable clothes; shoes and chalk are here',
  de: 'Mitbringen: bequeme Kleidung; Schuhe und Magnesium gibt es vor Ort',
  es: 'Trae: ropa cómoda; los pies de gato y el magnesio están aquí',
  it: 'Da portare: abiti comodi; scarpette e magnesite si trovano qui',
};

/** Equipment by category. */
const equipment: Record<string, Hint> = {
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
    es: 'Trae: toalla y agua; zapatillas con calas, si tienes',
    it: 'Da portare: asciugamano e acqua; scarpe con tacchette, se le hai',
  },
  Dance: lightShoes,
  Climbing: climbingClothes,
};

const atHome = {
  en: 'You need: a mat and some space',
  de: 'Du brauchst: eine Matte und etwas Platz',
  es: 'Necesitas: una esterilla y algo de espacio',
  it: 'Ti servono: un tappetino e un po’ di spazio',
};

/** Equipment of courses that need another than their category. */
const ownEquipment: Record<string, Hint> = {
  'Kettlebells at Home': {
    en: 'You need: one kettlebell and some space',
    de: 'Du brauchst: eine Kettlebell und etwas Platz',
    es: 'Necesitas: una kettlebell y algo de espacio',
    it: 'Ti servono: una kettlebell e un po’ di spazio',
  },
  'Dance at Home': {
    en: 'You need: light shoes and some space',
    de: 'Du brauchst: leichte Schuhe und etwas Platz',
    es: 'Necesitas: calzado ligero y algo de espacio',
    it: 'Ti servono: scarpe leggere e un po’ di spazio',
  },
  'Members’ Sauna Hours': {
    en: 'Bring: two towels and slippers',
    de: 'Mitbringen: zwei Handtücher und Badeschuhe',
    es: 'Trae: dos toallas y chanclas',
    it: 'Da portare: due asciugamani e ciabatte',
  },
};

const levels = {
  everyone: {
    en: 'Level: everyone',
    de: 'Niveau: für alle',
    es: 'Nivel: para todo el mundo',
    it: 'Livello: per tutti',
  },
  experienced: {
    en: 'Level: with experience',
    de: 'Niveau: mit Erfahrung',
    es: 'Nivel: con experiencia',
    it: 'Livello: con esperienza',
  },
};

const outdoors = {
  en: 'Bring: water, outdoor shoes and clothes for the weather',
  de: 'Mitbringen: Wasser, Schuhe für draußen und Kleidung fürs Wetter',
  es: 'Trae: agua, zapatillas para exterior y ropa adecuada al tiempo',
  it: 'Da portare: acqua, scarpe da esterno e abiti adatti al tempo',
};
const notes = {
  en: 'Bring: something to write with, if you like',
  de: 'Mitbringen: etwas zum Schreiben, wenn du magst',
  es: 'Trae: algo para escribir, si quieres',
  it: 'Da portare: qualcosa per scrivere, se vuoi',
};

/** Hints of events and appointments by name. Talks and measurements have no level. */
const hintsByName: Record<string, readonly Hint[]> = {
  'Open Air Workout': [levels.everyone, outdoors],
  'Nutrition Evening': [notes],
  'Outdoor Bootcamp': [levels.experienced, outdoors],
  'Nutrition Talk': [notes],
  'Open Air Dance': [levels.everyone, lightShoes],
  'Boulder Film Evening': [levels.everyone, climbingClothes],
  'Personal Training': [levels.everyone, shoes],
  'Body Check': [
    {
      en: 'Bring: light clothes; you stand on the scales barefoot',
      de: 'Mitbringen: leichte Kleidung; auf die Waage geht es barfuß',
      es: 'Trae: ropa ligera; a la báscula se sube con los pies descalzos',
      it: 'Da portare: abiti leggeri; sulla bilancia si sale a piedi nudi',
    },
  ],
  'Trial Session': [levels.everyone, shoes],
};

const eventsAndAppointments = [...Object.values(sampleEvents).flat(), ...sampleBenefits].map(
  ({ name, text }) => ({ text, hints: hintsByName[name] ?? [] }),
);

function courseHints(sample: CourseSample): Hint[] {
  const { name, category, level = 'everyone', online } = sample;
  const needs = ownEquipment[name] ?? (online ? atHome : equipment[category]);
  return [levels[level], ...(needs ? [needs] : [])];
}

const addHints = (text: string, hints: readonly Hint[], language: keyof Hint): string =>
  [text, '', ...hints.map((hint) => hint[language])].join('\n');

/** Returns the description of a course, with a line each for level and equipment. */
export const describeCourse = (sample: CourseSample): string =>
  addHints(sample.text, courseHints(sample), 'en');

/** Adds the hints to the descriptions of events and appointments, except changed ones. */
export async function seedHints(db: Database): Promise<void> {
  for (const { text, hints } of eventsAndAppointments)
    for (const table of [courses, benefits])
      await db
        .update(table)
        .set({ description: addHints(text, hints, 'en') })
        .where(eq(table.description, text));
}

/** Translates descriptions with hints, which are its keys. */
export const translateDescriptions = (
  language: Exclude<keyof Hint, 'en'>,
): Record<string, string> =>
  Object.fromEntries(
    [
      ...Object.values(sampleCourses)
        .flat()
        .map((sample) => ({ text: sample.text, hints: courseHints(sample) })),
      ...eventsAndAppointments,
    ].map(({ text, hints }) => [
      addHints(text, hints, 'en'),
      addHints(sampleTexts[language][text] ?? text, hints, language),
    ]),
  );
