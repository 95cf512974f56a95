#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { assumptionsText } from './assumptions.ts';
import { type Broker, brokerFrom } from './broker.ts';
import { canIDeploy } from './canIDeploy.ts';
import { type DeployQuestion, optionsFrom, usage, type Options } from './options.ts';
import { readPacts, type TagPact } from './pacts.ts';
import { provider } from './parties.ts';
import { preflight } from './preflight.ts';
import { reportText } from './report.ts';
import type { Result } from './results.ts';
import { type ProviderVersion, pactsToVerify, publishResults } from './verification.ts';
import { verify } from './verify.ts';
import { vocabulary } from './vocabulary.ts';

/**
 * Verifies and prints what came of it.
 * @throws Error when something of the pacts was not verified
 */
async function verified(options: Options, pacts: readonly TagPact[]): Promise<Result[]> {
  const results = await verify(options, pacts);
  process.stdout.write(reportText(pacts, results));
  const wanted = pacts.reduce((sum, { pact }) => sum + pact.interactions.length, 0);
  if (results.length < wanted)
    throw new Error(`Only ${results.length} of ${wanted} interactions were verified.`);
  return results;
}

/** @throws Error when what was asked for cannot be published, in words */
function versionOf(options: Options): ProviderVersion {
  const { providerVersion: version, providerBranch: branch } = options;
  if (!version)
    throw new Error(
      'PACT_BROKER_BASE_URL is set, so --provider-version must say what is verified.',
    );
  if (options.tags.length + options.operations.length > 0 || options.ownPacts)
    throw new Error(
      'With a broker its pacts are verified, whole: leave out --tag, --operation and --pacts, or unset PACT_BROKER_BASE_URL.',
    );
  return { version, branch };
}

/** Verifies what consumers have published at a broker, and publishes the results there, pact by pact. */
async function verifyForBroker(options: Options, broker: Broker): Promise<Result[]> {
  const { version, branch } = versionOf(options);
  await preflight(options.baseUrl, options.statesUrl);
  const all: Result[] = [];
  for (const published of await pactsToVerify(broker, { version, branch })) {
    const results = await verified(options, [published]);
    await publishResults(broker, published, { version, branch, results });
    process.stdout.write(`Published the results of ${published.tag} for ${version}.\n`);
    all.push(...results);
  }
  return all;
}

/** Verifies the pacts of this package, or of a folder that was named. */
async function verifyOwn(options: Options): Promise<Result[]> {
  if ((options.providerVersion ?? options.providerBranch) !== undefined)
    throw new Error(
      '--provider-version and --provider-branch are for publishing: set PACT_BROKER_BASE_URL, or leave them out.',
    );
  const pacts = readPacts(options.pacts, options);
  await preflight(options.baseUrl, options.statesUrl);
  return verified(options, pacts);
}

/** @throws Error when there is no broker to ask */
async function mayDeploy({ environment, version }: DeployQuestion): Promise<number> {
  const broker = brokerFrom(process.env);
  if (!broker) throw new Error('--can-i-deploy asks a broker: set PACT_BROKER_BASE_URL.');
  const asked = { pacticipant: provider, version, environment };
  const { deployable, reason } = await canIDeploy(broker, asked);
  const verdict = deployable ? 'may be deployed' : 'must not be deployed';
  process.stdout.write(`${provider} ${version} ${verdict} to ${environment}: ${reason}\n`);
  return deployable ? 0 : 1;
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
  if ('environment' in asked) return mayDeploy(asked);
  const broker = brokerFrom(process.env);
  const results = broker ? await verifyForBroker(asked, broker) : await verifyOwn(asked);
  if (asked.json) writeFileSync(asked.json, `${JSON.stringify(results, null, 2)}\n`);
  return results.every(({ passed }) => passed) ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
