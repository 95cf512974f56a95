/** Starts the server. README.md describes the settings. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createMetrics } from './metrics.ts';
import { createServer } from './server.ts';
import { readSettings, SettingsError } from './settings.ts';

/** Milliseconds that pending requests may take after the server stops. */
const shutdownTimeout = 10_000;

/** Explanations of the operating system's errors for addresses that cannot be used. */
const listenErrors: ReadonlyMap<string, string> = new Map([
  ['EACCES', 'this user may not listen there, choose a port from 1024'],
  ['EADDRINUSE', 'the port is in use'],
  ['EADDRNOTAVAIL', 'this machine has no such address'],
  ['ENOTFOUND', 'the name cannot be resolved'],
]);

/** Next to this file in a release (vite.config.ts), in its own workspace otherwise. */
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
      app.log.fatal({ error }, 'Uncaught error, the server exits');
      process.exit(1);
    });
  const metricsServer = createHttpServer((_request, response) => {
    metrics.text().then(
      (text) => response.setHeader('Content-Type', metrics.type).end(text),
      (error: unknown) => {
        app.log.error({ error }, 'Metrics could not be collected');
        response.writeHead(500).end();
      },
    );
  });
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    app.log.info('The server is shutting down');
    await pause(settings.drainSeconds * 1000);
    setTimeout(() => process.exit(1), shutdownTimeout).unref();
    await app.close();
    app.log.info('The server has stopped');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  const { host, port, metricsPort } = settings;
  const address = await waitUntilListening(`PORT ${port}`, host, app.listen({ port, host }));
  if (metricsPort !== null) {
    metricsServer.listen(metricsPort, host);
    await waitUntilListening(`METRICS_PORT ${metricsPort}`, host, once(metricsServer, 'listening'));
  }
  if (!settings.hosts)
    app.log.warn(
      'HOSTS is not set: links may contain any host that a request names. Set it to the host names of this portal.',
    );
  app.log.info(`The portal is at ${address}, its backend at ${settings.apiOrigin}`);
} catch (error) {
  // Prints one line for each invalid setting, and the stack of any other error.
  if (error instanceof SettingsError) for (const line of error.lines) console.error(line);
  else console.error(error);
  process.exit(1);
}

/**
 * Waits until a server listens.
 * @throws SettingsError if the address cannot be used
 */
async function waitUntilListening<Listening>(
  name: string,
  host: string,
  started: Promise<Listening>,
): Promise<Listening> {
  try {
    return await started;
  } catch (error) {
    const code: unknown = error instanceof Error && Reflect.get(error, 'code');
    if (typeof code !== 'string' || !listenErrors.has(code)) throw error;
    throw new SettingsError([
      `${name} is not available on HOST ${host}: ${listenErrors.get(code)} (${code}).`,
    ]);
  }
}
