import { rmSync } from 'node:fs'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArguments, chromium } from './scripts/system.ts'
import { apiTests, postgresOnlyTests, processTests, storyFiles, unitTests } from './tests/support/test-files.ts'

/** Pre-bundled packages of this one run: two runs at once must not rewrite each other's. */
const bundles = `node_modules/.vite/stories-${process.pid}`
// What still writes there while the process ends must not fail a run whose tests passed.
process.once('exit', () => rmSync(bundles, { recursive: true, force: true, maxRetries: 5 }))

/** The files of a worker share their modules, which takes half the time; what a test changes in the process ends with the test. */
const sharedModules = { isolate: false, unstubGlobals: true, unstubEnvs: true }
/**
 * A test that asserts nothing, because its list was empty or its callback never ran, fails. What is looked for again and again is waited for as long
 * as a busy machine needs.
 */
const expectSettings = { requireAssertions: true, poll: { timeout: 15_000 } }

const withDatabase = {
  environment: 'node' as const,
  setupFiles: ['tests/support/setup.ts'],
  // One migrated database is made here and copied for every file (PGlite, or PostgreSQL with TEST_DATABASE=postgres).
  globalSetup: ['tests/support/api-setup.ts'],
  expect: expectSettings,
  maxWorkers: 2,
  // Long enough for the slowest test beside another runner on two processors: what runs into it hangs.
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    tags: [
      { name: 'postgres', description: 'Runs on PostgreSQL too: races, money, what one database does otherwise.' },
    ],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [unitTests],
          setupFiles: ['tests/support/setup.ts'],
          testTimeout: 20_000,
          expect: expectSettings,
          ...sharedModules,
        },
      },
      {
        test: {
          ...withDatabase,
          name: 'api',
          include: apiTests,
          ...sharedModules,
        },
      },
      {
        test: {
          ...withDatabase,
          name: 'process',
          include: processTests,
          exclude: process.env.TEST_DATABASE === 'postgres' ? [] : postgresOnlyTests,
          // The programs of the server start some fifty times: a third of a start is compiling the same modules.
          env: { NODE_COMPILE_CACHE: 'node_modules/.cache/wordgrove-compile' },
        },
      },
      {
        extends: './vite.base.config.ts',
        // Without a full scan up front, a story that meets a dependency first reloads the page under the running tests.
        optimizeDeps: { force: true, entries: ['.storybook/preview.tsx', storyFiles] },
        plugins: [
          storybookTest({ configDir: '.storybook' }),
          { name: 'own-bundles', config: () => ({ cacheDir: bundles }) },
        ],
        test: {
          name: 'stories',
          maxWorkers: 2,
          setupFiles: ['tests/support/setup.ts'],
          isolate: false,
          // The first story of a screen compiles all of it, on a machine that runs other checks beside.
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // What rises or fades is not visible in its first frame: a test would now and then look just then.
            provider: playwright({
              launchOptions: { executablePath: chromium, args: browserArguments },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
