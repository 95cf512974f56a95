// Runs in a process of its own: the native verifier prints its own report on standard output.
import core from '@pact-foundation/pact-core';

/** What the verifier is told. */
export interface Run {
  baseUrl: string;
  statesUrl: string;
  /** Pact files. */
  pacts: readonly string[];
}

/** The verifier's JSON report, or why it could not run. */
export type Ran = { report: string } | { failure: string };

async function verify({ baseUrl, statesUrl, pacts }: Run): Promise<Ran> {
  try {
    const report = await core.default.verifyPacts({
      providerBaseUrl: baseUrl,
      providerStatesSetupUrl: statesUrl,
      pactUrls: [...pacts],
      logLevel: 'error',
      // The recorder before the backend gives up earlier.
      timeout: 30_000,
    });
    return { report };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.startsWith('{') ? { report: message } : { failure: message };
  }
}

process.once('message', (run: Run) => {
  void verify(run).then((ran) => {
    process.send?.(ran, () => process.disconnect());
  });
});
