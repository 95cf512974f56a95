/** The verification of the sandbox and the mutation test: what `npm run verify-sandbox` runs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { committedPacts } from '../pactFile.ts';
import { allowedKinds } from './allowed.ts';
import { driftKinds } from './drifts.ts';
import { runKit } from './kit.ts';
import { allowedOf, mutantsOf, type Mutant, type Recorded } from './mutants.ts';
import { noticed } from './noticed.ts';
import { verifyReplayed } from './replay.ts';
import { sampleOf } from './sample.ts';
import { startSandbox } from './sandbox.ts';

const results = new URL('../../.results/', import.meta.url);

/** `field dropped 496/496, …` */
const byKind = <Kind extends string>(
  kinds: readonly Kind[],
  all: readonly Mutant<Kind>[],
  good: (mutant: Mutant<Kind>) => boolean,
): string =>
  kinds
    .map((kind) => {
      const some = all.filter((mutant) => mutant.kind === kind);
      return `${kind} ${some.filter(good).length}/${some.length}`;
    })
    .join(', ');

const sandbox = await startSandbox();
const { results: verified, text } = await runKit(['--base-url', sandbox.url]);
await sandbox.stop();
console.log(text);

const interactions = new Map(
  [...committedPacts().values()].flatMap((pact) =>
    pact.interactions.map((one) => [one.description, one] as const),
  ),
);
const recorded: Recorded[] = verified.flatMap(({ description, passed, exchange }) => {
  const interaction = interactions.get(description);
  const { answer, states } = exchange;
  return passed && interaction && answer ? [{ interaction, answer, states }] : [];
});
// The same answers without a drift pass: it is the drift that kills.
const control = await verifyReplayed(recorded.filter((_one, index) => index % 3 === 0));
const unfaithful = control.filter((passed) => !passed).length;
if (unfaithful > 0) console.log(`  ${unfaithful} answers fail when they are given once more`);

// What the description allows must pass.
const allowed = sampleOf(allowedOf(recorded));
const refused = await noticed(allowed, 'changes that are allowed');
for (const { name } of refused) console.log(`  refused, although it is allowed: ${name}`);

const mutants = sampleOf(mutantsOf(recorded));
const dead = await noticed(mutants, 'drifts');
// A drift shows in several interactions of its operation; whichever notices it has killed it.
for (const mutant of mutants.filter((one) => !dead.has(one)))
  if ((await verifyReplayed(mutant.answers.map((answer) => answer()))).includes(false))
    dead.add(mutant);
const alive = mutants.filter((mutant) => !dead.has(mutant));
for (const { name } of alive) console.log(`  survived: ${name}`);

const note = `mutation test: ${dead.size} of ${mutants.length} seeded drifts killed (${((100 * dead.size) / mutants.length).toFixed(1)} %)`;
console.log(`${note}\n  ${byKind(driftKinds, mutants, (mutant) => dead.has(mutant))}`);
console.log(
  `${allowed.length - refused.size} of ${allowed.length} allowed changes passed\n  ${byKind(allowedKinds, allowed, (mutant) => !refused.has(mutant))}`,
);

const failed = verified.filter(({ passed }) => !passed).length;
const faults = failed + unfaithful + alive.length + refused.size;
mkdirSync(results, { recursive: true });
writeFileSync(
  new URL('verify-sandbox.json', results),
  JSON.stringify({
    passed: verified.length - failed + dead.size + allowed.length - refused.size,
    failed: faults,
    skipped: [],
    notes: [note],
  }),
);
process.exit(faults === 0 ? 0 : 1);
