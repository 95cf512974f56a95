// Runs in a separate process because the native verifier prints its own report to standard output.
import core from '@pact-foundation/pact-core';

/** Input for the verifier. */
export interface VerifierRun {
  baseUrl: string;
  statesUrl: string;
  /** Paths of pact files. */
  pacts: readonly string[];
}

/** The verifier's JSON report, or the reason why it could not run. */
export type VerifierOutcome = { report: string } | { failure: string };

async function verify({ baseUrl, statesUrl, pacts }: VerifierRun): Promise<VerifierOutcome> {
  try {
    const report = await core.default.verifyPacts({
      providerBaseUrl: baseUrl,
      providerStatesSetupUrl: statesUrl,
      pactUrls: [...pacts],
      logLevel: 'error',
      // Longer than the recorder's time limit.
      timeout: 30_000,
    });
    return { report };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.startsWith('{') ? { report: message } : { failure: message };
  }
}

process.once('message', (run: VerifierRun) => {
  void verify(run).then((ran) => {
    process.send?.(ran, () => process.disconnect());
  });
});
