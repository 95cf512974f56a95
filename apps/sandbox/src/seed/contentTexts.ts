/** Articles and videos of the sample chains for their members, in English and German. */
type Article = { title: string; teaser: string; text: string };

export const articleTexts = {
  break: {
    en: {
      title: 'How to begin again after a break',
      teaser: 'Two weeks at half the weight, and your body remembers the rest.',
      text: 'A break is no step back: muscles remember. What they need is **two quiet weeks**.\n\n## The first week\n\n- Half the weight that you moved before\n- Two sets instead of three\n- A day of rest after each day of training\n\n## The second week\n\nAdd a set, not weight. If nothing hurts on the morning after, go back to your plan.\n\n> Sore muscles are fine. A joint that hurts is not: ask a trainer.',
    },
    de: {
      title: 'Nach einer Pause wieder anfangen',
      teaser: 'Zwei Wochen mit halbem Gewicht, den Rest weiß dein Körper noch.',
      text: 'Eine Pause ist kein Rückschritt: Muskeln haben ein Gedächtnis. Was sie brauchen, sind **zwei ruhige Wochen**.\n\n## Die erste Woche\n\n- Die Hälfte des Gewichts von vorher\n- Zwei Sätze statt drei\n- Nach jedem Training ein Tag Ruhe\n\n## Die zweite Woche\n\nNimm einen Satz dazu, kein Gewicht. Tut am Morgen danach nichts weh, geh zurück zu deinem Plan.\n\n> Muskelkater ist in Ordnung. Ein Gelenk, das schmerzt, nicht: Frag einen Trainer.',
    },
  },
  water: {
    en: {
      title: 'What to drink, and how much',
      teaser: 'Water, before you are thirsty. Salt only when it gets long.',
      text: 'Drink a glass of water *before* you come, and a few sips every quarter of an hour.\n\n1. Up to an hour: water is all you need.\n2. Longer, or very warm: a pinch of salt helps.\n3. Afterwards: until you are not thirsty any more.\n\nH<sub>2</sub>O is enough for nearly everything that happens here.',
    },
    de: {
      title: 'Was du trinkst, und wie viel',
      teaser: 'Wasser, bevor du Durst hast. Salz erst, wenn es lange dauert.',
      text: 'Trink ein Glas Wasser, *bevor* du kommst, und jede Viertelstunde ein paar Schlucke.\n\n1. Bis zu einer Stunde: Wasser genügt.\n2. Länger oder sehr warm: eine Prise Salz hilft.\n3. Danach: bis du keinen Durst mehr hast.\n\nH<sub>2</sub>O reicht für fast alles, was hier geschieht.',
    },
  },
  sleep: {
    en: {
      title: 'Sleep is training, too',
      teaser: 'Why the night after decides what the day was worth.',
      text: 'Muscles grow while you rest. Whoever sleeps an hour less lifts less, and for longer than a day.\n\n- Go to bed at the same time, on Sundays too\n- Train hard at least three hours before\n- Leave the screen in the other room',
    },
    de: {
      title: 'Auch Schlaf ist Training',
      teaser: 'Warum die Nacht danach entscheidet, was der Tag wert war.',
      text: 'Muskeln wachsen, während du ruhst. Wer eine Stunde weniger schläft, hebt weniger, und das länger als einen Tag.\n\n- Geh zur selben Zeit ins Bett, auch sonntags\n- Trainiere hart spätestens drei Stunden davor\n- Lass den Bildschirm im anderen Zimmer',
    },
  },
} satisfies Record<string, Record<'en' | 'de', Article>>;

export const videoTexts = {
  breathing: {
    en: {
      title: 'Breathe with us',
      description: 'A circle grows while you breathe in, and shrinks while you breathe out.',
    },
    de: {
      title: 'Atme mit uns',
      description:
        'Ein Kreis wächst, während du einatmest, und wird kleiner, während du ausatmest.',
    },
  },
  square: {
    en: {
      title: 'Breathing in a square',
      description: 'In, hold, out, hold, for four seconds each: to come to rest before you begin.',
    },
    de: {
      title: 'Atmen im Quadrat',
      description: 'Ein, halten, aus, halten, je vier Sekunden: zur Ruhe kommen, bevor es losgeht.',
    },
  },
};

const steps = {
  breathing: { en: ['Breathe in', 'Breathe out'], de: ['Einatmen', 'Ausatmen'] },
  square: {
    en: ['Breathe in', 'Hold', 'Breathe out', 'Hold'],
    de: ['Einatmen', 'Halten', 'Ausatmen', 'Halten'],
  },
};

const stepSeconds = 4;

const toTimestamp = (seconds: number): string => `00:${String(seconds).padStart(2, '0')}.000`;

const toWebVtt = (texts: readonly string[]): string =>
  [
    'WEBVTT',
    ...texts.map(
      (text, index) =>
        `${toTimestamp(index * stepSeconds)} --> ${toTimestamp((index + 1) * stepSeconds)}\n[${text}]`,
    ),
  ].join('\n\n') + '\n';

/** Creates WebVTT captions in brackets, which describe what happens, since the videos have no sound. */
export const createCaptions = (video: keyof typeof steps): { en: string; de: string } => ({
  en: toWebVtt(steps[video].en),
  de: toWebVtt(steps[video].de),
});
