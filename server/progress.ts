/** Shows the first import to the person who started the server: a bar on a terminal, a few log lines elsewhere. */
import type { Logger } from 'pino'
import type { WriteStream } from 'node:tty'

const WIDTH = 30

export function showProgress(out: WriteStream, log: Logger): (done: number, total: number) => void {
  let shown = -1
  return (done, total) => {
    const percent = Math.min(100, Math.floor((100 * done) / Math.max(total, 1)))
    if (percent === shown) return
    shown = percent
    if (out.isTTY) {
      const filled = Math.round((WIDTH * percent) / 100)
      out.write(
        `\r  Dictionary ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${percent} %${percent === 100 ? '\n' : ''}`,
      )
    } else if (percent % 25 === 0) log.info({ percent }, 'loading the dictionary')
  }
}
