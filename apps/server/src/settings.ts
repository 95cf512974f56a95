/** Reads the operator's settings from environment variables, once at start-up. README.md describes each. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Settings as PageSettings } from '@studio-portal/page-server/settings';
import { readTrustProxy } from '@studio-portal/page-server/trustProxy';
import { z } from 'zod';
import { type ForwardedFolders, parseForwardedFolders } from './forwardedFolders.ts';

export type Settings = {
  port: number;
  host: string;
  /** Origin of the backend as seen from this server. */
  apiOrigin: string;
  /** Origin of the backend as seen from browsers; null if they call this server, which forwards. */
  apiPublicOrigin: string | null;
  /** Seconds that the backend may take to start the answer of a forwarded call, and between two chunks of it. */
  callSeconds: number;
  /** Seconds that an idle connection of a client stays open. */
  keepAliveSeconds: number;
  /** Forwarded folders and their targets. */
  forwarded: ForwardedFolders;
  /** Host names of the portal, each with its chain, if any; null if any name is accepted. */
  hosts: ReadonlyMap<string, string | undefined> | null;
  /** Addresses of trusted reverse proxies. */
  trustProxy: string[];
  /** Origins of pictures and videos in addition to this one. */
  contentOrigins: string[];
  /** Folders of earlier builds of the portal, latest first. */
  earlierBuilds: string[];
  /** Port of the metrics; null to disable them. */
  metricsPort: number | null;
  /** Seconds between the stop signal and closing the server to new connections. */
  drainSeconds: number;
  logLevel: string;
  /** Values for the head of each page. */
  page: PageSettings;
};

/** Invalid settings, one line each. */
export class SettingsError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'SettingsError';
    this.lines = lines;
  }
}

const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;

const isHttps = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:';

const originMessage = 'must be an origin without a path, such as https://api.example';
const origin = z.string().refine(isOrigin, originMessage);
const list = z.string().transform((text) => text.split(',').map((one) => one.trim()));
const httpsAddress = z.string().refine(isHttps, 'must be an https address');
const port = z.coerce
  .number('must be a number from 0 to 65535')
  .int('must be a number from 0 to 65535')
  .min(0, 'must be a number from 0 to 65535')
  .max(65_535, 'must be a number from 0 to 65535');

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const tenant = /^[a-z0-9-]{1,63}$/;
const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

const hosts = z.string().transform((text, context) => {
  const entries = text.split(',').map((one) => one.trim().split('='));
  for (const [name = '', chain, ...more] of entries)
    if (!hostName.test(name) || more.length > 0 || (chain !== undefined && !tenant.test(chain)))
      context.addIssue(
        'must be names of hosts, each with its chain if it has one, such as studios.example,north.example=northside',
      );
  return new Map(entries.map(([name = '', chain]) => [name, chain]));
});

const trustProxy = z.string().transform((text, context) => {
  const read = readTrustProxy(text);
  if (!read) context.addIssue('must be addresses of proxies, such as 10.0.0.0/8,::1, or loopback');
  return read ?? [];
});

const schema = z.object({
  PORT: port.default(8080),
  HOST: z.string().default('0.0.0.0'),
  API_ORIGIN: z
    .string('is missing: set it to the origin of your backend, such as https://api.example')
    .refine(isOrigin, originMessage),
  API_PUBLIC_ORIGIN: origin.optional(),
  CALL_SECONDS: z.coerce
    .number('must be a number of seconds from 1 to 600')
    .min(1, 'must be a number of seconds from 1 to 600')
    .max(600, 'must be a number of seconds from 1 to 600')
    .default(60),
  BASE_PATH: z
    .literal('/', 'is not supported: serve the portal at the root of a host name of its own')
    .optional(),
  KEEP_ALIVE_SECONDS: z.coerce
    .number('must be a number of seconds from 1 to 3600')
    .min(1, 'must be a number of seconds from 1 to 3600')
    .max(3600, 'must be a number of seconds from 1 to 3600')
    .default(72),
  FORWARD: list.optional(),
  HOSTS: hosts.optional(),
  TRUST_PROXY: trustProxy.default([]),
  CONTENT_ORIGINS: list
    .refine(
      (origins) => origins.every(isOrigin),
      'must be origins with commas between, such as https://cdn.example',
    )
    .default([]),
  EARLIER_BUILDS: list
    .transform((folders) => folders.map((folder) => resolve(folder)))
    .refine(
      (folders) => folders.every((folder) => existsSync(join(folder, 'assets'))),
      'must be folders of builds of the portal, such as releases/1/portal',
    )
    .default([]),
  METRICS_PORT: port.optional(),
  DRAIN_SECONDS: z.coerce
    .number('must be a number of seconds from 0 to 300')
    .min(0, 'must be a number of seconds from 0 to 300')
    .max(300, 'must be a number of seconds from 0 to 300')
    .default(0),
  LOG_LEVEL: z.enum(levels, `must be one of ${levels.join(', ')}`).default('info'),
  FALLBACK_ADDRESS: httpsAddress.optional(),
  MAPS_TOKEN: z.string().optional(),
  GA4_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'must be a measurement id, such as G-ABC123')
    .optional(),
  BOT_PROTECTION_SCRIPT: httpsAddress.optional(),
  BOT_PROTECTION_KEY: z.string().optional(),
  CHAT_SCRIPT: httpsAddress.optional(),
  ERROR_REPORT_DSN: httpsAddress.optional(),
  ERROR_REPORT_RELEASE: z.string().optional(),
  STUDIO_CHOICE_TENANT: z
    .string()
    .regex(tenant, 'must be the name of a chain, such as northside')
    .optional(),
});

/**
 * Reads the settings.
 * @param env an empty variable counts as not set
 * @throws SettingsError with one line for each invalid setting
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const { data, error } = schema.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  );
  if (error)
    throw new SettingsError(
      error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`),
    );
  const forwarded = parseForwardedFolders(data.FORWARD ?? [], data.API_ORIGIN);
  if (!forwarded)
    throw new SettingsError([
      'FORWARD must be folders with the addresses they stand for, such as pictures=https://cdn.example/pictures.',
    ]);
  if ((data.BOT_PROTECTION_SCRIPT === undefined) !== (data.BOT_PROTECTION_KEY === undefined))
    throw new SettingsError([
      'BOT_PROTECTION_SCRIPT and BOT_PROTECTION_KEY go together: set both or none.',
    ]);
  return {
    port: data.PORT,
    host: data.HOST,
    apiOrigin: data.API_ORIGIN,
    apiPublicOrigin: data.API_PUBLIC_ORIGIN ?? null,
    callSeconds: data.CALL_SECONDS,
    keepAliveSeconds: data.KEEP_ALIVE_SECONDS,
    forwarded,
    hosts: data.HOSTS ?? null,
    trustProxy: data.TRUST_PROXY,
    contentOrigins: data.CONTENT_ORIGINS,
    earlierBuilds: data.EARLIER_BUILDS,
    metricsPort: data.METRICS_PORT ?? null,
    drainSeconds: data.DRAIN_SECONDS,
    logLevel: data.LOG_LEVEL,
    page: pageSettings(data),
  };
}

/**
 * Replaces samples of the build with empty values for settings that are not set. Keeps the release, which only
 * the build knows.
 */
function pageSettings(data: z.output<typeof schema>): PageSettings {
  return {
    'api-origin': data.API_PUBLIC_ORIGIN ?? '',
    'bot-protection-key': data.BOT_PROTECTION_KEY ?? '',
    'bot-protection-script': data.BOT_PROTECTION_SCRIPT ?? '',
    'chat-script': data.CHAT_SCRIPT ?? '',
    'error-report-dsn': data.ERROR_REPORT_DSN ?? '',
    'fallback-address': data.FALLBACK_ADDRESS ?? '',
    'ga4-measurement-id': data.GA4_MEASUREMENT_ID ?? '',
    'maps-token': data.MAPS_TOKEN ?? '',
    'studio-choice-tenant': data.STUDIO_CHOICE_TENANT ?? '',
    ...(data.ERROR_REPORT_RELEASE === undefined
      ? {}
      : { 'error-report-release': data.ERROR_REPORT_RELEASE }),
  };
}
