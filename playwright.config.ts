import { defineConfig } from 'playwright/test'
import { browserArguments, chromium } from './scripts/system.ts'
import { flowFiles } from './tests/support/test-files.ts'

/** Fixed, so that tests and reports name one address; not a port that people use. `E2E_PORT` lets two checkouts run side by side. */
const port = Number(process.env.E2E_PORT ?? 4173)
/** A server that runs already, for somebody who is writing a flow: `E2E_ORIGIN=http://localhost:3000 npm run test:e2e`. */
const running = process.env.E2E_ORIGIN
const origin = running ?? `http://localhost:${port}`
/** Emptied by playwright before each run, so every run's server begins with a data folder that knows no learner. */
const results = 'test-results'

export default defineConfig({
  testDir: '.',
  testMatch: flowFiles,
  outputDir: results,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // The longest flow takes a minute and a half alone, and three times that beside other checks. What hangs in one step ends sooner: `use` says when.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? `${results}/report.json` }]],
  use: {
    baseURL: origin,
    // No word is asked to be said: the flow of say questions takes this back.
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'microphone', value: 'refused' }] }] },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // A flow meets the server itself. The flows of the service worker allow it.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: browserArguments,
    },
  },
  // The production build as an operator starts it. The first run of a version also shows a start on an empty folder.
  webServer: running
    ? undefined
    : {
        command: 'node tests/support/prepare-data.ts && node scripts/boot.mjs start',
        url: `http://localhost:${port}/health/ready`,
        env: {
          PORT: String(port),
          DATA_DIR: `${results}/data`,
          APP_ENV: 'demo',
          LOG_LEVEL: 'fatal',
          RATE_LIMIT_SCALE: '100',
        },
        timeout: 600_000,
        reuseExistingServer: false,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      },
})
