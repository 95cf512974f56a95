import { UserError } from '../bootstrap/user-error.mjs';

/**
 * Runs a command and sets the exit code it answers with. What the person at the keyboard can put
 * right (UserError) is printed as it is, exit code 2; a fault of ours keeps its stack trace.
 * @param {(args: string[]) => Promise<number>} command gets the arguments after `--`
 */
export async function main(command) {
  try {
    process.exitCode = await command(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}
