/** A tenth of a second of silence, as a WAV file: what every word sounds like in stories. */
export function silence(): Response {
  const samples = 800
  const view = new DataView(new ArrayBuffer(44 + samples * 2))
  const text = (at: number, word: string) =>
    [...word].forEach((char, index) => view.setUint8(at + index, char.charCodeAt(0)))
  text(0, 'RIFF')
  view.setUint32(4, 36 + samples * 2, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, 8_000, true)
  view.setUint32(28, 16_000, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, samples * 2, true)
  return new Response(view.buffer, { headers: { 'Content-Type': 'audio/wav' } })
}
