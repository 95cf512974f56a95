#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { vocabulary } from '../src/states.ts';
import { brokerFrom, publishPacts } from './broker.ts';
import { optionsFrom, usage, type Options } from './options.ts';
import { readPacts, type TagPact } from './pacts.ts';
import { preflight } from './preflight.ts';
import { reportText } from './report.ts';
import type { Result } from './results.ts';
import { runVerifier } from './runVerifier.ts';

/** Verifies the pacts from their files; with a broker, from there, where the results then go. */
async function verify(options: Options, pacts: readonly TagPact[]): Promise<Result[]> {
  const { baseUrl, statesUrl, providerVersion, providerBranch } = options;
  const broker = brokerFrom(process.env);
  if (!broker) return runVerifier({ baseUrl, statesUrl, pacts: pacts.map(({ file }) => file) });
  if (!providerVersion)
    throw new Error(
      'PACT_BROKER_BASE_URL is set, so --provider-version must say what is verified.',
    );
  if (options.tags.length > 0)
    throw new Error(
      'A part of the pacts cannot be published: leave out --tag, or unset PACT_BROKER_BASE_URL.',
    );
  const published = await publishPacts(broker, pacts);
  process.stdout.write(`Published the pacts: ${published}\n`);
  const publish = { providerVersion, branch: providerBranch };
  return runVerifier({ baseUrl, statesUrl, pacts: [published], publish });
}

async function main(): Promise<number> {
  const asked = optionsFrom(process.argv.slice(2));
  if (asked === 'help') {
    process.stdout.write(usage);
    return 0;
  }
  if (asked === 'list-states') {
    process.stdout.write(`${JSON.stringify(vocabulary, null, 2)}\n`);
    return 0;
  }
  const pacts = readPacts(asked.pacts, asked.tags);
  await preflight(asked.baseUrl, asked.statesUrl);
  const results = await verify(asked, pacts);
  process.stdout.write(reportText(pacts, results));
  if (asked.json) writeFileSync(asked.json, `${JSON.stringify(results, null, 2)}\n`);
  const wanted = pacts.reduce((sum, { pact }) => sum + pact.interactions.length, 0);
  if (results.length < wanted)
    throw new Error(`Only ${results.length} of ${wanted} interactions were verified.`);
  return results.every(({ passed }) => passed) ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
