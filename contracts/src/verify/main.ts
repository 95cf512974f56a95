/** Runs `npm run verify-sandbox`: all interactions once, and one drift of each kind to see the command fail. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { driftKinds } from './drifts.ts';
import { mutantsOf } from './mutants.ts';
import { unnoticed } from './noticed.ts';
import { recordedAnswers, verifySandbox } from './verifySandbox.ts';

const folder = new URL('../../.results/', import.meta.url);

const { results, text } = await verifySandbox();
console.log(text.replaceAll(/^ +ok .*\n/gm, ''));

const mutants = mutantsOf(recordedAnswers(results));
const sample = driftKinds.flatMap((kind) => mutants.find((mutant) => mutant.kind === kind) ?? []);
const survived = await unnoticed(sample);
for (const { name } of survived) console.log(`  The verification did not notice: ${name}`);

const passed = results.filter((result) => result.passed).length;
const missing = driftKinds.length - sample.length;
const failed = results.length - passed + survived.length + missing;
const note = `${sample.length - survived.length} of ${driftKinds.length} kinds of drift noticed`;
console.log(note);
mkdirSync(folder, { recursive: true });
writeFileSync(
  new URL('verify-sandbox.json', folder),
  JSON.stringify({
    passed: passed + sample.length - survived.length,
    failed,
    skipped: [],
    notes: [note],
  }),
);
process.exit(failed === 0 ? 0 : 1);
