import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isLocalHost } from '../server/localHost.ts';
import { parseInstant } from '../time.ts';
import { readTrustProxy } from '@studio-portal/shell/trustProxy';

export type Options = {
  port: number;
  host: string;
  /** Begin anew: the data directory is emptied first. */
  fresh: boolean;
  /** Where the embedded database keeps its files; null keeps everything in memory. */
  dataDir: string | null;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl: string | null;
  portalDist: string;
  /** Where `npm run docs` writes the reference. */
  docsDist: string;
  logLevel: string;
  validateAnswers: boolean;
  providerStates: boolean;
  /** Where readers find the portal, for the links of mails; null is where the sandbox listens. */
  portalOrigin: string | null;
  /** Addresses of the proxies in front. */
  trustProxy: string[];
  /** A mail server; without one mails wait. */
  smtpUrl: string | null;
  /** Origins of push services that may be called beside those of the browsers' makers. */
  pushServices: string[];
  /** Whether mails are shown under /outbox instead, to everybody who can reach it. */
  outbox: boolean;
  /** Whether public forms need a token of the bot protection, which the sandbox plays then. */
  botProtection: boolean;
  /** From when its clock runs on, for tests; null is the machine's own time. */
  clock: Date | null;
};

const repository = new URL('../../../../', import.meta.url).pathname;

/** Reads what the sandbox is started with; ends the process with one line when it makes no sense. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): Options {
  const { values } = parse(args);
  const port = Number(values.port ?? env.PORT ?? 4100);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    refuse(`--port must be a number from 0 to 65535, not "${values.port ?? env.PORT}".`);
  const { DATABASE_URL: databaseUrl = null } = env;
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl))
    refuse('DATABASE_URL must begin with postgres:// or postgresql://.');
  const { SMTP_URL: smtpUrl = null, PORTAL_ORIGIN: portalOrigin = null } = env;
  if (smtpUrl !== null && !/^smtps?:\/\//.test(smtpUrl))
    refuse('SMTP_URL must begin with smtp:// or smtps://.');
  if (portalOrigin !== null && !isOrigin(portalOrigin))
    refuse('PORTAL_ORIGIN must be an origin, such as https://portal.example.');
  const pushServices = (env.PUSH_SERVICES ?? '').split(',').filter((one) => one !== '');
  if (!pushServices.every(isOrigin))
    refuse('PUSH_SERVICES must be origins, such as https://push.example,http://localhost:8090.');
  const trustProxy = readTrustProxy(env.TRUST_PROXY);
  if (trustProxy === null)
    refuse('TRUST_PROXY must be the addresses of the proxies in front, such as 10.0.0.0/8,::1.');
  const host = values.host ?? env.HOST ?? 'localhost';
  const outbox = smtpUrl === null && (values.outbox === true || env.OUTBOX === '1');
  if (outbox && !isLocalHost(host))
    refuse(
      `The outbox shows everybody's codes, so with it the sandbox listens on localhost only, not on ${host}: start without --outbox and OUTBOX, or set SMTP_URL.`,
    );
  const clock = env.CLOCK ? parseInstant(env.CLOCK) : null;
  if (env.CLOCK && clock === null)
    refuse('CLOCK must be an instant with its offset, such as 2027-03-28T00:10:00+01:00.');
  if (clock !== null && !isLocalHost(host))
    refuse(
      `With CLOCK it is another time than the real one, so the sandbox listens on localhost only then, not on ${host}: start without CLOCK.`,
    );
  const dataDir = env.DATA_DIR ?? `${repository}.data/sandbox`;
  return {
    port,
    host,
    fresh: values.fresh ?? false,
    dataDir: dataDir === 'memory' ? null : resolve(dataDir),
    databaseUrl,
    portalDist: resolve(env.PORTAL_DIST ?? `${repository}apps/portal/dist`),
    docsDist: resolve(env.DOCS_DIST ?? `${repository}packages/sdk/reference/dist`),
    logLevel: env.LOG_LEVEL ?? 'warn',
    validateAnswers: env.VALIDATE_ANSWERS === '1',
    providerStates: env.PROVIDER_STATES === '1',
    portalOrigin,
    trustProxy,
    smtpUrl,
    pushServices,
    outbox,
    botProtection: env.BOT_PROTECTION === '1',
    clock,
  };
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        fresh: { type: 'boolean' },
        outbox: { type: 'boolean' },
      },
    });
  } catch (error) {
    return refuse(
      `${error instanceof Error ? error.message : String(error)} Options: --port, --host, --fresh, --outbox.`,
    );
  }
}

function refuse(reason: string): never {
  console.error(reason);
  process.exit(2);
}
