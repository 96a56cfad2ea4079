import { createReadStream } from 'node:fs'
import papaparse from 'papaparse'

const CHUNK_BYTES = 1 << 18

/** Streams a UTF-8 file of comma-separated values, the rows of about 256 KB at a time. */
export async function readCsv(path: string, visit: (rows: readonly string[][]) => void): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    papaparse.parse<string[]>(createReadStream(path, { encoding: 'utf8', highWaterMark: CHUNK_BYTES }), {
      delimiter: ',',
      chunk: ({ data }) => visit(data),
      complete: () => resolve(),
      error: reject,
    })
  })
}
