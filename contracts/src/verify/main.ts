/**
 * Runs `npm run verify-sandbox`: verifies all interactions once and checks that one drift of each
 * kind fails.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { driftKinds } from './drifts.ts';
import { buildMutants } from './mutants.ts';
import { findUnnoticed } from './unnoticed.ts';
import { recordedAnswers, verifySandbox } from './verifySandbox.ts';

const folder = new URL('../../.results/', import.meta.url);

const { results, text } = await verifySandbox();
console.log(text.replaceAll(/^ +ok .*\n/gm, ''));

const mutants = buildMutants(recordedAnswers(results));
const sample = driftKinds.flatMap((kind) => mutants.find((mutant) => mutant.kind === kind) ?? []);
const survived = await findUnnoticed(sample);
for (const { name } of survived) console.log(`  Undetected drift: ${name}`);

const passed = results.filter((result) => result.passed).length;
const missing = driftKinds.length - sample.length;
const failed = results.length - passed + survived.length + missing;
const summary = `${sample.length - survived.length} of ${driftKinds.length} kinds of drift detected`;
console.log(summary);
mkdirSync(folder, { recursive: true });
writeFileSync(
  new URL('verify-sandbox.json', folder),
  JSON.stringify({
    passed: passed + sample.length - survived.length,
    failed,
    skipped: [],
    notes: [summary],
  }),
);
process.exit(failed === 0 ? 0 : 1);
