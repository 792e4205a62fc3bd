/** Runs a command. A failure prints its message without the stack trace, and makes the exit code 1. */
export async function runMain(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
