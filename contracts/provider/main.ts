#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { assumptionsText } from './assumptions.ts';
import { brokerFrom, publishPacts, publishResults } from './broker.ts';
import { optionsFrom, usage, type Options } from './options.ts';
import { readPacts, type TagPact } from './pacts.ts';
import { preflight } from './preflight.ts';
import { reportText } from './report.ts';
import type { Result } from './results.ts';
import { verify } from './verify.ts';
import { vocabulary } from './vocabulary.ts';

/** Verifies; with a broker, pacts and results go there. */
async function verifyAndPublish(options: Options, pacts: readonly TagPact[]): Promise<Result[]> {
  const { providerVersion: version, providerBranch: branch } = options;
  const broker = brokerFrom(process.env);
  if (!broker) {
    if (version === undefined && branch === undefined) return verify(options, pacts);
    throw new Error(
      '--provider-version and --provider-branch are for publishing: set PACT_BROKER_BASE_URL, or leave them out.',
    );
  }
  if (!version)
    throw new Error(
      'PACT_BROKER_BASE_URL is set, so --provider-version must say what is verified.',
    );
  if (options.tags.length > 0)
    throw new Error(
      'A part of the pacts cannot be published: leave out --tag, or unset PACT_BROKER_BASE_URL.',
    );
  const published = await publishPacts(broker, pacts);
  process.stdout.write(`Published the pacts: ${published}\n`);
  const results = await verify(options, pacts);
  await publishResults(broker, published, { version, branch, results });
  return results;
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
  if (asked === 'list-assumptions') {
    process.stdout.write(assumptionsText());
    return 0;
  }
  const pacts = readPacts(asked.pacts, asked);
  await preflight(asked.baseUrl, asked.statesUrl);
  const results = await verifyAndPublish(asked, pacts);
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
