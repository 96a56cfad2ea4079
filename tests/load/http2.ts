/** The same pages through a proxy that speaks HTTP/2 and through one that does not: what an operator gains by it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCertificate } from '#tests/certificate'
import { freePort } from '../../scripts/postgres-cluster.ts'
import { runHaproxy } from '../stage/haproxy.ts'
import type { Cell } from './budget.ts'
import { median } from './numbers.ts'
import { pageTargets } from './page-loads.ts'
import { measureLoad } from './pages.ts'
import type { Load } from './pages.ts'

/** Those with the most files before they are ready, and one with few. */
const PAGES = ['home', 'word', 'a note', 'settings'] as const

const settingsOf = (server: string, pem: string, ports: { readonly one: number; readonly two: number }) => `
global
  maxconn 1000
defaults
  mode http
  timeout connect 2s
  timeout client 120s
  timeout server 120s
frontend one
  bind 127.0.0.1:${ports.one} ssl crt ${pem} alpn http/1.1
  default_backend server
frontend two
  bind 127.0.0.1:${ports.two} ssl crt ${pem} alpn h2,http/1.1
  default_backend server
backend server
  server only ${new URL(server).host}
`

/** Loads each page by both protocols in every round; HTTP/1.1 is the floor, and HTTP/2 may cost no more than a twentieth above it. */
export async function measureHttp2(origin: string, rounds: number): Promise<Cell[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-http2-'))
  const { tls } = makeCertificate(folder)
  const pem = join(folder, 'both.pem')
  writeFileSync(pem, tls.cert + tls.key)
  const ports = { one: await freePort(), two: await freePort() }
  const stop = await runHaproxy(settingsOf(origin, pem, ports), ports.two)
  const cells: Cell[] = []
  try {
    const targets = await pageTargets(origin)
    const loads = PAGES.map((page) => ({ page, one: [] as Load[], two: [] as Load[] }))
    for (let round = 0; round < rounds; round += 1)
      for (const { page, one, two } of loads) {
        const at = (port: number) => ({
          ...targets[page],
          url: targets[page].url.replace(origin, `https://127.0.0.1:${port}`),
        })
        one.push(await measureLoad(at(ports.one)))
        two.push(await measureLoad(at(ports.two)))
      }
    for (const { page, one, two } of loads)
      for (const [what, title] of [
        ['lcp', 'largest paint'],
        ['ready', 'ready'],
      ] as const) {
        const floor = median(one.map((load) => load[what]))
        const value = median(two.map((load) => load[what]))
        cells.push({
          name: `${page} by HTTP/2: ${title}`,
          unit: 'ms',
          value,
          floor,
          limit: 1.05 * floor,
          better: 'less',
        })
      }
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return cells
}
