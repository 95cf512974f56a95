import { parseArgs } from 'node:util';
import { lists, type List } from './lists.ts';
import { packagedPacts, type PactFilter } from './pacts.ts';

/** Pacts to read and what to select from them. */
interface Selection extends Required<PactFilter> {
  /** Folder of the pacts. */
  pacts: string;
}

/** Options of a list. */
interface ListOptions extends Selection {
  list: List;
}

/** Options of a verification. */
export interface Options extends Selection {
  baseUrl: string;
  statesUrl: string;
  /** True if operations that the portal does not call are verified as well. */
  all: boolean;
  /** Whether `--pacts` replaces the pacts of this package. */
  ownPacts: boolean;
  json: string | undefined;
  junit: string | undefined;
  providerVersion: string | undefined;
  providerBranch: string | undefined;
}

/** Options of can-i-deploy. */
export interface DeploymentCheck {
  environment: string;
  version: string;
}

export const usage = `studio-portal-verify --base-url <address> [options]

Verifies that a backend meets the expectations of the studio portal's SDK.

  --base-url <address>          address of the backend, e.g. http://localhost:8080
  --states-url <address>        address of the states endpoint; defaults to /_provider-states of the backend
  --tag <tag>                   verify only the pact of this tag, e.g. calendar; repeatable
  --operation <operationId>     verify only this operation, e.g. getTenant; repeatable
  --state <state>               verify only what needs this provider state, e.g. "an event"; repeatable
  --all                         verify optional operations as well, which the portal does not call
  --pacts <folder>              verify the pacts in this folder instead of the packaged ones
  --json <file>                 write the results as JSON
  --junit <file>                write the results as JUnit XML
  --provider-version <version>  version of the backend for publishing the results
  --provider-branch <branch>    branch of the backend for publishing the results
  --can-i-deploy <environment>  ask the broker whether --provider-version may be deployed there, and exit
  --list-operations             print operations with method, path, number of interactions and states, and exit
  --list-states                 print the vocabulary of provider states as JSON and exit
  --list-assumptions            print the assumptions of the API description, one per line, and exit
  --help                        print this help and exit

By default, the operations that the portal calls are verified, and the others are listed as optional. --operation
verifies its operation in any case. The lists contain optional operations too; --tag, --operation and --state restrict them.

If PACT_BROKER_BASE_URL is set (with PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD), the pacts that
consumers have published there are verified instead, and the results are published under --provider-version.

Exit codes: 0 if every interaction passed (or deployment is allowed), 1 if any failed or needs a state that is not built
yet (or deployment is not allowed), 2 if it could not run.
`;

const parseUrl = (name: string, value: string): string => {
  if (!/^https?:\/\//i.test(value))
    throw new Error(`--${name} must begin with http:// or https://, such as http://${value}.`);
  if (URL.canParse(value)) return value.replace(/\/$/, '');
  throw new Error(`--${name} must be a URL such as http://localhost:8080, not "${value}".`);
};

/** Parsed command line: a verification or another command. */
export type Command = Options | DeploymentCheck | ListOptions | 'help';

/**
 * Parses the arguments.
 * @throws Error for unknown options and missing values
 */
function parseArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'base-url': { type: 'string' },
        'states-url': { type: 'string' },
        tag: { type: 'string', multiple: true },
        operation: { type: 'string', multiple: true },
        state: { type: 'string', multiple: true },
        all: { type: 'boolean' },
        pacts: { type: 'string' },
        json: { type: 'string' },
        junit: { type: 'string' },
        'provider-version': { type: 'string' },
        'provider-branch': { type: 'string' },
        'can-i-deploy': { type: 'string' },
        'list-operations': { type: 'boolean' },
        'list-states': { type: 'boolean' },
        'list-assumptions': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    const why = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new Error(`${why}. Run with --help for all options.`, { cause: error });
  }
}

/**
 * Parses and validates the command line.
 * @throws Error if it does not follow the usage text
 */
export function parseOptions(args: string[]): Command {
  const { values, positionals } = parseArguments(args);
  if (positionals.length > 0)
    throw new Error(
      `Unexpected argument ${positionals.map((word) => `"${word}"`).join(' ')}. Every value needs an option, and npm passes on only options after --: npm run verify -- --base-url http://localhost:8080`,
    );
  if (values.help) return 'help';
  const selection = {
    tags: values.tag ?? [],
    operations: values.operation ?? [],
    states: values.state ?? [],
    pacts: values.pacts ?? packagedPacts,
  };
  const list = lists.find((one) => values[`list-${one}`]);
  if (list) return { list, ...selection };
  const { 'can-i-deploy': environment, 'provider-version': version } = values;
  if (environment !== undefined) {
    if (!version)
      throw new Error('--can-i-deploy needs --provider-version, the version to deploy.');
    return { environment, version };
  }
  if (!values['base-url'])
    throw new Error('--base-url is missing. Set it to the address of the backend.');
  const baseUrl = parseUrl('base-url', values['base-url']);
  return {
    ...selection,
    baseUrl,
    statesUrl: parseUrl('states-url', values['states-url'] ?? `${baseUrl}/_provider-states`),
    all: values.all ?? false,
    ownPacts: values.pacts !== undefined,
    json: values.json,
    junit: values.junit,
    providerVersion: values['provider-version'],
    providerBranch: values['provider-branch'],
  };
}
