import { beforeAll, describe, expect, test } from 'vitest';
import { allowedKinds, type AllowedKind } from './allowed.ts';
import { driftKinds } from './drifts.ts';
import type { KitRun } from './kit.ts';
import { buildAllowedMutants, buildMutants, type Mutant, type Recorded } from './mutants.ts';
import { findPassing, findUnnoticed } from './unnoticed.ts';
import { verifyReplayed } from './replay.ts';
import { sampleMutants } from './sample.ts';
import { recordedAnswers, verifySandbox } from './verifySandbox.ts';

let run: KitRun;
let recorded: Recorded[];
let drifts: Mutant[];
let allowed: Mutant<AllowedKind>[];
beforeAll(async () => {
  run = await verifySandbox();
  recorded = recordedAnswers(run.results);
  drifts = sampleMutants(buildMutants(recorded));
  allowed = sampleMutants(buildAllowedMutants(recorded));
});

const ofKind = <Kind extends string>(mutants: readonly Mutant<Kind>[], kind: Kind) => {
  const some = mutants.filter((mutant) => mutant.kind === kind);
  expect(some).not.toEqual([]);
  return some;
};
const names = (mutants: readonly { name: string }[]) => mutants.map(({ name }) => name);

test('passes for the sandbox', () => {
  const failed = run.results.filter(({ passed }) => !passed);
  expect(failed.map(({ description }) => description)).toEqual([]);
});

test('passes for unchanged recorded responses', async () => {
  const some = recorded.filter((_one, index) => index % 16 === 0);
  expect(await verifyReplayed(some)).toEqual(some.map(() => true));
});

describe('detects drifts', () => {
  test.for(driftKinds)('%s', async (kind) => {
    expect(names(await findUnnoticed(ofKind(drifts, kind)))).toEqual([]);
  });
});

describe('accepts allowed differences', () => {
  test.for(allowedKinds)('%s', async (kind) => {
    const some = ofKind(allowed, kind);
    expect(names(await findPassing(some))).toEqual(names(some));
  });
});
