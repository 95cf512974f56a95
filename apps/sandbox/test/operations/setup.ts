import type { Request, Sandbox } from '../harness/sandbox.ts';

/** Brings about what a request needs, and makes the request. */
export type Happy = (sandbox: Sandbox) => Promise<Request>;

/** A request that needs nothing but the world. */
export const plain =
  (request: Request = {}): Happy =>
  async () =>
    request;
