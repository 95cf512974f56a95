// npm run gallery: all interface pieces with all their states, under any brand, on vite's
// development server. GALLERY_PORT (5174) chooses another port.
import { ensureFreePort } from './lib/free-port.mjs';
import { main } from './lib/main.mjs';
import { exitOf, startService, stopOnSignals } from './lib/service.mjs';

await main(async (args) => {
  const port = Number(process.env.GALLERY_PORT ?? 5174);
  await ensureFreePort(port, 'GALLERY_PORT');
  const gallery = startService(
    'vite',
    ['--config', 'gallery/vite.config.ts', '--port', String(port), '--strictPort', ...args],
    { cwd: 'packages/ui' },
  );
  stopOnSignals([gallery]);
  const code = await exitOf(gallery);
  return code === 143 || code === 130 ? 0 : code;
});
