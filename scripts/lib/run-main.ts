/** Does a command's work; a failure is told in its one sentence, without the trace, and ends with exit code 1. */
export async function orSay(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
