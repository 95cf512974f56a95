import type { Request, Sandbox } from '../harness/sandbox.ts';

/** Sets up the data that a request needs and returns the request. */
export type RequestSetup = (sandbox: Sandbox) => Promise<Request>;

/** Creates a request that needs only the test world. */
export const withoutSetup =
  (request: Request = {}): RequestSetup =>
  async () =>
    request;
