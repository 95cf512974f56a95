/** Starts the server; settings: see README.md. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createMetrics } from './metrics.ts';
import { createServer } from './server.ts';
import { readSettings, SettingsFault } from './settings.ts';

/** Milliseconds that requests under way may still take once the server stops. */
const patience = 10_000;

/** What an operating system says of a place where nothing can listen. */
const unusable: ReadonlyMap<string, string> = new Map([
  ['EACCES', 'this user may not, choose one from 1024 on'],
  ['EADDRINUSE', 'something listens there already'],
  ['EADDRNOTAVAIL', 'this machine has no such address'],
  ['ENOTFOUND', 'nobody knows this name'],
]);

/** Beside this file in a release (vite.config.ts), in its own workspace otherwise. */
const portalDist =
  ['./portal', '../../portal/dist']
    .map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
    .find((folder) => existsSync(`${folder}/index.html`)) ?? 'portal';

try {
  const settings = readSettings(process.env);
  const metrics = createMetrics();
  let stopping = false;
  const app = await createServer(settings, { portalDist, metrics, isStopping: () => stopping });
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      app.log.fatal({ error }, 'The server is broken and ends');
      process.exit(1);
    });
  const numbers = createHttpServer((_request, response) => {
    metrics.text().then(
      (text) => response.setHeader('Content-Type', metrics.type).end(text),
      (error: unknown) => {
        app.log.error({ error }, 'The numbers cannot be told');
        response.writeHead(500).end();
      },
    );
  });
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    app.log.info('The server has been told to stop');
    await pause(settings.drainSeconds * 1000);
    setTimeout(() => process.exit(1), patience).unref();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  const { host, port, metricsPort } = settings;
  const address = await listening(`PORT ${port}`, host, app.listen({ port, host }));
  if (metricsPort !== null) {
    numbers.listen(metricsPort, host);
    await listening(`METRICS_PORT ${metricsPort}`, host, once(numbers, 'listening'));
  }
  if (!settings.hosts)
    app.log.warn(
      'HOSTS is not set: strangers may put their name into links. Set it to the names of this portal.',
    );
  app.log.info(`The portal is at ${address}, its backend at ${settings.apiOrigin}`);
} catch (error) {
  // One line for each setting that is wrong; what cannot be explained keeps its stack.
  if (error instanceof SettingsFault) for (const line of error.lines) console.error(line);
  else console.error(error);
  process.exit(1);
}

/** @throws SettingsFault where nothing can listen there */
async function listening<Listening>(
  name: string,
  host: string,
  asked: Promise<Listening>,
): Promise<Listening> {
  try {
    return await asked;
  } catch (error) {
    const code: unknown = error instanceof Error && Reflect.get(error, 'code');
    if (typeof code !== 'string' || !unusable.has(code)) throw error;
    throw new SettingsFault([
      `${name} cannot be had on HOST ${host}: ${unusable.get(code)} (${code}).`,
    ]);
  }
}
