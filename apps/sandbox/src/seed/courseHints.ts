/** Level and equipment of the sample courses, in the languages of the sample tenants. */
import { type CourseSample, sampleCourses } from './courseSamples.ts';
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
  Dance: {
    en: 'Bring: water and light shoes',
    de: 'Mitbringen: Wasser und leichte Schuhe',
    es: 'Trae: agua y calzado ligero',
    it: 'Da portare: acqua e scarpe leggere',
  },
  Climbing: {
    en: 'Bring: comfortable clothes; shoes and chalk are here',
    de: 'Mitbringen: bequeme Kleidung; Schuhe und Magnesium gibt es vor Ort',
    es: 'Trae: ropa cómoda; los pies de gato y el magnesio están aquí',
    it: 'Da portare: abiti comodi; scarpette e magnesite si trovano qui',
  },
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

function addHints(text: string, sample: CourseSample, language: keyof Hint): string {
  const { name, category, level = 'everyone', online } = sample;
  const needs = ownEquipment[name] ?? (online ? atHome : equipment[category]);
  return [text, '', levels[level][language], ...(needs ? [needs[language]] : [])].join('\n');
}

/** Returns the description of a course, with a line each for level and equipment. */
export const describeCourse = (sample: CourseSample): string => addHints(sample.text, sample, 'en');

/** Translates the results of `describeCourse`, which are its keys. */
export const translateDescriptions = (
  language: Exclude<keyof Hint, 'en'>,
): Record<string, string> =>
  Object.fromEntries(
    Object.values(sampleCourses)
      .flat()
      .map((sample) => [
        describeCourse(sample),
        addHints(sampleTexts[language][sample.text] ?? sample.text, sample, language),
      ]),
  );
