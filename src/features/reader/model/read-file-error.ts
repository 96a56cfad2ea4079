/** Why a file gave no text. `protected`: locked by its seller. `too_much`: it unpacks to more than a book is. `empty`: no text in it. */
export type FileFault = 'broken' | 'protected' | 'too_much' | 'empty'

export class ReadFileError extends Error {
  override readonly name = 'ReadFileError'
  readonly fault: FileFault
  constructor(fault: FileFault, options?: ErrorOptions) {
    super(`A file gave no text: ${fault}`, options)
    this.fault = fault
  }
}
