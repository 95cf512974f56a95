import { SeedFileError } from '../../seed/file/SeedFileError.ts';
import type { Options } from './options.ts';

/** A startup failure with a one-line explanation for the operator. */
export class StartupError extends Error {
  static readonly exitCode = 2;
}

/** Explains how to fix a failed start; null if the operator cannot fix it. */
export function explainStartupError(
  error: unknown,
  { port, host, dataDir, databaseUrl }: Options,
): string | null {
  if (error instanceof StartupError || error instanceof SeedFileError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is busy: stop what uses it, or choose another with --port ${port + 1}.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return databaseUrl === null
        ? `${host} is no address of this machine: leave --host out, or name one that is.`
        : 'The host of the database URL is not known: check its name, or leave out --database-url (DATABASE_URL).';
    case 'EADDRNOTAVAIL':
      return `${host} is no address of this machine: leave --host out, or name one that is.`;
    case 'EACCES':
    case 'EPERM':
      return port < 1024 && error instanceof Error && error.message.includes('listen')
        ? `No permission to listen on port ${port}: choose one from 1024 with --port.`
        : `No permission to write to ${dataDir}: make it writable, or choose one that is with --data.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${dataDir} is no folder: choose one with --data.`;
    case 'ENOSPC':
      return `No space is left on the disk of ${dataDir}.`;
    case '28P01':
    case '28000':
      return 'The PostgreSQL server refuses the user of the database URL: check name and password.';
    case '3D000':
      return 'The database of the database URL does not exist: create it, or name another.';
    case 'ECONNREFUSED':
      return databaseUrl === null
        ? null
        : 'No PostgreSQL server answers at the database URL: start it, or leave out --database-url (DATABASE_URL).';
    default:
      return null;
  }
}
