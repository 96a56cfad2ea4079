/**
 * Loaded before the measured server. Asked by a message, it tells how long a turn of the event loop has taken at most since it was asked
 * last, in milliseconds of the thread's own processor time, so that other programs on the machine do not count; and the memory in bytes.
 */
export interface Look {
  readonly longestTurn: number
  readonly memory: number
}

let longestTurn = 0
let last = process.threadCpuUsage()

setInterval(() => {
  const now = process.threadCpuUsage()
  longestTurn = Math.max(longestTurn, (now.user + now.system - last.user - last.system) / 1000)
  last = now
}, 1).unref()

process.on('message', (message) => {
  if (message !== 'look') return
  process.send?.({ longestTurn, memory: process.memoryUsage.rss() } satisfies Look)
  longestTurn = 0
})
