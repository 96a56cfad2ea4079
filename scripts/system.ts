/** What the operating system must bring for the tests; installed from Debian's packages where we may. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

/** The Chromium that browser tests drive: the one without a desktop around its pages, which takes half the time of the other. */
export const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'
/** Chromium as people have it, for what the other lacks: notifications. */
export const desktopChromium = process.env.CHROMIUM ?? '/usr/bin/chromium'
/** What both are started with by tests: no asking for news, and nothing that a machine without a screen has not. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-sync',
]

/** Both browsers and a Chinese font. Throws with what to install when it cannot install them itself. */
export function ensureBrowser(): void {
  const missing = [
    ...(existsSync(chromium) ? [] : ['chromium-headless-shell']),
    ...(existsSync(desktopChromium) ? [] : ['chromium']),
    ...(hasChineseFont() ? [] : ['fonts-noto-cjk']),
  ]
  if (missing.length === 0) return
  aptInstall(
    missing,
    `a Chromium (CHROMIUM=/path/to/it, now ${chromium} and ${desktopChromium}) and a Chinese font such as Noto Sans CJK`,
  )
  for (const browser of [chromium, desktopChromium])
    if (!existsSync(browser)) throw new Error(`There is still no browser at ${browser}.`)
}

/** Directory of PostgreSQL's programs, the newest version that is here. Installs it or throws, as above. */
export function ensurePostgres(): string {
  const found = postgresPrograms()
  if (found) return found
  aptInstall(['postgresql'], 'PostgreSQL 15 or later')
  const installed = postgresPrograms()
  if (!installed) throw new Error('PostgreSQL was installed, but its programs are not in /usr/lib/postgresql.')
  return installed
}

/** PgBouncer's program. Installs it or throws, as above. */
export const ensurePgbouncer = (): string => ensureProgram('/usr/sbin/pgbouncer', 'pgbouncer', 'PgBouncer')

/** HAProxy's program. Installs it or throws, as above. */
export const ensureHaproxy = (): string => ensureProgram('/usr/sbin/haproxy', 'haproxy', 'HAProxy')

/** The program of a service that speaks the protocol of Redis. Installs it or throws, as above. */
export const ensureRedis = (): string => ensureProgram('/usr/bin/redis-server', 'redis-server', 'Redis or Valkey')

function ensureProgram(path: string, debianPackage: string, inWords: string): string {
  if (!existsSync(path)) aptInstall([debianPackage], inWords)
  if (!existsSync(path)) throw new Error(`There is still no ${path}.`)
  return path
}

function postgresPrograms(): string | undefined {
  const base = '/usr/lib/postgresql'
  if (!existsSync(base)) return undefined
  const versions = readdirSync(base).sort((a, b) => Number(b) - Number(a))
  return versions.map((version) => `${base}/${version}/bin`).find((path) => existsSync(`${path}/initdb`))
}

/** Systems without fontconfig (macOS, Windows) bring Chinese fonts of their own. */
function hasChineseFont(): boolean {
  const { error, stdout } = spawnSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' })
  return error !== undefined ? process.platform !== 'linux' : stdout.trim() !== ''
}

function aptInstall(packages: string[], inWords: string): void {
  const apt = spawnSync('apt-get', ['--version']).error === undefined
  if (process.getuid?.() !== 0 || !apt) {
    throw new Error(`The tests need ${inWords}. On Debian: apt-get install ${packages.join(' ')}`)
  }
  console.log(`Installing ${packages.join(', ')} ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status, stderr } = spawnSync('apt-get', ['-q', ...words], { env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`apt-get ${words.join(' ')} failed:\n${stderr}`)
  }
}
