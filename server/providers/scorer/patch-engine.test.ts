import { expect, test } from 'vitest'
import { readPatchedEngine } from './patch-engine.ts'

/** A WebAssembly program with nothing in it. */
const EMPTY = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)

test('a program that is not the one the repairs are for is refused', async () => {
  await expect(readPatchedEngine(EMPTY, '/dev/null')).rejects.toThrow(/fits 0 times/)
})
