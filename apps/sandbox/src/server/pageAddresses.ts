/** Which addresses are pages of the portal, and which are for programs. */
import type { FastifyRequest } from 'fastify';
import type { Operation } from './operations.ts';

/** What lies in these is a file or nothing, never a page. */
const fileFolders = ['assets', 'brands', 'pictures'];

/** @returns whether a request is a person's for a page: any address outside of the folders of API and files, read as HTML */
export function pageAddresses(operations: Operation[]): (request: FastifyRequest) => boolean {
  const apiFolders = operations.flatMap(({ path }) => {
    const [, first = '', ...rest] = path.split('/');
    return rest.length > 0 ? [first] : [];
  });
  const folders = new Set([...apiFolders, ...fileFolders]);
  return ({ method, url, headers }) => {
    const [, first = ''] = url.split(/[/?]/, 2);
    return (
      ['GET', 'HEAD'].includes(method) &&
      !folders.has(first) &&
      (headers.accept ?? '').includes('text/html')
    );
  };
}
