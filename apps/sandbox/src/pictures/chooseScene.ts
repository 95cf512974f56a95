import type { PictureKind } from '../platform/toPicture.ts';
import type { Turn } from './scenes/scene.ts';
import type { SceneName } from './scenes/scenes.ts';
import type { Subject } from './subjects.ts';

/** English and German words of names and categories; the first match decides. */
const scenesByWords: readonly (readonly [RegExp, SceneName])[] = [
  [/voucher|gutschein/i, 'voucher'],
  [/\bday.(pass|ticket)|tageskarte/i, 'dayPass'],
  [/friend|freund/i, 'friends'],
  [/\b(trial|open day)|probetraining|offenen tür/i, 'reception'],
  [/meditat|breath|\batem/i, 'meditation'],
  [/\byin\b|stretch|mobility|beweglich/i, 'stretching'],
  [/yoga/i, 'yoga'],
  [/reformer/i, 'reformer'],
  [/pilates/i, 'pilates'],
  [/\b(cycl|spinning|radfahr)/i, 'cycling'],
  [/\b(climb|boulder|kletter)/i, 'climbing'],
  [/\b(swim|aqua|schwimm)/i, 'swimming'],
  [/\b(row|ruder)/i, 'rowing'],
  [/\b(box|kickbox)/i, 'boxing'],
  [/sauna/i, 'sauna'],
  [/\b(dance|zumba|tanz)/i, 'dance'],
  [/\b(core|abs|bauch)\b/i, 'core'],
  [/\bpersonal|trainer/i, 'training'],
  [/\bbody check/i, 'checkup'],
  [/nutrition|ernährung/i, 'nutrition'],
  [/\b(hiit|jump|tabata)/i, 'jumping'],
  [/\b(run|lauf|winter bet|winterwette)/i, 'running'],
  [/\b(open air|outdoor)/i, 'group'],
  [/strength|barbell|kraft/i, 'strength'],
  [/\bback\b|rücken/i, 'core'],
  [/conditioning|functional|circuit/i, 'jumping'],
];

/** Scenes of everything else. */
const scenesByKind: Record<PictureKind, readonly [SceneName, ...SceneName[]]> = {
  course: ['jumping', 'strength', 'group', 'running'],
  benefit: ['training'],
  studio: ['front', 'interior', 'reception', 'training'],
  news: ['news'],
  product: ['group'],
  'contract-offer': ['membership'],
  employee: ['portrait', 'portraitOfColleague', 'portraitOfNewcomer'],
};

/** Chooses a scene that suits a name; consecutive ids differ in colors, people and pose. */
export function chooseScene(
  kind: PictureKind,
  { id, name, category }: Pick<Subject, 'id' | 'name' | 'category'>,
) {
  const text = `${name} ${category ?? ''}`;
  const others = scenesByKind[kind];
  const byName = kind === 'employee' ? [] : scenesByWords;
  const scene =
    byName.find(([words]) => words.test(text))?.[1] ?? others[id % others.length] ?? others[0];
  return { scene, turn: turns[id % 4] ?? 0, mirrored: Math.floor(id / 4) % 2 === 1 };
}

const turns: readonly Turn[] = [0, 1, 2, 3];
