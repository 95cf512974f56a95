import type { Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { serve, type LocalServer } from '../httpServer.ts';
import { numberHeader, numberParam, startRecorder, type Recorder } from '../recorder.ts';

let backend: LocalServer | undefined;
let recorder: Recorder | undefined;
afterEach(async () => {
  await recorder?.stop();
  await backend?.stop();
});

test('never blames a backend that closes idle connections', async () => {
  const used = new Set<Socket>();
  backend = await serve((incoming, outgoing) => {
    // Like a backend that closes a kept connection at the moment the next request arrives.
    if (used.has(incoming.socket)) return void incoming.socket.destroy();
    used.add(incoming.socket);
    return void incoming.resume().on('end', () => outgoing.end('{}'));
  });
  recorder = await startRecorder(backend.url, `${backend.url}/_provider-states`);
  for (const number of [1, 2, 3]) {
    const params = { [numberParam]: number };
    await fetch(recorder.statesUrl, {
      method: 'POST',
      body: JSON.stringify({ state: 'an event', params, action: 'setup' }),
    });
    const headers = { [numberHeader]: String(number) };
    await fetch(`${recorder.url}/login`, { method: 'POST', headers, body: '{}' });
  }
  for (const number of [1, 2, 3])
    expect(recorder.getExchange(number)).toMatchObject({
      states: [{ status: 200 }],
      answer: { status: 200 },
      failure: null,
    });
});
