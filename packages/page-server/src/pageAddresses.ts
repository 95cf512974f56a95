/** Which addresses are pages of the portal, and which are for programs. */
import type { FastifyRequest } from 'fastify';

/** What lies in these is a file or nothing, never a page. */
const fileFolders = ['assets', 'brands', 'pictures', '.well-known'];

/** Behind these stands the name of a chain or a studio, which may hold a dot. */
const namedFolders: ReadonlySet<string> = new Set(['studio', 'studios']);

/** Kinds of files that a site has, and that strangers look for. Not every dot: names in addresses hold some, too. */
const fileKinds =
  'js|mjs|css|map|wasm|json|xml|rss|atom|txt|webmanifest|ico|png|jpg|jpeg|gif|svg|webp|avif|bmp|mp3|mp4|' +
  'webm|woff|woff2|ttf|otf|eot|pdf|zip|gz|tgz|tar|rar|7z|htm|html|php|asp|aspx|jsp|cgi|sh|sql|bak|log|ini|env|conf|yml|yaml|toml|lock|pem|key';

/** `robots.txt`, `x.png`, `.env`: no page of the portal ends so. */
const fileName = new RegExp(`^\\.[a-z]|\\.(?:${fileKinds})$`, 'i');

/**
 * @param operations of the backend
 * @returns whether a request is for a page: any address outside of the folders of API and files, and no name of a file, read as HTML
 */
export function pageAddresses(
  operations: readonly { path: string }[],
): (request: FastifyRequest) => boolean {
  const apiFolders = operations.flatMap(({ path }) => {
    const [, first = '', ...rest] = path.split('/');
    return rest.length > 0 ? [first] : [];
  });
  const folders = new Set([...apiFolders, ...fileFolders]);
  return ({ method, url, headers }) => {
    const [path = ''] = url.split('?', 1);
    const [first = '', ...rest] = path.slice(1).split('/');
    const isNamed = namedFolders.has(first) && rest.length === 1;
    return (
      ['GET', 'HEAD'].includes(method) &&
      !folders.has(first) &&
      (isNamed || !fileName.test(rest.at(-1) ?? first)) &&
      takesHtml(headers.accept)
    );
  };
}

/** Previews, monitors and curl take anything; a program that names JSON wants an answer it can read. */
function takesHtml(accept = '*/*'): boolean {
  const kinds = new Set(
    accept.split(',').map((kind) => kind.split(';', 1)[0]?.trim().toLowerCase()),
  );
  return (
    kinds.has('text/html') ||
    (!kinds.has('application/json') && (kinds.has('*/*') || kinds.has('text/*')))
  );
}
