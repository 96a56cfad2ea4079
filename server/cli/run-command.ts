/** Runs a command of the operator: prints what it answers, or one line with what went wrong, and then ends with 1. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'It could not be done.'}\n`)
    process.exitCode = 1
  }
}
