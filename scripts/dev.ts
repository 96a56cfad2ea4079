/** `npm run dev`: the server restarts when its files change, the pages reload in place; one address for both. */
import { spawn } from 'node:child_process'
import { createServer } from 'vite'

const port = Number(process.env.PORT ?? 3000)
const apiPort = port + 1
const api = `http://127.0.0.1:${apiPort}`

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(apiPort), PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}` },
})
server.on('exit', (code) => process.exit(code ?? 1))

const proxied = ['/api', '/health', '/pictures', '/dev/outbox']
const pages = await createServer({
  server: { host: '127.0.0.1', port, strictPort: true, proxy: Object.fromEntries(proxied.map((path) => [path, api])) },
})
await pages.listen()
pages.printUrls()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    void pages.close().finally(() => server.kill(signal))
  })
}
