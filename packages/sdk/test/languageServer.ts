import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A completion that an editor suggests. */
export interface Completion {
  name: string;
  /** The module that choosing it imports from. */
  source?: string;
}

/** Answers of the language server to the request with a number. */
interface Answer {
  type: string;
  request_seq?: number;
  body?: { entries?: Completion[] };
}

const server = fileURLToPath(import.meta.resolve('typescript/lib/tsserver.js'));

/**
 * Asks TypeScript's language server, as editors do, for the completions at a place in a file.
 * @param text the text before the cursor, in one line
 * @param after the text after the cursor, such as a closing quote
 */
export async function completionsAt(
  file: string,
  text: string,
  after = '',
): Promise<readonly Completion[]> {
  const child = spawn(process.execPath, [server, '--disableAutomaticTypingAcquisition'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    timeout: 120_000,
  });
  const send = (seq: number, command: string, args: object) =>
    child.stdin.write(`${JSON.stringify({ seq, type: 'request', command, arguments: args })}\n`);
  send(1, 'configure', {
    preferences: {
      includeCompletionsForModuleExports: true,
      includePackageJsonAutoImports: 'on',
    },
  });
  send(2, 'open', { file, fileContent: text + after });
  send(3, 'completionInfo', { file, line: 1, offset: text.length + 1 });
  try {
    for await (const line of createInterface(child.stdout)) {
      const answer: Answer | null = line.startsWith('{') ? JSON.parse(line) : null;
      if (answer?.type === 'response' && answer.request_seq === 3)
        return answer.body?.entries ?? [];
    }
    throw new Error('The language server ended without an answer.');
  } finally {
    child.kill();
  }
}
