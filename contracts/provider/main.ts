#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { type Broker, readBroker } from './broker.ts';
import { canIDeploy } from './canIDeploy.ts';
import { junitXml } from './junit.ts';
import { formatList } from './lists.ts';
import { type DeploymentCheck, parseOptions, usage, type Options } from './options.ts';
import { readPacts, type TagPact } from './pacts.ts';
import { readOptionalOperations, separateOptional } from './optional.ts';
import { provider } from './parties.ts';
import { preflight } from './preflight.ts';
import { reportText } from './report.ts';
import { type ProviderVersion, loadPactsToVerify, publishResults } from './verification.ts';
import { verify, type Verification } from './verify.ts';

/**
 * Verifies the pacts and prints the report.
 * @throws Error if interactions were not verified
 */
async function verifyAndReport(
  options: Options,
  pacts: readonly TagPact[],
  optionalOperations: readonly string[] = [],
): Promise<Verification> {
  const results = await verify(options, pacts);
  process.stdout.write(reportText(pacts, results, optionalOperations));
  const wanted = pacts.reduce((sum, { pact }) => sum + pact.interactions.length, 0);
  if (results.length < wanted)
    throw new Error(`Only ${results.length} of ${wanted} interactions were verified.`);
  return { pacts, results };
}

/**
 * Returns the version to publish results for.
 * @throws Error if it is missing or if options select only some of the pacts
 */
function requireVersion(options: Options): ProviderVersion {
  const { providerVersion: version, providerBranch: branch } = options;
  if (!version)
    throw new Error(
      'PACT_BROKER_BASE_URL is set, so --provider-version is required to publish the results.',
    );
  const { tags, operations, states } = options;
  if (tags.length + operations.length + states.length > 0 || options.ownPacts)
    throw new Error(
      'With a broker, all of its pacts are verified: leave out --tag, --operation, --state and --pacts, or unset PACT_BROKER_BASE_URL.',
    );
  return { version, branch };
}

/**
 * Verifies the pacts that consumers have published to a broker, and publishes the results pact by
 * pact.
 */
async function verifyForBroker(options: Options, broker: Broker): Promise<Verification[]> {
  const { version, branch } = requireVersion(options);
  await preflight(options.baseUrl, options.statesUrl);
  const all: Verification[] = [];
  for (const published of await loadPactsToVerify(broker, { version, branch })) {
    const verification = await verifyAndReport(options, [published]);
    const { results } = verification;
    await publishResults(broker, published, { version, branch, results });
    process.stdout.write(`Published the results of ${published.tag} for ${version}.\n`);
    all.push(verification);
  }
  return all;
}

/** Verifies the pacts of this package or of the folder in `--pacts`. */
async function verifyPacts(options: Options): Promise<Verification> {
  if ((options.providerVersion ?? options.providerBranch) !== undefined)
    throw new Error(
      '--provider-version and --provider-branch require a broker: set PACT_BROKER_BASE_URL, or leave them out.',
    );
  const pacts = readPacts(options.pacts, options);
  const verifiesAll = options.all || options.operations.length > 0;
  const { required, optionalOperations } = separateOptional(
    pacts,
    verifiesAll ? new Set() : readOptionalOperations(),
  );
  if (required.length === 0)
    throw new Error(
      `The portal calls none of these operations: ${optionalOperations.join(', ')}. Add --all to verify them.`,
    );
  await preflight(options.baseUrl, options.statesUrl);
  return verifyAndReport(options, required, optionalOperations);
}

/**
 * Prints whether a version may be deployed and returns the exit code.
 * @throws Error without a broker
 */
async function checkDeployment({ environment, version }: DeploymentCheck): Promise<number> {
  const broker = readBroker(process.env);
  if (!broker) throw new Error('--can-i-deploy requires a broker: set PACT_BROKER_BASE_URL.');
  const asked = { pacticipant: provider, version, environment };
  const { deployable, reason } = await canIDeploy(broker, asked);
  const verdict = deployable ? 'may be deployed' : 'must not be deployed';
  process.stdout.write(`${provider} ${version} ${verdict} to ${environment}: ${reason}\n`);
  return deployable ? 0 : 1;
}

async function main(): Promise<number> {
  const asked = parseOptions(process.argv.slice(2));
  if (asked === 'help') {
    process.stdout.write(usage);
    return 0;
  }
  if ('list' in asked) {
    process.stdout.write(formatList(asked.list, readPacts(asked.pacts, asked)));
    return 0;
  }
  if ('environment' in asked) return checkDeployment(asked);
  const broker = readBroker(process.env);
  const verified = broker ? await verifyForBroker(asked, broker) : [await verifyPacts(asked)];
  const results = verified.flatMap((one) => one.results);
  if (asked.junit) writeFileSync(asked.junit, junitXml(verified));
  if (asked.json) writeFileSync(asked.json, `${JSON.stringify(results, null, 2)}\n`);
  return results.every(({ passed }) => passed) ? 0 : 1;
}

// A reader such as `head` may close the pipe early. The exit code and the files stay right.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
