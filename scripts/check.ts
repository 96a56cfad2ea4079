/** The project's checks: `test`, `validate` (test, types, lint and the like) and `ci` (everything that .ci/run demands). */
import process from 'node:process'
import { ensureBrowser, ensureHaproxy, ensurePgbouncer, ensurePostgres, ensureRedis } from './system.ts'
import { runSteps, type Step } from './steps.ts'
import { postgresTests } from '../tests/support/test-files.ts'

/** Each runner keeps two workers; two runners fill the processors while one of them starts or waits for its last file. */
const AT_ONCE = 2

const vitest = (...projects: string[]) => [
  'vitest',
  'run',
  '--allowOnly=false',
  ...projects.flatMap((project) => ['--project', project]),
]

const test: Step[] = [
  { name: 'unit', command: vitest('unit'), report: 'vitest' },
  { name: 'api', command: vitest('api'), report: 'vitest' },
  { name: 'stories', command: vitest('stories'), report: 'vitest', prepare: ensureBrowser },
  {
    name: 'e2e, main flows',
    command: ['playwright', 'test', '--grep', '@main'],
    report: 'playwright',
    prepare: ensureBrowser,
    alone: true,
  },
]

const rest: Step[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'unused code', command: ['npm', 'run', '--silent', 'knip'] },
  { name: 'format', command: ['npm', 'run', '--silent', 'format:check'] },
]

/** Compares with the pictures that were approved at Chromatic; fails on changes that nobody approved there. Needs an account, so only where its token is set. */
const chromatic: Step[] = process.env.CHROMATIC_PROJECT_TOKEN
  ? [{ name: 'Chromatic', command: ['npm', 'run', '--silent', 'chromatic'] }]
  : []

const OTHER_FLOWS = 'e2e, other flows'

const ci: Step[] = [
  { name: 'npm test', command: ['npm', 'test', '--silent'], report: 'closing-line', alone: true },
  ...rest,
  { name: 'lockfile', command: ['npm', 'ci', '--dry-run'] },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'Storybook build', command: ['npm', 'run', '--silent', 'build-storybook'] },
  // What starts servers or browsers by the dozen fills the machine: side by side, each would outlast the other's patience.
  {
    name: 'visual',
    command: ['env', 'VISUAL_STORYBOOK=storybook-static', 'npm', 'run', '--silent', 'test:visual'],
    report: 'closing-line',
    prepare: ensureBrowser,
    alone: true,
  },
  ...chromatic,
  {
    name: 'processes',
    command: vitest('process'),
    report: 'vitest',
    prepare: () => void (ensurePostgres(), ensurePgbouncer(), ensureHaproxy(), ensureRedis()),
    alone: true,
  },
  {
    name: 'races and processes on PostgreSQL',
    command: ['node', 'scripts/with-postgres.ts', ...vitest('api', 'process'), ...postgresTests()],
    report: 'vitest',
    prepare: () => void (ensurePostgres(), ensurePgbouncer()),
    alone: true,
  },
  // Learners for five minutes, few enough to leave the processors to the flows; what was acknowledged must be there though three things die.
  {
    name: 'load with faults',
    command: ['npm', 'run', '--silent', 'load', '--', '--rate', '0.6', '--seconds', '300', '--faults'],
    prepare: () => void (ensurePostgres(), ensurePgbouncer(), ensureHaproxy()),
    beside: OTHER_FLOWS,
  },
  // The main flows have run in npm test.
  {
    name: OTHER_FLOWS,
    command: ['playwright', 'test', '--grep-invert', '@main'],
    report: 'playwright',
    prepare: ensureBrowser,
    alone: true,
  },
  {
    name: 'bench, smoke',
    command: ['npm', 'run', '--silent', 'bench', '--', '--smoke'],
    prepare: ensureBrowser,
    alone: true,
  },
]

const checks: Record<string, Step[]> = { test, validate: [...test, ...rest], ci }
const [name = 'test', ...only] = process.argv.slice(2)
const steps = (checks[name] ?? []).filter(
  (step) => only.length === 0 || only.some((word) => step.name.startsWith(word)),
)
process.exit(await runSteps(steps, AT_ONCE))
