import { StreamTestScreen } from '#features/words'

/** /test-streaming, for administrators. */
export function StreamTest() {
  return <StreamTestScreen />
}
