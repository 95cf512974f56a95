import type { Request, Sandbox } from '../harness/sandbox.ts';

/** Sets up the data that a request needs and returns the request. */
export type Happy = (sandbox: Sandbox) => Promise<Request>;

/** Creates a request that needs only the test world. */
export const plain =
  (request: Request = {}): Happy =>
  async () =>
    request;
