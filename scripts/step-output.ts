/** Steps that run side by side print one after the other: one is shown as it goes, the others are kept until it has ended. */
export interface StepOutput {
  write(text: string): void
  /** The step has ended: whoever printed beside it is shown now. */
  end(): void
}

/** @param print where the text goes; the process's own output unless a test reads it */
export function createStepOutputs(print: (text: string) => void = (text) => void process.stdout.write(text)) {
  const open: { kept: string; hasEnded: boolean }[] = []

  function showFirst(): void {
    for (let [first] = open; first; [first] = open) {
      print(first.kept)
      first.kept = ''
      if (!first.hasEnded) return
      open.shift()
    }
  }

  return function openOutput(): StepOutput {
    const output = { kept: '', hasEnded: false }
    open.push(output)
    return {
      write(text) {
        output.kept += text
        if (open[0] === output) showFirst()
      },
      end() {
        output.hasEnded = true
        if (open[0] === output) showFirst()
      },
    }
  }
}
