/** The provider verification and the mutation test: what `npm run verify` runs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { committedPacts } from '../pactFile.ts';
import { driftKinds } from './drifts.ts';
import { runKit } from './kit.ts';
import { mutantsOf, type Mutant, type Recorded } from './mutants.ts';
import { startRecorder } from './recorder.ts';
import { verifyReplayed } from './replay.ts';
import { startSandbox } from './sandbox.ts';

const results = new URL('../../.results/', import.meta.url);

/** Answers verified in one run of the command: its time grows with the square of their number. */
const batch = 200;

/** How many drifts of each kind are tried for an operation. All of them are some sixteen thousand and take six minutes. */
const perKind = 3;

/** Drifts spread evenly over all that there are of a kind, so that they lie as often deep in an answer as at its surface. */
function seeded(all: readonly Mutant[]): Mutant[] {
  const groups = Object.groupBy(all, ({ operationId, kind }) => `${operationId} ${kind}`);
  return Object.values(groups).flatMap((group = []) => {
    const step = Math.max(1, group.length / perKind);
    const turns = Array.from({ length: Math.ceil(group.length / step) }, (_, turn) => turn + 0.5);
    return turns.flatMap((turn) => group[Math.floor(turn * step)] ?? []);
  });
}

async function killed(mutants: readonly Mutant[]): Promise<Set<Mutant>> {
  const dead = new Set<Mutant>();
  for (let at = 0; at < mutants.length; at += batch) {
    const part = mutants
      .slice(at, at + batch)
      .flatMap((mutant) => mutant.answers.slice(0, 1).map((replayed) => ({ mutant, replayed })));
    const passed = await verifyReplayed(part.map(({ replayed }) => replayed));
    for (const [index, { mutant }] of part.entries()) if (passed[index] === false) dead.add(mutant);
    console.log(`  ${Math.min(at + batch, mutants.length)} of ${mutants.length} drifts verified`);
  }
  return dead;
}

const sandbox = await startSandbox();
const recorder = await startRecorder(sandbox.url);
const { results: verified, text } = await runKit(['--base-url', recorder.url]);
await recorder.stop();
await sandbox.stop();
console.log(text);

const interactions = new Map(
  [...committedPacts().values()].flatMap((pact) =>
    pact.interactions.map((one) => [one.description, one] as const),
  ),
);
const recorded: Recorded[] = verified.flatMap(({ description, passed }, index) => {
  const interaction = interactions.get(description);
  const recording = recorder.recordings[index];
  return passed && interaction && recording ? [{ interaction, recording }] : [];
});
// The same answers without a drift pass: it is the drift that kills.
const control = await verifyReplayed(recorded.filter((_one, index) => index % 3 === 0));
const unfaithful = control.filter((passed) => !passed).length;

const mutants = seeded(mutantsOf(recorded));
const dead = await killed(mutants);
// A drift shows in several interactions of its operation; whichever notices it has killed it.
for (const mutant of mutants.filter((one) => !dead.has(one)))
  if ((await verifyReplayed(mutant.answers)).includes(false)) dead.add(mutant);
const alive = mutants.filter((mutant) => !dead.has(mutant));
for (const { name } of alive) console.log(`  survived: ${name}`);
const byKind = driftKinds.map((kind) => {
  const all = mutants.filter((mutant) => mutant.kind === kind);
  return `${kind} ${all.filter((mutant) => dead.has(mutant)).length}/${all.length}`;
});
const note = `mutation test: ${dead.size} of ${mutants.length} seeded drifts killed (${((100 * dead.size) / mutants.length).toFixed(1)} %)`;
console.log(`${note}\n  ${byKind.join(', ')}`);

const failed = verified.filter(({ passed }) => !passed).length;
const faults = failed + unfaithful + alive.length;
mkdirSync(results, { recursive: true });
writeFileSync(
  new URL('verify.json', results),
  JSON.stringify({
    passed: verified.length - failed + dead.size,
    failed: faults,
    skipped: [],
    notes: [note],
  }),
);
process.exit(faults === 0 ? 0 : 1);
