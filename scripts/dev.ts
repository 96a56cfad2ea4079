/** `npm run dev`: the server restarts when its files change, the pages reload in place; one address for both. */
import { spawn } from 'node:child_process'
import { createServer } from 'vite'
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

const proxied = ['/api', '/health', '/pictures', routes.outbox()]
const pages = await createServer({
  server: { host: '127.0.0.1', port, strictPort: true, proxy: Object.fromEntries(proxied.map((path) => [path, api])) },
})
await pages.listen()
pages.printUrls()

// Vite leaves by itself when it is told to; the server must be told in any case. It ends first, then we do.
const stop = (): void => void server.kill()
process.on('SIGINT', stop).on('SIGTERM', stop).on('exit', stop)
// Whoever started this is gone: nobody else would ever stop it.
process.on('disconnect', stop)
