/** Starts the server; settings: see README.md. */
import { existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createMetrics } from './metrics.ts';
import { createServer } from './server.ts';
import { readSettings, SettingsFault } from './settings.ts';

/** Milliseconds that requests under way may still take once the server stops. */
const patience = 10_000;

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
    void metrics.text().then((text) => response.setHeader('Content-Type', 'text/plain').end(text));
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
  const address = await app.listen({ port: settings.port, host: settings.host });
  if (settings.metricsPort !== null) numbers.listen(settings.metricsPort, settings.host);
  app.log.info(`The portal is at ${address}, its backend at ${settings.apiOrigin}`);
} catch (error) {
  // One line for each setting that is wrong; what cannot be explained keeps its stack.
  if (error instanceof SettingsFault) for (const line of error.lines) console.error(line);
  else console.error(error);
  process.exit(1);
}
