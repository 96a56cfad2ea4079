/** Loaded before a server, it makes the server run out of memory when it gets SIGUSR2. */
const filling: number[][] = []
process.on('SIGUSR2', () => {
  for (;;) filling.push(Array.from({ length: 1_000_000 }, (_, index) => index / 3))
})
