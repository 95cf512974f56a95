// Runs in a process of its own: the native verifier prints its own report on standard output.
import core from '@pact-foundation/pact-core';

/** What the verifier is told. */
export interface Run {
  baseUrl: string;
  statesUrl: string;
  /** Pact files, or addresses of pacts at a broker. */
  pacts: readonly string[];
  /** Set when the results are to be published at the broker that the pacts came from. */
  publish?: { providerVersion: string; branch: string | undefined };
}

/** The verifier's JSON report, or why it could not run. */
export type Ran = { report: string } | { failure: string };

async function verify({ baseUrl, statesUrl, pacts, publish }: Run): Promise<Ran> {
  try {
    const report = await core.default.verifyPacts({
      providerBaseUrl: baseUrl,
      providerStatesSetupUrl: statesUrl,
      pactUrls: [...pacts],
      logLevel: 'error',
      ...(publish && {
        publishVerificationResult: true,
        providerVersion: publish.providerVersion,
        ...(publish.branch && { providerVersionBranch: publish.branch }),
      }),
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
