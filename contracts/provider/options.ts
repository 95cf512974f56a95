import { parseArgs } from 'node:util';
import { packagedPacts } from './pacts.ts';

/** What the command was asked for. */
export interface Options {
  baseUrl: string;
  statesUrl: string;
  tags: string[];
  operations: string[];
  pacts: string;
  /** Whether the pacts were named, and are not those of this package. */
  ownPacts: boolean;
  json: string | undefined;
  providerVersion: string | undefined;
  providerBranch: string | undefined;
}

/** Whether a version of the backend may be deployed. */
export interface DeployQuestion {
  environment: string;
  version: string;
}

export const usage = `studio-portal-verify --base-url <address> [options]

Verifies a backend against what the studio portal's SDK expects of it.

  --base-url <address>          where the backend is, e.g. http://localhost:8080
  --states-url <address>        where provider states are set; /_provider-states of the backend unless said
  --tag <tag>                   only the pact of this tag, e.g. calendar; may be repeated
  --operation <operationId>     only what is about this operation, e.g. getTenant; may be repeated
  --pacts <folder>              other pacts than those that come with this package
  --json <file>                 also write the results as JSON
  --provider-version <version>  version of the backend, for publishing the results
  --provider-branch <branch>    its branch, for publishing the results
  --can-i-deploy <environment>  ask the broker whether --provider-version may be deployed there, and stop
  --list-states                 print the vocabulary of provider states as JSON and stop
  --list-assumptions            print what the description assumes of backends, one a line, and stop
  --help                        print this and stop

With PACT_BROKER_BASE_URL set (and PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD) the pacts that
consumers have published there are verified instead, and the results published under --provider-version.

Ends with 0 when every interaction passed (or it may be deployed), 1 when one failed (or it may not), 2 when it could not run.
`;

const address = (name: string, value: string): string => {
  if (URL.canParse(value)) return value.replace(/\/$/, '');
  throw new Error(`--${name} must be an address like http://localhost:8080, not "${value}".`);
};

/** What may be asked for on the command line besides a verification. */
export type Asked = Options | DeployQuestion | 'help' | 'list-states' | 'list-assumptions';

/** @throws Error in words for an option that is not known, or has no value */
function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'base-url': { type: 'string' },
        'states-url': { type: 'string' },
        tag: { type: 'string', multiple: true },
        operation: { type: 'string', multiple: true },
        pacts: { type: 'string' },
        json: { type: 'string' },
        'provider-version': { type: 'string' },
        'provider-branch': { type: 'string' },
        'can-i-deploy': { type: 'string' },
        'list-states': { type: 'boolean' },
        'list-assumptions': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    const why = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new Error(`${why}: --help prints all options.`, { cause: error });
  }
}

/**
 * Reads the command line.
 * @throws Error in words when it is not as the usage says
 */
export function optionsFrom(args: string[]): Asked {
  const { values, positionals } = parsed(args);
  if (positionals.length > 0)
    throw new Error(
      `Nothing is known to be done with ${positionals.map((word) => `"${word}"`).join(' ')}. Every value belongs to an option, and npm passes options on only after --: npm run verify -- --base-url http://localhost:8080`,
    );
  if (values.help) return 'help';
  if (values['list-states']) return 'list-states';
  if (values['list-assumptions']) return 'list-assumptions';
  const { 'can-i-deploy': environment, 'provider-version': version } = values;
  if (environment !== undefined) {
    if (!version) throw new Error('--can-i-deploy needs --provider-version: what is deployed.');
    return { environment, version };
  }
  if (!values['base-url']) throw new Error('--base-url is missing: it says where the backend is.');
  const baseUrl = address('base-url', values['base-url']);
  return {
    baseUrl,
    statesUrl: address('states-url', values['states-url'] ?? `${baseUrl}/_provider-states`),
    tags: values.tag ?? [],
    operations: values.operation ?? [],
    pacts: values.pacts ?? packagedPacts,
    ownPacts: values.pacts !== undefined,
    json: values.json,
    providerVersion: values['provider-version'],
    providerBranch: values['provider-branch'],
  };
}
