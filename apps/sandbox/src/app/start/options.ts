import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isPacked, packageFolder } from '../../platform/packageFolder.ts';
import { isLocalHost } from '../../platform/http/localHost.ts';
import { parseInstant } from '../../platform/time.ts';
import type { WalletKeys } from '../../platform/api.ts';
import { readWalletKeys, WalletKeysError } from '../../domains/wallet/readKeys.ts';
import { readTrustProxy } from '@studio-portal/page-server/trustProxy';
import manifest from '../../../package.json' with { type: 'json' };
import { help, packageHelp } from './help.ts';

export type Options = {
  port: number;
  host: string;
  /** Empties the data directory first. */
  fresh: boolean;
  /** Directory of the embedded database; null keeps everything in memory. */
  dataDir: string | null;
  /** URL of a PostgreSQL server to use instead of the embedded database. */
  databaseUrl: string | null;
  portalDist: string;
  /** True if there is a build of the portal to serve. */
  hasPortal: boolean;
  /** Folder of the reference. */
  docsDist: string;
  logLevel: string;
  validateAnswers: boolean;
  providerStates: boolean;
  /** File of the chain that replaces the sample data; null for these. */
  seedFile: string | null;
  /** Other origins whose pages may call the API from a browser. */
  origins: string[];
  /** Public origin of the portal for links in mails; null for the address the sandbox listens on. */
  portalOrigin: string | null;
  /** Addresses of trusted proxies. */
  trustProxy: string[];
  /** URL of the mail server; without one, mails stay queued. */
  smtpUrl: string | null;
  /** Push service origins allowed in addition to those of the browser vendors. */
  pushServices: string[];
  /** Origins of calendars allowed in addition to public ones over TLS. */
  calendarOrigins: string[];
  /** True if mails are shown under /outbox instead, visible to anyone who can reach it. */
  outbox: boolean;
  /** True if public forms require a bot protection token, for which the sandbox simulates the service. */
  botProtection: boolean;
  /** Keys for passes in wallets. */
  walletKeys: WalletKeys;
  /** Time at which the clock starts, for tests; null for the system time. */
  clock: Date | null;
};

/** Defaults of options; the package has neither a data folder of its own nor the portal. */
const defaults = isPacked
  ? { dataDir: 'memory', portalDist: 'portal', docsDist: 'dist/reference' }
  : {
      dataDir: join(packageFolder, '../../.data/sandbox'),
      portalDist: '../portal/dist',
      docsDist: '../../packages/sdk/reference/dist',
    };

/** Reads the options from arguments and environment; exits with a one-line message if they are invalid, or after --help. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): Options {
  const { values } = parse(args);
  if (values.help) exitWithText(isPacked ? packageHelp : help);
  if (values.version) exitWithText(manifest.version);
  const port = Number(values.port ?? env.PORT ?? 4100);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    exitWithError(`--port must be a number from 0 to 65535, not "${values.port ?? env.PORT}".`);
  const databaseUrl = values['database-url'] ?? env.DATABASE_URL ?? null;
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl))
    exitWithError(
      'The database URL (--database-url or DATABASE_URL) must begin with postgres:// or postgresql://.',
    );
  const { origin: origins = [] } = values;
  const wrongOrigin = origins.find((origin) => !isOrigin(origin));
  if (wrongOrigin !== undefined)
    exitWithError(
      `--origin must be an origin such as http://localhost:5173, without a path, not "${wrongOrigin}".`,
    );
  const { SMTP_URL: smtpUrl = null, PORTAL_ORIGIN: portalOrigin = origins[0] ?? null } = env;
  if (smtpUrl !== null && !/^smtps?:\/\//.test(smtpUrl))
    exitWithError('SMTP_URL must begin with smtp:// or smtps://.');
  if (portalOrigin !== null && !isOrigin(portalOrigin))
    exitWithError('PORTAL_ORIGIN must be an origin, such as https://portal.example.');
  const pushServices = readOrigins('PUSH_SERVICES', env);
  const calendarOrigins = readOrigins('CALENDAR_ORIGINS', env);
  const trustProxy = readTrustProxy(env.TRUST_PROXY);
  if (trustProxy === null)
    exitWithError(
      'TRUST_PROXY must be the addresses of the proxies in front, such as 10.0.0.0/8,::1.',
    );
  const host = values.host ?? env.HOST ?? 'localhost';
  const outbox =
    smtpUrl === null &&
    (values.outbox === true || env.OUTBOX === '1' || (isPacked && isLocalHost(host)));
  if (outbox && !isLocalHost(host))
    exitWithError(
      `The outbox shows everybody's codes, so with it the sandbox listens on localhost only, not on ${host}: start without --outbox and OUTBOX, or set SMTP_URL.`,
    );
  const clock = env.CLOCK ? parseInstant(env.CLOCK) : null;
  if (env.CLOCK && clock === null)
    exitWithError('CLOCK must be an instant with its offset, such as 2027-03-28T00:10:00+01:00.');
  if (clock !== null && !isLocalHost(host))
    exitWithError(
      `With CLOCK it is another time than the real one, so the sandbox listens on localhost only then, not on ${host}: start without CLOCK.`,
    );
  if (values.seed !== undefined && env.PROVIDER_STATES === '1')
    exitWithError('PROVIDER_STATES brings data of its own: leave out --seed or PROVIDER_STATES.');
  const dataDir = values.data ?? env.DATA_DIR ?? defaults.dataDir;
  const portalDist = resolve(env.PORTAL_DIST ?? join(packageFolder, defaults.portalDist));
  return {
    port,
    host,
    fresh: values.fresh ?? false,
    dataDir: dataDir === 'memory' ? null : resolve(dataDir),
    databaseUrl,
    portalDist,
    hasPortal: existsSync(join(portalDist, 'index.html')),
    docsDist: resolve(env.DOCS_DIST ?? join(packageFolder, defaults.docsDist)),
    logLevel: env.LOG_LEVEL ?? 'warn',
    validateAnswers: env.VALIDATE_ANSWERS === '1',
    providerStates: env.PROVIDER_STATES === '1',
    seedFile: values.seed ?? null,
    origins,
    portalOrigin,
    trustProxy,
    smtpUrl,
    pushServices,
    calendarOrigins,
    outbox,
    botProtection: env.BOT_PROTECTION === '1',
    walletKeys: readKeys(env, clock ?? new Date()),
    clock,
  };
}

function readKeys(env: NodeJS.ProcessEnv, now: Date): WalletKeys {
  try {
    return readWalletKeys(env, now);
  } catch (error) {
    if (error instanceof WalletKeysError) return exitWithError(error.message);
    throw error;
  }
}

function readOrigins(name: string, env: NodeJS.ProcessEnv): string[] {
  const origins = (env[name] ?? '').split(',').filter((one) => one !== '');
  return origins.every(isOrigin)
    ? origins
    : exitWithError(
        `${name} must be origins, such as https://service.example,http://localhost:8090.`,
      );
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

const optionTypes = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  'database-url': { type: 'string' },
  fresh: { type: 'boolean' },
  seed: { type: 'string' },
  origin: { type: 'string', multiple: true },
  outbox: { type: 'boolean' },
  help: { type: 'boolean' },
  version: { type: 'boolean' },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: optionTypes });
  } catch (error) {
    const names = Object.keys(optionTypes).map((name) => `--${name}`);
    return exitWithError(
      `${error instanceof Error ? error.message : String(error)}. Options: ${names.join(', ')}.`,
    );
  }
}

function exitWithText(text: string): never {
  console.log(text);
  process.exit(0);
}

function exitWithError(reason: string): never {
  console.error(reason);
  process.exit(2);
}
