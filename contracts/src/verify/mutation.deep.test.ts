import { beforeAll, describe, expect, test } from 'vitest';
import { allowedKinds, type AllowedKind } from './allowed.ts';
import { driftKinds } from './drifts.ts';
import type { KitRun } from './kit.ts';
import { allowedOf, mutantsOf, type Mutant, type Recorded } from './mutants.ts';
import { passing, unnoticed } from './noticed.ts';
import { verifyReplayed } from './replay.ts';
import { sampleOf } from './sample.ts';
import { recordedAnswers, verifySandbox } from './verifySandbox.ts';

let run: KitRun;
let recorded: Recorded[];
let drifts: Mutant[];
let allowed: Mutant<AllowedKind>[];
beforeAll(async () => {
  run = await verifySandbox();
  recorded = recordedAnswers(run.results);
  drifts = sampleOf(mutantsOf(recorded));
  allowed = sampleOf(allowedOf(recorded));
});

const ofKind = <Kind extends string>(mutants: readonly Mutant<Kind>[], kind: Kind) => {
  const some = mutants.filter((mutant) => mutant.kind === kind);
  expect(some).not.toEqual([]);
  return some;
};
const names = (mutants: readonly { name: string }[]) => mutants.map(({ name }) => name);

test('the sandbox passes', () => {
  const failed = run.results.filter(({ passed }) => !passed);
  expect(failed.map(({ description }) => description)).toEqual([]);
});

test('recorded answers pass when they are replayed unchanged', async () => {
  const some = recorded.filter((_one, index) => index % 16 === 0);
  expect(await verifyReplayed(some)).toEqual(some.map(() => true));
});

describe('the verification notices', () => {
  test.for(driftKinds)('%s', async (kind) => {
    expect(names(await unnoticed(ofKind(drifts, kind)))).toEqual([]);
  });
});

describe('the verification accepts', () => {
  test.for(allowedKinds)('%s', async (kind) => {
    const some = ofKind(allowed, kind);
    expect(names(await passing(some))).toEqual(names(some));
  });
});
