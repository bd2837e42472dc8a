import { OwnerError } from '#shared/owner-error.ts';

/** Reads the environment or the owner's files; on a mistake there, prints one line and exits. */
export async function readOrExit<Result>(read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
