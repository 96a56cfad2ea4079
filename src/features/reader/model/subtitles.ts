const TIME = /^\s*\d{1,3}:\d{2}:\d{2}[,.]\d{1,3}\s*-->/
/** Ends a sentence, closing quotes and brackets behind it included. */
const END = /[.!?…。！？]["'”’)\]]*$/

/** The words of subtitles (SRT) without numbers, times and marks of style; lines of one sentence are joined. */
export function readSubtitles(text: string): string {
  const said: string[] = []
  for (const block of text.replaceAll(/\r\n?/g, '\n').split(/\n[^\S\n]*\n/)) {
    const lines = block.split('\n')
    const time = lines.findIndex((line) => TIME.test(line))
    if (time === -1) continue
    const line = lines
      .slice(time + 1)
      .join(' ')
      .replaceAll(/<[^<>]*>|\{\\[^{}]*\}/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    if (line !== '') said.push(line)
  }
  const parts = said.flatMap((line, index) => {
    const before = said[index - 1]
    if (before === undefined) return [line]
    return [END.test(before) || line.startsWith('-') ? '\n' : ' ', line]
  })
  return parts.join('')
}
