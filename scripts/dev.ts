/** `npm run dev`: the server restarts when its files change, the pages reload in place; one address for both. */
import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { showDemoCashier } from '../contract/demo-cashier.ts'
import { routes } from '../contract/routes.ts'

const port = Number(process.env.PORT ?? 3000)
const apiPort = port + 1
const api = `http://127.0.0.1:${apiPort}`

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(apiPort),
    PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
  },
})
server.on('exit', (code) => process.exit(code ?? 1))

const proxied = ['/api', '/health', '/pictures', routes.outbox(), showDemoCashier.path]
const pages = await createServer({
  server: { host: '127.0.0.1', port, strictPort: true, proxy: Object.fromEntries(proxied.map((path) => [path, api])) },
})
await pages.listen()
pages.printUrls()

// Vite exits on the terminal's signal, the server only on ours. The server ends first, then this process.
const stop = (): void => void server.kill()
process.on('SIGINT', stop).on('SIGTERM', stop).on('exit', stop)
// The parent process is gone, so no other process would stop this one.
process.on('disconnect', stop)
